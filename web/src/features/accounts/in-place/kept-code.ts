import { OTP_EXPIRES_SECONDS } from "@cardplaza/contract/accounts/account-words";
import { tabValue } from "../../../lib/storage/stored-value.ts";
import type { SentCode } from "../sign-in/use-request-code.ts";

// A phone may drop the page while its owner reads the mail. Without the code itself this opens nothing.
const draft = tabValue<SentCode & { goodUntil: number }>("code-in-place");

export const keepCode = (sent: SentCode) =>
  void draft.save({ ...sent, goodUntil: Date.now() + OTP_EXPIRES_SECONDS * 1000 });

export const dropCode = () => draft.drop();

/** The code that is on its way to this address and still works. */
export function keptCode(to: string): SentCode | null {
  const kept = draft.read();
  return kept && kept.to === to && kept.goodUntil > Date.now() ? kept : null;
}
