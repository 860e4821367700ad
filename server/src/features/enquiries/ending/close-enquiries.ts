import { and, eq, inArray } from "drizzle-orm";
import { ENQUIRY_EVENT, OPEN_ENQUIRY_STATUSES } from "@cardplaza/contract/enquiries/enquiry-words";
import type { Services } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import type { NotifyContext } from "../../notifications/notice.ts";
import { enquiries, type EnquiryRow } from "../enquiries.table.ts";
import { notifyBuyers } from "../notify-sides.ts";

/** Ends the open enquiries of a deleted company. Both sides can still read them; each buyer is notified once. */
export async function closeEnquiriesOf(
  ctx: NotifyContext & Pick<Services, "registry">,
  tx: Tx,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const closed = await tx
    .update(enquiries)
    .set({ status: "closed", lastActivityAt: ctx.now, senderUnread: true })
    .where(and(eq(enquiries.inboxId, id), inArray(enquiries.status, [...OPEN_ENQUIRY_STATUSES])))
    .returning();
  for (const { id: enquiryId, senderId } of closed)
    if (senderId) await ctx.live.publish(tx, senderId, ENQUIRY_EVENT, { enquiryId });
  const newestOf = new Map<string | null, EnquiryRow>(
    closed.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map((row) => [row.senderId, row]),
  );
  await notifyBuyers(ctx, tx, [...newestOf.values()], {
    news: "enquiry.closed",
    with: { company: name },
    about: `enquiries-closed:${id}`,
  });
}
