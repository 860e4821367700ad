import type { CardTab } from "@cardplaza/contract/cards/card-rules";
import { useLock } from "../../../forms/form-context.ts";
import { GalleryEditor } from "./gallery-editor.tsx";
import { LockedHint } from "../../../forms/fields/locked-hint.tsx";
import { ProductsEditor } from "./products-editor.tsx";
import { ServicesEditor } from "./services-editor.tsx";

/** `onShow` shows the list that is being edited in the preview. */
export function OffersStep({ onShow }: { onShow: (tab: CardTab) => void }) {
  // The template locks all three or none of them.
  const lock = useLock("services");
  return (
    <fieldset disabled={lock?.readOnly} className="grid min-w-0 grid-cols-1 gap-10">
      {lock && (
        <p className="text-sm text-muted">
          <LockedHint lock={lock} />
        </p>
      )}
      <ServicesEditor onFocus={() => onShow("services")} />
      <ProductsEditor onFocus={() => onShow("products")} />
      <GalleryEditor onFocus={() => onShow("gallery")} />
    </fieldset>
  );
}
