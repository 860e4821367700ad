import {
  ACCOUNT_TEXT,
  NAME_MAX,
  NAME_MIN,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PEOPLE_TEXT,
} from "@cardplaza/contract/accounts/account-words";
import { isEmail, isPhone } from "./recognise-address.ts";

// Quick checks while typing. The contract's schemas decide on the server, so that the browser need
// not load their library.

type Verdict = true | string;

export function checkName(name: string): Verdict {
  return name.trim() ? lengthOf(name.trim(), NAME_MIN, NAME_MAX) : "Enter your name.";
}

export const checkEmail = (email: string): Verdict => isEmail(email.trim()) || PEOPLE_TEXT.badEmail;

export const checkOptionalEmail = (email: string | undefined): Verdict => !email?.trim() || checkEmail(email);

export const checkMobile = (mobile: string | undefined): Verdict =>
  !mobile?.trim() || isPhone(mobile.trim()) || ACCOUNT_TEXT.notMobile;

export function checkNewPassword(password: string): Verdict {
  return password ? lengthOf(password, PASSWORD_MIN, PASSWORD_MAX) : ACCOUNT_TEXT.passwordNeeded;
}

function lengthOf(text: string, min: number, max: number): Verdict {
  if (text.length < min) return `At least ${min} characters.`;
  return text.length <= max || `At most ${max} characters.`;
}
