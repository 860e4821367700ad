import { eq } from "drizzle-orm";
import { ENQUIRY_TEXT } from "@cardplaza/contract/enquiries/enquiry-words";
import type { MemberContext } from "../../../context.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { enquiries } from "../enquiries.table.ts";
import { lockEnquirySentBy } from "../enquiry-queries.ts";
import { notifyReaders, publishEnquiry } from "../notify-sides.ts";
import { presentEnquiry } from "../present-enquiry.ts";

/** From here on each of the two sees how to reach the other. */
export function acceptAnswer(ctx: MemberContext, id: string) {
  return inTransaction(ctx.db, async (tx) => {
    const enquiry = await lockEnquirySentBy(ctx, tx, id);
    const { isAsk } = ctx.registry.enquiryTarget(enquiry.targetType);
    if (!isAsk) throw wrongState(ENQUIRY_TEXT.notAnAsk);
    if (!enquiry.firstResponseAt) throw wrongState(ENQUIRY_TEXT.noAnswerYet);
    if (!enquiry.acceptedAt && enquiry.status === "closed") throw wrongState(ENQUIRY_TEXT.ended);
    const changes = { acceptedAt: enquiry.acceptedAt ?? ctx.now, lastActivityAt: ctx.now };
    if (!enquiry.acceptedAt) {
      await tx.update(enquiries).set(changes).where(eq(enquiries.id, id));
      await notifyReaders(ctx, tx, enquiry, {
        news: "enquiry.answer-accepted",
        with: { name: enquiry.name },
        about: `enquiry-accepted:${id}`,
        sender: ctx.member.id,
      });
      await publishEnquiry(ctx, tx, enquiry);
    }
    return { enquiry: await presentEnquiry({ ...ctx, db: tx }, { ...enquiry, ...changes }) };
  });
}
