import type { MemberContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { notify, type Notice, type NotifyContext } from "../notifications/notify.ts";
import type { EnquiryRow } from "./enquiries.table.ts";
import { readersOf } from "./enquiry-team.ts";

type SidesContext = NotifyContext & Pick<MemberContext, "registry">;
type SideNotice = Omit<Notice, "to" | "targetUrl">;

/** Notifies those who answer: the owner, or the company's team. */
export async function notifyReaders(
  ctx: SidesContext,
  tx: Tx,
  enquiry: EnquiryRow,
  notice: SideNotice,
): Promise<void> {
  for (const to of await readersOf({ ...ctx, db: tx }, enquiry))
    await notify(ctx, tx, { ...notice, to, targetUrl: readersLink(ctx, enquiry) });
}

export async function notifyBuyer(
  ctx: SidesContext,
  tx: Tx,
  enquiry: EnquiryRow,
  notice: SideNotice,
): Promise<void> {
  if (!enquiry.senderId) return;
  await notify(ctx, tx, { ...notice, to: enquiry.senderId, targetUrl: buyerLink(ctx, enquiry) });
}

/** The enquiry in the inbox of those who answer. */
export const readersLink = ({ registry }: Pick<MemberContext, "registry">, { id, targetType }: EnquiryRow) =>
  `${registry.enquiryTarget(targetType).inbox}?enquiry=${id}`;

const buyerLink = (
  { registry }: Pick<MemberContext, "registry">,
  { id, targetType, askId }: Pick<EnquiryRow, "id" | "targetType" | "askId">,
) => `${registry.enquiryTarget(targetType).inbox}?tab=${askId ? "asks" : "sent"}&enquiry=${id}`;
