import { ASK_DAYS } from "@cardplaza/contract/enquiries/enquiry-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { one } from "../../platform/one.ts";
import type { AskableTarget } from "../../registry/enquiry-target.ts";
import { enquiries, type EnquiryRow } from "./enquiries.table.ts";
import { notifyReaders, publishEnquiry } from "./notify-sides.ts";

export type Written = Pick<EnquiryRow, "targetType" | "name" | "email" | "message"> &
  Partial<
    Pick<
      EnquiryRow,
      | "phone"
      | "sharePhone"
      | "quantity"
      | "unit"
      | "budgetPaise"
      | "neededBy"
      | "city"
      | "order"
      | "askId"
      | "forwardedFromId"
    >
  >;

/** Puts it into the inbox of the target, and notifies its readers at once. */
export async function storeEnquiry(
  ctx: MemberContext,
  tx: Tx,
  target: AskableTarget,
  written: Written,
): Promise<EnquiryRow> {
  const { isAsk } = ctx.registry.enquiryTarget(written.targetType);
  const enquiry = one(
    await tx
      .insert(enquiries)
      .values({
        ...written,
        id: newId(ctx.now.getTime()),
        targetId: target.id,
        inboxId: target.inboxId,
        ownerId: target.ownerId,
        senderId: ctx.member.id,
        endsAt: isAsk ? new Date(ctx.now.getTime() + ASK_DAYS * DAY_MS) : null,
        lastActivityAt: ctx.now,
        createdAt: ctx.now,
      })
      .returning(),
  );
  const { id, name, email, message, quantity, unit, budgetPaise, neededBy, city, order } = enquiry;
  await notifyReaders(ctx, tx, enquiry, {
    news: "enquiry.received",
    with: {
      name,
      target: order?.title ?? target.name,
      isAsk,
      isProduct: written.targetType === "product" || order !== null,
      message,
      quantity,
      unit,
      budgetPaise,
      neededBy,
      city,
      pricePaise: order?.pricePaise,
    },
    about: `enquiry:${id}`,
    sender: ctx.member.id,
    // An ask shows no address before an answer is accepted, so the mail has no reply address.
    replyTo: isAsk || !email ? undefined : { email, name },
  });
  await publishEnquiry(ctx, tx, enquiry);
  return enquiry;
}
