import { ASK_AGAIN_DAYS } from "@cardplaza/contract/chapters/chapter-words";
import { dayInWords } from "@cardplaza/contract/date-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { MembershipRow } from "../chapters.table.ts";

/** The day from which a refusal no longer holds; null if it is over. */
export function refusedUntil({ changedAt }: Pick<MembershipRow, "changedAt">, now: Date): string | null {
  const again = new Date(changedAt.getTime() + ASK_AGAIN_DAYS * DAY_MS);
  return again > now ? dayInWords(again) : null;
}
