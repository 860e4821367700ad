import { ACCOUNT_TEXT, PEOPLE_TEXT } from "@cardplaza/contract/accounts/account-words";

export interface Recognised {
  channel: "email" | "sms";
  to: string;
}

const ADDRESS_NEEDED = "Enter an e-mail address or a mobile number.";

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const PHONE = /^\+?[\d\s().-]+$/;
const EMAIL_MAX = 254;

export const isEmail = (text: string) => text.length <= EMAIL_MAX && EMAIL.test(text);

/** One field for both: digits are a phone number, everything else is an e-mail address. */
export function recogniseAddress(typed: string): Recognised | { problem: string } {
  const to = typed.trim();
  if (!to) return { problem: ADDRESS_NEEDED };
  if (PHONE.test(to)) return isPhone(to) ? { channel: "sms", to } : { problem: ACCOUNT_TEXT.notMobile };
  return isEmail(to) ? { channel: "email", to } : { problem: PEOPLE_TEXT.badEmail };
}

// Roughly: the server knows every country's numbers.
export function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, "").length;
  return PHONE.test(text) && digits >= 10 && digits <= 15;
}
