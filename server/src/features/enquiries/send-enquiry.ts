import type { NewEnquiry } from "@cardplaza/contract/enquiries/enquiries";
import { ENQUIRY_TEXT } from "@cardplaza/contract/enquiries/enquiry-words";
import type { MemberContext } from "../../context.ts";
import { forbidden } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { readOptionalPhone } from "../../platform/phone-numbers.ts";
import { admitEnquiries } from "./admit-enquiries.ts";
import { presentEnquiry } from "./present-enquiry.ts";
import { storeEnquiry } from "./store-enquiry.ts";
import { requireFutureDay } from "./today.ts";

/** Asks a business, or one card. */
export function sendEnquiry(ctx: MemberContext, { targetId, ...written }: NewEnquiry) {
  requireFutureDay(ctx.now, { neededBy: written.neededBy });
  const phone = readOptionalPhone(written.phone);
  return inTransaction(ctx.db, async (tx) => {
    const target = await ctx.registry
      .enquiryTarget(written.targetType)
      .find(tx, ctx.member, targetId, ctx.now);
    if (target.isOwn) throw forbidden(ENQUIRY_TEXT.own);
    await admitEnquiries(ctx, tx, written.targetType, [target.id]);
    const enquiry = await storeEnquiry(ctx, tx, target, { ...written, phone });
    return { enquiry: await presentEnquiry({ ...ctx, db: tx }, enquiry) };
  });
}
