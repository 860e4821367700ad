import { YOUNG_ACCOUNT_DAYS } from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import { DAY_MS } from "@cardplaza/contract/time";

/** Until when an account counts as new; null when it no longer does. */
export function youngUntil(since: Date, now: Date): Date | null {
  const until = new Date(since.getTime() + YOUNG_ACCOUNT_DAYS * DAY_MS);
  return now < until ? until : null;
}
