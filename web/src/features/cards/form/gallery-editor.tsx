import { MAX_GALLERY } from "@cardplaza/contract/cards/card-limits";
import { useFormContext, useWatch } from "react-hook-form";
import { useFieldProblem } from "../../../forms/fields/use-field-problem.ts";
import { PictureList } from "../../../forms/pictures/picture-list.tsx";
import { listProblem } from "../../../forms/saving/show-refusals.ts";
import type { CardValues } from "./card-values.ts";

export function GalleryEditor({ onFocus }: { onFocus: () => void }) {
  const { clearErrors, control, getValues, setValue } = useFormContext<CardValues>();
  const gallery = useWatch({ control, name: "gallery" });
  const change = (edit: (now: readonly string[]) => string[]) => {
    clearErrors(listProblem("gallery"));
    const next = edit(getValues("gallery").map(({ url }) => url)).map((url) => ({ url }));
    setValue("gallery", next, { shouldDirty: true });
  };
  return (
    <PictureList
      name="gallery"
      title="Gallery"
      empty="Photos of your work, your shop, your team."
      addLabel="Add pictures"
      full={`The gallery holds ${MAX_GALLERY} pictures.`}
      pictures={gallery.map(({ url }) => url)}
      most={MAX_GALLERY}
      purpose="gallery"
      change={change}
      problem={useFieldProblem(listProblem("gallery"))}
      onFocus={onFocus}
    />
  );
}
