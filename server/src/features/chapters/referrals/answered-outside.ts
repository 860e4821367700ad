import { eq, inArray } from "drizzle-orm";
import { ENDED_STATUSES, REFERRAL_TEXT } from "@cardplaza/contract/chapters/referral-words";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { notFound, wrongState } from "../../../platform/refusals.ts";
import type { Claim, OutsideAnswerKind } from "../../../registry/outside-answer-target.ts";
import { giversLink } from "./notify-giver.ts";
import { findNames } from "./partners.ts";
import { publishSlip } from "./publish-slip.ts";
import { recordEvent } from "./record-event.ts";
import { MOVES, sideOf } from "./referral-moves.ts";
import { isReceivedBy, lockReferralOf } from "./referral-queries.ts";
import { referrals, type ReferralRow } from "./referrals.table.ts";

/** Referrals whose receiver contacted the prospect. The prospect is no member, so the giver is asked. */
export const referralsOutside: OutsideAnswerKind = {
  type: "referral",
  async lockForAnswer({ member }, tx, id) {
    const row = await lockReferralOf(tx, member.id, id);
    if (sideOf(row, member.id) !== "receiver") throw notFound(REFERRAL_TEXT.notFound);
    if ((ENDED_STATUSES as readonly string[]).includes(row.status)) throw wrongState(REFERRAL_TEXT.ended);
    if (row.status === "given") throw wrongState(REFERRAL_TEXT.acceptFirst);
    return { id, name: member.name, askedId: row.giverId, askedPath: giversLink(row) };
  },
  lock,
  isAnsweredBy: ({ db, member }, id) => isReceivedBy(db, member.id, id),
  async describe({ db }, ids) {
    const rows = await db.select().from(referrals).where(inArray(referrals.id, ids));
    const nameOf = await findNames(
      db,
      rows.map(({ receiverId }) => receiverId),
    );
    return new Map(rows.map((row) => [row.id, { name: nameOf(row.receiverId), askedPath: giversLink(row) }]));
  },
  async markClaimed(ctx, tx, { targetId, way }) {
    const row = await lock(tx, targetId);
    if (!row) return;
    const { by, from, to } = MOVES.contacted;
    await recordEvent(tx, { referralId: targetId, status: to, by, way, at: ctx.now });
    if (from.includes(row.status))
      await tx.update(referrals).set({ status: to, updatedAt: ctx.now }).where(eq(referrals.id, targetId));
    await publish(ctx, tx, row);
  },
  markConfirmed: publishAnswer,
  markDenied: publishAnswer,
};

async function lock(tx: Tx, id: string): Promise<ReferralRow | undefined> {
  const [row] = await tx.select().from(referrals).where(eq(referrals.id, id)).for("no key update");
  return row;
}

/** A referral has no clock after it is accepted. */
async function publishAnswer(ctx: MemberContext, tx: Tx, { targetId }: Claim): Promise<void> {
  const row = await lock(tx, targetId);
  if (row) await publish(ctx, tx, row);
}

const publish = (ctx: MemberContext, tx: Tx, { id, giverId, receiverId }: ReferralRow) =>
  publishSlip(ctx, tx, [giverId, receiverId], { kind: "referral", id });
