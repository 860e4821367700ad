import { YOUNG_ACCOUNT_DAYS } from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import { DAY_MS } from "@cardplaza/contract/time";

/** Until when an account that is there since then is new to everybody; null when it no longer is. */
export function youngUntil(since: Date, now: Date): Date | null {
  const until = new Date(since.getTime() + YOUNG_ACCOUNT_DAYS * DAY_MS);
  return now < until ? until : null;
}
