import type { CardTab } from "@cardplaza/contract/card-rules";
import { GalleryEditor } from "./gallery-editor.tsx";
import { ProductsEditor } from "./products-editor.tsx";
import { ServicesEditor } from "./services-editor.tsx";

/** `onShow` brings the list one works at into the preview. */
export function OffersStep({ onShow }: { onShow: (tab: CardTab) => void }) {
  return (
    <>
      <ServicesEditor onFocus={() => onShow("services")} />
      <ProductsEditor onFocus={() => onShow("products")} />
      <GalleryEditor onFocus={() => onShow("gallery")} />
    </>
  );
}
