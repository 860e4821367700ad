import type { ProductFields } from "@cardplaza/contract/companies/products/product-fields";
import type { ProductContents } from "@cardplaza/contract/companies/products/product-rules";
import {
  DEFAULT_ORIGIN,
  type Availability,
  type PriceType,
  type ProductSpec,
} from "@cardplaza/contract/companies/products/product-words";
import type { ProductUnit } from "@cardplaza/contract/units";
import type { Product } from "@cardplaza/contract/companies/products/product";
import { isAmount, paiseOf, typedAmount } from "../../../enquiries/amount.ts";

/** The form's values: texts as they were typed, pictures as addresses or as names of drafts. */
export interface ProductValues {
  name: string;
  category: string;
  images: string[];
  description: string;
  priceType: PriceType;
  /** The price in rupees. */
  price: string;
  priceMax: string;
  unit: ProductUnit;
  moq: string;
  gstRate: string;
  hsn: string;
  specs: ProductSpec[];
  countryOfOrigin: string;
  availability: Availability;
}

export const EMPTY_PRODUCT: ProductValues = {
  name: "",
  category: "",
  images: [],
  description: "",
  priceType: "fixed",
  price: "",
  priceMax: "",
  unit: "piece",
  moq: "1",
  gstRate: "",
  hsn: "",
  specs: [],
  countryOfOrigin: DEFAULT_ORIGIN,
  availability: "in_stock",
};

export const valuesOf = (product: Product): ProductValues => ({
  name: product.name,
  category: product.category,
  images: product.images,
  description: product.description,
  priceType: product.priceType,
  price: typedAmount(product.pricePaise ?? undefined),
  priceMax: typedAmount(product.priceMaxPaise ?? undefined),
  unit: product.unit,
  moq: String(product.moq),
  gstRate: product.gstRate === null ? "" : String(product.gstRate),
  hsn: product.hsn,
  specs: product.specs,
  countryOfOrigin: product.countryOfOrigin,
  availability: product.availability,
});

const paise = (text: string) => (isAmount(text) ? (paiseOf(text) ?? null) : null);
const isRange = ({ priceType }: ProductValues) => priceType === "range";
const isOnRequest = ({ priceType }: ProductValues) => priceType === "on_request";

/** What is sent. `urlOf` gives the address of a picture. */
export function fieldsOf(values: ProductValues, urlOf: (picture: string) => string): ProductFields {
  const { price, priceMax, gstRate, ...same } = values;
  return {
    ...same,
    images: values.images.map(urlOf),
    pricePaise: isOnRequest(values) ? null : paise(price),
    priceMaxPaise: isRange(values) ? paise(priceMax) : null,
    moq: Number(values.moq.trim() || 1),
    gstRate: gstRate === "" ? null : Number(gstRate),
    hsn: values.hsn.trim(),
  };
}

/** What the rules of the contract look at. */
export const contentsOf = (values: ProductValues): ProductContents => ({
  ...fieldsOf(values, (picture) => picture),
  name: values.name.trim(),
  description: values.description.trim(),
});
