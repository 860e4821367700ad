import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { DEFAULT_COUNTRY } from "@cardplaza/contract/product";

// Some countries, for example the United States, do not separate mobile from landline numbers.
const MOBILE_TYPES = ["MOBILE", "FIXED_LINE_OR_MOBILE"];

/** Returns E.164 for a mobile number. Numbers without a country code are read as Indian. */
export function readMobileNumber(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text, DEFAULT_COUNTRY);
  if (!number?.isValid() || number.ext) return undefined;
  return MOBILE_TYPES.includes(number.getType() ?? "") ? number.number : undefined;
}
