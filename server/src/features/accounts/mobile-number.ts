import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { DEFAULT_COUNTRY } from "@cardplaza/contract/product";

// Some countries, the United States among them, do not tell the two apart.
const MOBILE_TYPES = ["MOBILE", "FIXED_LINE_OR_MOBILE"];

/** E.164 where it is a mobile number, read as Indian unless it says otherwise. */
export function readMobileNumber(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text, DEFAULT_COUNTRY);
  if (!number?.isValid() || number.ext) return undefined;
  return MOBILE_TYPES.includes(number.getType() ?? "") ? number.number : undefined;
}
