import { MAX_OFFERS } from "@cardplaza/contract/cards/card-limits";
import { FormText } from "../../../forms/fields/form-text.tsx";
import { usePictures } from "../../../forms/form-context.ts";
import { PictureField } from "../../../forms/pictures/picture-field.tsx";
import { RowList } from "../../../forms/rows/row-list.tsx";
import { NEW_PRODUCT, offerDetail } from "./card-values.ts";

export function ProductsEditor({ onFocus }: { onFocus: () => void }) {
  const pictures = usePictures();
  return (
    <RowList
      name="products"
      title="Products"
      one="product"
      empty="What people can buy from you."
      most={MAX_OFFERS}
      fresh={NEW_PRODUCT}
      titleOf={({ name }) => name}
      detailOf={offerDetail}
      pictureOf={({ image }) => pictures.shownAt(image) || undefined}
      onFocus={onFocus}
      Fields={ProductFields}
    />
  );
}

function ProductFields({ index }: { index: number }) {
  return (
    <>
      <FormText name={`products.${index}.name`} label="Name" required />
      <FormText name={`products.${index}.price`} label="Price" inputMode="decimal" leading="₹" />
      <FormText
        name={`products.${index}.description`}
        label="Description"
        rows={3}
        className="sm:col-span-2"
      />
      <PictureField
        name={`products.${index}.image`}
        label="Picture"
        purpose="product"
        className="sm:col-span-2"
      />
    </>
  );
}
