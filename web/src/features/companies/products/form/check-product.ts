import {
  isHsn,
  missingToPublish,
  wrongWithPrice,
} from "@cardplaza/contract/companies/products/product-rules";
import { PRODUCT_NAME_MIN, PRODUCT_TEXT } from "@cardplaza/contract/companies/products/product-words";
import { carriesContact, LISTING_TEXT } from "@cardplaza/contract/directory/listing-rules";
import { AMOUNT_HINT, isAmount } from "../../../enquiries/amount.ts";
import { contentsOf, type ProductValues } from "./product-values.ts";

/** What is wrong in a draft too, by path. It may have gaps, but no mistakes. */
export function checkDraft(values: ProductValues): Record<string, string> {
  const wrong: Record<string, string> = {};
  const contents = contentsOf(values);
  const { name, pricePaise, priceMaxPaise, hsn } = contents;
  if (name.length < PRODUCT_NAME_MIN) wrong.name = `At least ${PRODUCT_NAME_MIN} characters.`;
  else if (carriesContact(name)) wrong.name = LISTING_TEXT.contactInName;
  if (values.priceType !== "on_request" && !isAmount(values.price)) wrong.price = AMOUNT_HINT;
  if (values.priceType === "range" && !isAmount(values.priceMax)) wrong.priceMax = AMOUNT_HINT;
  if (pricePaise !== null && priceMaxPaise !== null) Object.assign(wrong, renamed(wrongWithPrice(contents)));
  if (!/^[1-9]\d{0,8}$/.test(values.moq.trim())) wrong.moq = PRODUCT_TEXT.badMoq;
  if (hsn && !isHsn(hsn)) wrong.hsn = PRODUCT_TEXT.badHsn;
  for (const [at, { k, v }] of values.specs.entries()) {
    if (v.trim() && !k.trim()) wrong[`specs.${at}.k`] = "This is required.";
    if (k.trim() && !v.trim()) wrong[`specs.${at}.v`] = "This is required.";
  }
  return wrong;
}

/** What else is missing before it can be published. */
export const checkToPublish = (values: ProductValues): Record<string, string> => ({
  ...renamed(missingToPublish(contentsOf(values))),
  ...checkDraft(values),
});

/** Prices are in paise on the server, and in rupees in the form. */
const FIELD: Record<string, string> = { pricePaise: "price", priceMaxPaise: "priceMax" };
export const renamed = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([path, message]) => [FIELD[path] ?? path, message]));
