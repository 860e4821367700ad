import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { PEOPLE_TEXT } from "@cardplaza/contract/accounts/account-words";
import { DEFAULT_COUNTRY } from "@cardplaza/contract/product";
import { invalid } from "./refusals.ts";

const LOOKS_LIKE_ONE = /^[\d\s()+./-]*(?:(?:x|ext\.?)\s*\d{1,6})?$/i;

/**
 * E.164 if it is a possible number, read as Indian unless it has a country code. Switchboards and short
 * numbers stay as typed. Undefined if no phone could dial it.
 */
export function readPhone(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text, DEFAULT_COUNTRY);
  if (number?.isValid() && !number.ext) return number.number;
  const digits = text.replace(/\D/g, "").length;
  return LOOKS_LIKE_ONE.test(text) && digits >= 3 && digits <= 20 ? text : undefined;
}

/** Reads the field `phone` of forms in which it may stay empty. */
export function readOptionalPhone(typed = ""): string {
  const phone = typed === "" ? "" : readPhone(typed);
  if (phone === undefined) throw invalid({ phone: PEOPLE_TEXT.badPhone });
  return phone;
}

/** With spaces as people write it, which differs by town: `+91 484 234 5678`. Numbers not in E.164 stay as typed. */
export const groupedPhone = (phone: string): string =>
  (phone.startsWith("+") && parsePhoneNumberFromString(phone)?.formatInternational()) || phone;
