import {
  CORRECT_DAYS,
  REFERRAL_ACTIONS,
  type DeclineReason,
  type ReferralAction,
} from "@cardplaza/contract/chapters/referral-words";
import type { ReferralStatus } from "@cardplaza/contract/enquiries/passed-on";
import { DAY_MS } from "@cardplaza/contract/time";
import type { ReferralRow } from "./referrals.table.ts";

export type Side = "giver" | "receiver";

interface Move {
  by: Side;
  from: readonly ReferralStatus[];
  to: ReferralStatus;
}

export interface Answer {
  action: ReferralAction;
  reason?: DeclineReason;
  wonPaise?: number;
  note?: string;
}

/** A call and a win are often one step, so an accepted one can be won or lost at once. */
export const MOVES: Record<ReferralAction, Move> = {
  accept: { by: "receiver", from: ["given"], to: "accepted" },
  decline: { by: "receiver", from: ["given"], to: "declined" },
  contacted: { by: "receiver", from: ["accepted"], to: "contacted" },
  won: { by: "receiver", from: ["accepted", "contacted"], to: "won" },
  lost: { by: "receiver", from: ["accepted", "contacted"], to: "lost" },
  correct: { by: "receiver", from: ["won"], to: "accepted" },
  withdraw: { by: "giver", from: ["given"], to: "withdrawn" },
};

/** The lookups find a referral only for its two sides. */
export const sideOf = ({ giverId }: Pick<ReferralRow, "giverId">, memberId: string): Side =>
  giverId === memberId ? "giver" : "receiver";

export const canCorrect = ({ wonAt }: Pick<ReferralRow, "wonAt">, now: Date) =>
  wonAt !== null && now.getTime() <= wonAt.getTime() + CORRECT_DAYS * DAY_MS;

/** What this side can do now. */
export const actionsOf = (row: ReferralRow, side: Side, now: Date): ReferralAction[] =>
  REFERRAL_ACTIONS.filter((action) => {
    const { by, from } = MOVES[action];
    return by === side && from.includes(row.status) && (action !== "correct" || canCorrect(row, now));
  });
