import { useFormContext, useWatch } from "react-hook-form";
import type { CardValues } from "./card-values.ts";
import { usePictures } from "./form-context.ts";
import { OfferList } from "./offer-list.tsx";
import { OfferText } from "./offer-text.tsx";
import { PictureField } from "./picture-field.tsx";

export function ProductsEditor({ onFocus }: { onFocus: () => void }) {
  const pictures = usePictures();
  const { control } = useFormContext<CardValues>();
  const products = useWatch({ control, name: "products" });
  return (
    <OfferList
      kind="products"
      title="Products"
      one="product"
      empty="What people can buy from you."
      onFocus={onFocus}
      pictureOf={(index) => pictures.shownAt(products[index]?.image ?? "") || undefined}
      Fields={ProductFields}
    />
  );
}

function ProductFields({ index }: { index: number }) {
  return (
    <>
      <OfferText name={`products.${index}.name`} label="Name" required />
      <OfferText name={`products.${index}.price`} label="Price" inputMode="decimal" leading="₹" />
      <OfferText
        name={`products.${index}.description`}
        label="Description"
        multiline
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
