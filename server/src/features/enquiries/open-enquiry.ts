import { eq } from "drizzle-orm";
import type { MemberContext } from "../../context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { enquiries } from "./enquiries.table.ts";
import { lockEnquiryOf, sideOf } from "./enquiry-queries.ts";
import { presentEnquiry } from "./present-enquiry.ts";
import { publishEnquiry } from "./notify-sides.ts";

/** Opening it marks it as read for that side; opened by the owner, a new one becomes viewed. */
export function openEnquiry(ctx: MemberContext, id: string) {
  return inTransaction(ctx.db, async (tx) => {
    const enquiry = await lockEnquiryOf(ctx, tx, id);
    const isOwner = sideOf(enquiry, ctx.member) === "owner";
    const read = isOwner
      ? { ownerUnread: false, status: enquiry.status === "new" ? ("viewed" as const) : enquiry.status }
      : { senderUnread: false };
    const isUnread = isOwner ? enquiry.ownerUnread || enquiry.status === "new" : enquiry.senderUnread;
    if (isUnread) {
      await tx.update(enquiries).set(read).where(eq(enquiries.id, id));
      await publishEnquiry(ctx, tx, enquiry);
    }
    return { enquiry: await presentEnquiry({ ...ctx, db: tx }, { ...enquiry, ...read }) };
  });
}
