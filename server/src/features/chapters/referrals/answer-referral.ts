import { eq } from "drizzle-orm";
import { referralPoints } from "@cardplaza/contract/chapters/points-rules";
import { POINTS } from "@cardplaza/contract/chapters/points-words";
import {
  ENDED_STATUSES,
  REFERRAL_TEXT,
  type ReferralAction,
} from "@cardplaza/contract/chapters/referral-words";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { invalid, notFound, wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { one } from "../../../platform/one.ts";
import { recordPoints } from "../points/record-points.ts";
import { notifyGiver } from "./notify-giver.ts";
import { presentReferral } from "./present-referral.ts";
import { publishSlip } from "./publish-slip.ts";
import { recordEvent } from "./record-event.ts";
import { canCorrect, MOVES, sideOf, type Answer } from "./referral-moves.ts";
import { lockReferralOf } from "./referral-queries.ts";
import { referrals, type ReferralRow } from "./referrals.table.ts";
import { takeBackWin } from "./take-back-win.ts";

/** The receiver answers, or the giver withdraws it. Nobody needs the plan for it. */
export function answerReferral(ctx: MemberContext, id: string, answer: Answer) {
  return inTransaction(ctx.db, async (tx) => {
    const row = await lockReferralOf(tx, ctx.member.id, id);
    if (sideOf(row, ctx.member.id) !== MOVES[answer.action].by) throw notFound(REFERRAL_TEXT.notFound);
    const moved = isRepeated(row, answer) ? row : await move(ctx, tx, row, answer);
    return presentReferral({ ...ctx, db: tx }, moved);
  });
}

/** A second tap, or an answer sent again on a poor network, changes nothing. */
function isRepeated(row: ReferralRow, { action, reason, wonPaise }: Answer): boolean {
  if (row.status !== MOVES[action].to) return false;
  if (action === "decline") return row.declineReason === reason;
  return action !== "won" || row.wonPaise === wonPaise;
}

async function move(ctx: MemberContext, tx: Tx, row: ReferralRow, answer: Answer): Promise<ReferralRow> {
  const { action, note = "" } = answer;
  const { now } = ctx;
  check(row, answer, now);
  const { by, to } = MOVES[action];
  if (row.status === "accepted" && (to === "won" || to === "lost"))
    await recordEvent(tx, { referralId: row.id, status: "contacted", by, at: now });
  await recordEvent(tx, { referralId: row.id, status: to, by, text: note, at: now });
  const moved = one(
    await tx
      .update(referrals)
      .set({
        status: to,
        declineReason: action === "decline" ? answer.reason : null,
        wonPaise: action === "won" ? answer.wonPaise : null,
        wonAt: action === "won" ? now : null,
        acceptedAt: action === "accept" ? now : row.acceptedAt,
        endedAt: (ENDED_STATUSES as readonly string[]).includes(to) ? now : null,
        updatedAt: now,
      })
      .where(eq(referrals.id, row.id))
      .returning(),
  );
  await countPoints(tx, row, action, now);
  await notifyGiver(ctx, tx, row, answer);
  await publishSlip(ctx, tx, [row.giverId, row.receiverId], { kind: "referral", id: row.id });
  return moved;
}

function check(row: ReferralRow, { action, reason, wonPaise }: Answer, now: Date): void {
  if (!MOVES[action].from.includes(row.status)) throw wrongState(REFERRAL_TEXT.notNow);
  if (action === "correct" && !canCorrect(row, now)) throw wrongState(REFERRAL_TEXT.tooLateToCorrect);
  if (action === "decline" && !reason) throw invalid({ reason: REFERRAL_TEXT.needReason });
  if (action === "won" && !wonPaise) throw invalid({ wonPaise: REFERRAL_TEXT.needValue });
}

/** For the giver. Points of an accepted one stay, whatever becomes of it. */
async function countPoints(tx: Tx, row: ReferralRow, action: ReferralAction, now: Date): Promise<void> {
  const { id, giverId, receiverId, giverChapterId, isCrossChapter } = row;
  if (action === "correct") return takeBackWin(tx, row);
  if (!giverChapterId || (action !== "accept" && action !== "won")) return;
  const isWon = action === "won";
  await recordPoints(tx, [
    {
      chapterId: giverChapterId,
      memberId: giverId,
      kind: isWon ? "referral_won" : "referral_accepted",
      points: isWon ? POINTS.won : referralPoints(isCrossChapter),
      at: now,
      sourceId: id,
      withId: receiverId,
    },
  ]);
}
