import { MAX_PRODUCT_IMAGES } from "@cardplaza/contract/companies/products/product-words";
import { useFormContext, useWatch } from "react-hook-form";
import { useFieldProblem } from "../../../../forms/fields/use-field-problem.ts";
import { PictureList } from "../../../../forms/pictures/picture-list.tsx";
import { listProblem } from "../../../../forms/saving/show-refusals.ts";
import type { ProductValues } from "./product-values.ts";

/** Width over height, as the product's page shows them. */
const PICTURE_SHAPE = 4 / 3;

/** The pictures in their order: the first is the one that lists show. */
export function ProductImages() {
  const { getValues, setValue, clearErrors } = useFormContext<ProductValues>();
  const images = useWatch<ProductValues, "images">({ name: "images" });
  const problem = [useFieldProblem("images"), useFieldProblem(listProblem("images"))].find(Boolean);
  return (
    <PictureList
      name="images"
      title="Pictures"
      empty="At least one, on a plain background. Buyers look at them first."
      counted={(count) => `${count}. The first one is shown in lists.`}
      addLabel="Add pictures"
      full={`At most ${MAX_PRODUCT_IMAGES} pictures.`}
      pictures={images}
      most={MAX_PRODUCT_IMAGES}
      purpose="product"
      aspect={PICTURE_SHAPE}
      change={(edit) => {
        setValue("images", edit(getValues("images")), { shouldDirty: true });
        clearErrors("images");
        clearErrors(listProblem("images"));
      }}
      problem={problem}
    />
  );
}
