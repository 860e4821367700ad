// How prices and quantities read. Apart from the other rules, because public pages do without the categories.
import { rupees } from "../../money.ts";
import type { PriceType } from "./product-words.ts";
import { UNITS, type ProductUnit } from "../../units.ts";

export interface ProductPrice {
  priceType: PriceType;
  pricePaise: number | null;
  priceMaxPaise: number | null;
  unit: ProductUnit;
}

/** The range has one sign, as people write it: "₹1,200 – 1,500". */
function amountWords({ priceType, pricePaise, priceMaxPaise }: ProductPrice): string | null {
  if (priceType === "on_request" || pricePaise === null) return null;
  const from = rupees(pricePaise / 100);
  return priceType === "range" && priceMaxPaise !== null
    ? `${from} – ${rupees(priceMaxPaise / 100).replace("₹", "")}`
    : from;
}

/** "₹1,200 / piece", "₹1,200 – 1,500 / piece" or "Ask for price". */
export function priceWords(price: ProductPrice): string {
  const amount = amountWords(price);
  return amount === null ? "Ask for price" : `${amount} / ${price.unit}`;
}

/** "100 pieces", "1 kg". */
export const quantityWords = (count: number, unit: ProductUnit) =>
  `${count.toLocaleString("en-IN")} ${count === 1 ? unit : UNITS[unit]}`;
