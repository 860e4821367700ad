import { NewProduct } from "@cardplaza/contract/companies/products/product-fields";
import { productCategoryWritten } from "@cardplaza/contract/companies/products/product-categories";
import {
  PRODUCT_IMPORT_TEXT as TEXT,
  type ProductColumn,
} from "@cardplaza/contract/companies/products/product-import-words";
import { wrongWithPrice } from "@cardplaza/contract/companies/products/product-rules";
import {
  AVAILABILITIES,
  PRICE_TYPES,
  PRODUCT_TEXT,
  type PriceType,
} from "@cardplaza/contract/companies/products/product-words";
import { unitWritten } from "@cardplaza/contract/companies/products/unit-words";
import { pricesOf } from "./product-values.ts";

export type Cells = Partial<Record<ProductColumn, string>>;
type Errors = Record<string, string>;

/** The product that a row of a file describes, or what is wrong with it, by column. All errors at once. */
export function readProductRow(cells: Cells, origin: string): { product?: NewProduct; errors: Errors } {
  const errors: Errors = {};
  /** The value of a cell; an empty cell has none, and what cannot be read is an error. */
  const cell = <Value>(column: ProductColumn, read: (text: string) => Value | undefined, message: string) => {
    const text = cells[column];
    if (!text) return undefined;
    const value = read(text);
    if (value === undefined) errors[column] = message;
    return value;
  };
  const pricePaise = cell("price", paiseIn, TEXT.badNumber) ?? null;
  const priceMaxPaise = cell("priceMax", paiseIn, TEXT.badNumber) ?? null;
  const priceType = cell("priceType", priceTypeIn, TEXT.badPriceType) ?? guessed(pricePaise, priceMaxPaise);
  const prices = pricesOf({ priceType, pricePaise, priceMaxPaise });
  const read = NewProduct.safeParse({
    name: cells.name ?? "",
    description: cells.description,
    hsn: cells.hsn,
    countryOfOrigin: cells.countryOfOrigin,
    category: cell("category", productCategoryWritten, PRODUCT_TEXT.badCategory),
    unit: cell("unit", unitWritten, PRODUCT_TEXT.badUnit),
    moq: cell("moq", numberIn, PRODUCT_TEXT.badMoq),
    gstRate: cell("gstRate", (text) => numberIn(text.replace(/%$/, "")), PRODUCT_TEXT.badGst),
    availability: cell("availability", (text) => oneOf(AVAILABILITIES, text), TEXT.badAvailability),
    specs: cell("specs", specsIn, TEXT.badSpecs),
    images: cells.images ? imagesIn(cells.images, origin) : undefined,
    ...prices,
  });
  for (const { path, message } of read.error?.issues ?? []) errors[columnOf(String(path[0]))] ??= message;
  for (const [field, message] of Object.entries(wrongWithPrice(prices))) errors[columnOf(field)] ??= message;
  return Object.keys(errors).length > 0 ? { errors } : { product: read.data, errors };
}

/** Prices are in paise in the product, and in rupees in a file. */
function columnOf(field: string): string {
  if (field === "pricePaise") return "price";
  return field === "priceMaxPaise" ? "priceMax" : field;
}

const guessed = (least: number | null, most: number | null): PriceType =>
  least === null ? "on_request" : most === null ? "fixed" : "range";

/** "1200", "1,200.50", "₹ 1,20,000". */
function numberIn(text: string): number | undefined {
  const plain = text.replaceAll(/[₹,\s]/g, "").replace(/^(?:rs|inr)\.?/i, "");
  return /^\d{1,15}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}

function paiseIn(text: string): number | undefined {
  const amount = numberIn(text);
  return amount === undefined ? undefined : Math.round(amount * 100);
}

const keyOf = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, "_");
const oneOf = <Known extends string>(known: readonly Known[], text: string): Known | undefined =>
  known.find((one) => one === keyOf(text));
const priceTypeIn = (text: string) =>
  keyOf(text) === "ask_for_price" ? ("on_request" as const) : oneOf(PRICE_TYPES, text);

/** "Material: Steel; Size: M8". */
function specsIn(text: string) {
  const parts = text.split(";").filter((part) => part.trim() !== "");
  const specs = parts.map((part) => {
    const at = part.indexOf(":");
    return { k: part.slice(0, Math.max(0, at)).trim(), v: part.slice(at + 1).trim() };
  });
  return specs.every(({ k, v }) => k !== "" && v !== "") ? specs : undefined;
}

/** Exports give whole addresses; what is stored is the path on this site. */
const imagesIn = (text: string, origin: string) =>
  text
    .split(/[\s;,]+/)
    .filter(Boolean)
    .map((url) => (url.startsWith(`${origin}/`) ? url.slice(origin.length) : url));
