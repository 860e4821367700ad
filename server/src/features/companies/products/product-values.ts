import type { ProductFields } from "@cardplaza/contract/companies/products/product-fields";
import { missingToPublish, wrongWithPrice } from "@cardplaza/contract/companies/products/product-rules";
import type { Tx } from "../../../platform/database.ts";
import { invalid } from "../../../platform/refusals.ts";
import { requireOwnPictures } from "../../uploads/upload-queries.ts";
import type { ProductRow } from "./products.table.ts";

type Priced = Pick<ProductRow, "priceType" | "pricePaise" | "priceMaxPaise">;

/** Amounts that the kind of price does not have are not stored. */
export function pricesOf({ priceType, pricePaise, priceMaxPaise }: Priced): Priced {
  return {
    priceType,
    pricePaise: priceType === "on_request" ? null : pricePaise,
    priceMaxPaise: priceType === "range" ? priceMaxPaise : null,
  };
}

/** The stored values for the sent fields, on top of what is there. Refuses a highest price below the lowest. */
export function productValues(fields: Partial<ProductFields>, before: Priced) {
  const prices = pricesOf({ ...before, ...fields });
  // A draft may have no price yet.
  if (prices.pricePaise !== null && prices.priceMaxPaise !== null) refuse(wrongWithPrice(prices));
  return { ...fields, ...prices };
}

export const requirePublishable = (product: ProductRow) => refuse(missingToPublish(product));

function refuse(fields: Record<string, string>): void {
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

/** Pictures are the member's own, or already shown because a colleague uploaded them. */
export const requireOwnImages = (
  tx: Tx,
  memberId: string,
  images: string[] = [],
  alreadyShown: string[] = [],
) => requireOwnPictures(tx, memberId, fieldsOf(images), alreadyShown);

const fieldsOf = (images: string[]) => Object.fromEntries(images.map((url, at) => [`images.${at}`, url]));
