import { ENQUIRY_EVENT } from "@cardplaza/contract/enquiries/enquiry-words";
import type { MemberContext, Services } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import type { NewsOf, Notice, NotifyContext } from "../notifications/notice.ts";
import { notifyAll } from "../notifications/notify-all.ts";
import type { EnquiryRow } from "./enquiries.table.ts";
import { readersOf, teamOf } from "./enquiry-team.ts";

type SidesContext = NotifyContext & Pick<MemberContext, "registry">;
type SideNotice = Pick<Notice, "about" | "sender" | "replyTo"> & NewsOf;

/** Notifies those who answer: the owner, or the company's team. */
export async function notifyReaders(
  ctx: SidesContext,
  tx: Tx,
  enquiry: EnquiryRow,
  notice: SideNotice,
): Promise<void> {
  const readers = await readersOf({ ...ctx, db: tx }, enquiry);
  const targetUrl = readersLink(ctx, enquiry);
  await notifyAll(
    ctx,
    tx,
    readers.map((to) => ({ ...notice, to, targetUrl, ...threadOf(enquiry, notice) })),
  );
}

export async function notifyBuyer(
  ctx: SidesContext,
  tx: Tx,
  enquiry: EnquiryRow,
  notice: SideNotice,
): Promise<void> {
  await notifyBuyers(ctx, tx, [enquiry], notice);
}

/** The same about several enquiries. Nobody is notified about those whose sender was erased. */
export async function notifyBuyers(
  ctx: SidesContext,
  tx: Tx,
  enquiries: readonly EnquiryRow[],
  notice: SideNotice,
): Promise<void> {
  await notifyAll(
    ctx,
    tx,
    enquiries.flatMap((enquiry) =>
      enquiry.senderId
        ? [
            {
              ...notice,
              to: enquiry.senderId,
              targetUrl: buyerLink(ctx, enquiry),
              ...threadOf(enquiry, notice),
            },
          ]
        : [],
    ),
  );
}

/** The mail can be answered, unless it says that the conversation has ended. */
const threadOf = ({ id }: EnquiryRow, { news }: SideNotice) =>
  news === "enquiry.closed" ? {} : { thread: { kind: "enquiry", id } as const };

/** The enquiry in the inbox of those who answer. */
export const readersLink = (
  { registry }: Pick<MemberContext, "registry">,
  { id, targetType }: Pick<EnquiryRow, "id" | "targetType">,
) => `${registry.enquiryTarget(targetType).inbox}?enquiry=${id}`;

/** The enquiry among those that the buyer sent. */
export const buyerLink = (
  { registry }: Pick<MemberContext, "registry">,
  { id, targetType, askId }: Pick<EnquiryRow, "id" | "targetType" | "askId">,
) => `${registry.enquiryTarget(targetType).inbox}?tab=${askId ? "asks" : "sent"}&enquiry=${id}`;

/** Open inboxes of both sides fetch it again: of the buyer, and of the owner or the company's team. */
export async function publishEnquiry(
  ctx: Pick<Services, "live" | "registry">,
  tx: Tx,
  enquiry: EnquiryRow,
): Promise<void> {
  const team = await teamOf({ ...ctx, db: tx }, enquiry);
  const readers = team.length > 0 ? team.map(({ id }) => id) : [enquiry.ownerId];
  for (const memberId of new Set([...readers, ...(enquiry.senderId ? [enquiry.senderId] : [])]))
    await ctx.live.publish(tx, memberId, ENQUIRY_EVENT, { enquiryId: enquiry.id });
}
