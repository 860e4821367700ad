import { PRODUCT_LIMITS } from "@cardplaza/contract/companies/products/product-words";
import { textFieldsOf } from "../../../../forms/fields/typed-fields.ts";
import { defineForm } from "../../../../forms/define-form.ts";
import { checkDraft } from "./check-product.ts";
import { EMPTY_PRODUCT, type ProductValues } from "./product-values.ts";

const LABELS = {
  name: "Name",
  category: "Category",
  images: "Pictures",
  description: "Description",
  priceType: "Price",
  price: "Price",
  priceMax: "Highest price",
  unit: "Unit",
  moq: "Minimum order",
  gstRate: "GST rate",
  hsn: "HSN code",
  specs: "Specifications",
  countryOfOrigin: "Country of origin",
  availability: "Availability",
} as const;

/** One page without steps. */
export const PRODUCT_FORM = defineForm<ProductValues, "product">({
  empty: EMPTY_PRODUCT,
  steps: { product: { label: "Product", fields: Object.keys(LABELS) } },
  labels: LABELS,
  limits: PRODUCT_LIMITS,
  stopsAtLimit: true,
  check: checkDraft,
  picturesIn: ({ images }) => images,
  pictureLists: ["images"],
  rows: ["specs"],
});

export const { Text: ProductText } = textFieldsOf<keyof typeof LABELS>();
