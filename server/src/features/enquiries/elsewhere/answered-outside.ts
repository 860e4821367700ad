import { eq } from "drizzle-orm";
import { ENQUIRY_TEXT, isOpenEnquiry } from "@cardplaza/contract/enquiries/enquiry-words";
import { stoppedAt } from "@cardplaza/contract/outside-answers/outside-answer-rules";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { wrongState } from "../../../platform/refusals.ts";
import type { Claim, OutsideAnswerKind } from "../../../registry/outside-answer-target.ts";
import { isBlockedPair } from "../../moderation/block-queries.ts";
import { enquiries, type EnquiryRow } from "../enquiries.table.ts";
import { findEnquiries, isAnsweredBy, lockEnquiryAnsweredBy } from "../enquiry-queries.ts";
import { describeTargets } from "../enquiry-targets.ts";
import { measureReplies } from "../measure-replies.ts";
import { buyerLink, publishEnquiry } from "../notify-sides.ts";

/** Enquiries that were answered by phone, WhatsApp or mail. The buyer is asked. */
export const enquiriesOutside: OutsideAnswerKind = {
  type: "enquiry",
  async lockForAnswer(ctx, tx, id) {
    const enquiry = await lockEnquiryAnsweredBy(ctx, tx, id);
    const { senderId, ownerId } = enquiry;
    if (!isOpenEnquiry(enquiry.status)) throw wrongState(ENQUIRY_TEXT.ended);
    const isBlocked = senderId !== null && (await isBlockedPair(tx, ownerId, senderId));
    const { seller } = (await describeTargets({ ...ctx, db: tx }, [enquiry]))(enquiry);
    return { id, name: seller, askedId: isBlocked ? null : senderId, askedPath: buyerLink(ctx, enquiry) };
  },
  lock,
  isAnsweredBy: (ctx, id) => isAnsweredBy(ctx, id),
  async describe(ctx, ids) {
    const rows = await findEnquiries(ctx.db, ids);
    const targetOf = await describeTargets(ctx, rows);
    return new Map(
      rows.map((row) => [row.id, { name: targetOf(row).seller, askedPath: buyerLink(ctx, row) }]),
    );
  },
  async markClaimed(ctx, tx, { targetId }) {
    const enquiry = await lock(tx, targetId);
    if (!enquiry) return;
    const status = enquiry.status === "new" ? ("viewed" as const) : enquiry.status;
    // Who has called has read it, though maybe in a list only.
    await tx.update(enquiries).set({ status, ownerUnread: false }).where(eq(enquiries.id, targetId));
    await publishEnquiry(ctx, tx, { ...enquiry, status });
  },
  async markConfirmed(ctx, tx, claim) {
    const enquiry = await lock(tx, claim.targetId);
    if (enquiry) await stopClock(ctx, tx, enquiry, claim);
  },
  async markDenied(ctx, tx, { targetId }) {
    const enquiry = await lock(tx, targetId);
    if (!enquiry) return;
    await measureReplies(ctx, tx, enquiry);
    await publishEnquiry(ctx, tx, enquiry);
  },
};

/** The one who is asked may not see it any more, so it is found by its id alone. */
async function lock(tx: Tx, id: string): Promise<EnquiryRow | undefined> {
  const [enquiry] = await tx.select().from(enquiries).where(eq(enquiries.id, id)).for("no key update");
  return enquiry;
}

/** It counts as answered since the claim, or since an earlier answer in the product. */
async function stopClock(ctx: MemberContext, tx: Tx, enquiry: EnquiryRow, { at }: Claim): Promise<void> {
  const { id, status, firstResponseAt } = enquiry;
  const isFirst = status === "new" || status === "viewed";
  await tx
    .update(enquiries)
    .set({
      status: isFirst ? "responded" : status,
      firstResponseAt: stoppedAt(firstResponseAt, at),
      lastActivityAt: ctx.now,
    })
    .where(eq(enquiries.id, id));
  await measureReplies(ctx, tx, enquiry);
  await publishEnquiry(ctx, tx, enquiry);
}
