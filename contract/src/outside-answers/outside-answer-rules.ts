// How answers outside the product count in reply rates: of companies and businesses, and of employers. Pure, and free of
// zod.
import type { OutsideAnswerStatus } from "./outside-answer-words.ts";

/** What is known about a claim of which the other side was asked. */
export interface AskedClaim {
  status: OutsideAnswerStatus;
  claimedAt: Date;
}

/** When the reply clock stopped, once the other side has said yes: at the claim, or at an earlier answer in the product. */
export const stoppedAt = (answeredAt: Date | null, claimedAt: Date): Date =>
  answeredAt && answeredAt < claimedAt ? answeredAt : claimedAt;

interface Counted {
  isAnswered: boolean;
  /** When it counts as missed, or has begun to. */
  missedAt: Date;
  outside?: AskedClaim | null | undefined;
}

/**
 * The reply rate of some records, in per cent and not rounded, and of how many. What was claimed in time and met with
 * silence is left out, as often as other people confirmed more than they denied. So nobody gains by claims that nobody
 * confirms, and a late claim never takes back a missed answer.
 */
export function replyShare(records: readonly Counted[]): { replied: number; of: number } {
  const replied = records.filter(({ isAnswered }) => isAnswered).length;
  return { replied, of: records.length - leftOut(records) };
}

function leftOut(records: readonly Counted[]): number {
  const said = (status: OutsideAnswerStatus) =>
    records.filter(({ outside }) => outside?.status === status).length;
  const silent = records.filter(isSilent).length;
  return Math.min(silent, Math.max(0, said("confirmed") - said("denied")));
}

const isSilent = ({ isAnswered, missedAt, outside }: Counted) =>
  !isAnswered && outside?.status === "claimed" && outside.claimedAt < missedAt;

/** In whole per cent; of no records, 0. */
export const ratePercent = ({ replied, of }: { replied: number; of: number }) =>
  of === 0 ? 0 : Math.round((replied / of) * 100);
