import type {
  OutsideAnswerTarget,
  OutsideWay,
} from "@cardplaza/contract/outside-answers/outside-answer-words";
import type { MemberContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { one } from "../../platform/one.ts";
import { inTransaction } from "../../platform/transaction.ts";
import type { AnsweredOutside } from "../../registry/outside-answer-target.ts";
import { isBlockedPair } from "../moderation/block-queries.ts";
import { notify } from "../notifications/notify.ts";
import { outsideAnswers, type OutsideAnswerRow } from "./outside-answers.table.ts";
import { listOfRecord } from "./outside-answer-queries.ts";
import { presentOutsideAnswer } from "./present-outside-answers.ts";

interface NewClaim {
  targetType: OutsideAnswerTarget;
  targetId: string;
  way: OutsideWay;
}

/** Says that one has answered outside. The record is locked, so two tabs or two colleagues make one claim. */
export function claimOutsideAnswer(ctx: MemberContext, { targetType, targetId, way }: NewClaim) {
  return inTransaction(ctx.db, async (tx) => {
    const kind = ctx.registry.outsideAnswerKind(targetType);
    const record = await kind.lockForAnswer(ctx, tx, targetId);
    const earlier = await listOfRecord(tx, targetType, record.id);
    const standing = earlier.find(({ status }) => status !== "denied");
    if (standing) return present(ctx, tx, standing);
    const askedId = await whomToAsk(ctx, tx, record, earlier);
    const row = one(
      await tx
        .insert(outsideAnswers)
        .values({
          id: newId(ctx.now.getTime()),
          targetType,
          targetId: record.id,
          memberId: ctx.member.id,
          askedId,
          askedAt: askedId ? ctx.now : null,
          way,
          claimedAt: ctx.now,
        })
        .returning(),
    );
    await kind.markClaimed(ctx, tx, { targetId: record.id, way, at: ctx.now });
    if (askedId)
      await notify(ctx, tx, {
        to: askedId,
        news: "outside-answer.asked",
        with: { name: record.name, way, isReferral: targetType === "referral" },
        targetUrl: record.askedPath,
        about: `outside-answer:${record.id}`,
      });
    return present(ctx, tx, row);
  });
}

/** Once for a record, whatever is claimed after a no. */
async function whomToAsk(
  { member }: MemberContext,
  tx: Tx,
  { askedId }: AnsweredOutside,
  earlier: readonly OutsideAnswerRow[],
): Promise<string | null> {
  const wasAsked = earlier.some(({ askedAt }) => askedAt !== null);
  if (!askedId || askedId === member.id || wasAsked) return null;
  return (await isBlockedPair(tx, member.id, askedId)) ? null : askedId;
}

const present = async (ctx: MemberContext, tx: Tx, row: OutsideAnswerRow) => ({
  outsideAnswer: await presentOutsideAnswer({ ...ctx, db: tx }, row),
});
