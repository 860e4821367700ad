import { CARD_PLACEHOLDER } from "@cardplaza/contract/cards/card-rules";
import { OWN_CARD_TEXT } from "@cardplaza/contract/cards/own-card-words";
import type { CardFields } from "@cardplaza/contract/cards/cards";
import { invalid } from "../../platform/refusals.ts";
import { readPhone } from "../../platform/phone-numbers.ts";

type Given = Partial<CardFields>;
type Phones = Pick<CardFields, "phone" | "business_phone">;

/** The stored values for the sent fields: placeholders for empty required fields, phones in the dialled form. */
export function cardValues(fields: Given, before?: Phones): Given {
  const values = { ...fields, ...readPhones(fields, before) };
  for (const field of ["phone", "company", "role"] as const) {
    if (values[field] === "") values[field] = CARD_PLACEHOLDER[field];
  }
  return values;
}

function readPhones({ phone, business_phone }: Given, before?: Phones): Given {
  const read: Given = {};
  const wrong: Record<string, string> = {};
  for (const [field, text] of Object.entries({ phone, business_phone })) {
    // A stored value may be from before a rule; unchanged it is never refused.
    if (!text || text === CARD_PLACEHOLDER.phone || text === before?.[field as keyof Phones]) continue;
    const number = readPhone(text);
    if (number === undefined) wrong[field] = OWN_CARD_TEXT.badPhone;
    else read[field as keyof Phones] = number;
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return read;
}

/** Every picture of a card, by the path of its field. */
export function picturesOf(fields: Given): Record<string, string | undefined> {
  const { business_cover_photo, profile_image, business_logo, gallery = [], products = [] } = fields;
  return {
    business_cover_photo,
    profile_image,
    business_logo,
    ...Object.fromEntries(gallery.map((url, at) => [`gallery.${at}`, url])),
    ...Object.fromEntries(products.map(({ image }, at) => [`products.${at}.image`, image])),
  };
}
