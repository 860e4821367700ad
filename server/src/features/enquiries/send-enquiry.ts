import type { NewEnquiry } from "@cardplaza/contract/enquiries/new-enquiry";
import { ENQUIRY_TEXT, ENQUIRY_WORDS } from "@cardplaza/contract/enquiries/enquiry-words";
import { quantityText } from "@cardplaza/contract/enquiries/quantity-words";
import type { MemberContext } from "../../context.ts";
import { forbidden, invalid } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { readOptionalPhone } from "../../platform/phone-numbers.ts";
import { admitEnquiries } from "./admit-enquiries.ts";
import { presentEnquiry } from "./present-enquiry.ts";
import { storeEnquiry } from "./store-enquiry.ts";
import { requireFutureDay } from "./today.ts";

/** The text of an enquiry with only a quantity and unit, which asks for a price. */
const priceRequest = ({ quantity = 1, unit = "" }: Pick<NewEnquiry, "quantity" | "unit">) =>
  ENQUIRY_WORDS.priceRequest(quantityText(quantity, unit));

/** Asks a business, a company or one card, or orders a package. */
export function sendEnquiry(ctx: MemberContext, { targetId, order: chosen, ...written }: NewEnquiry) {
  requireFutureDay(ctx.now, { neededBy: written.neededBy });
  const phone = readOptionalPhone(written.phone);
  const message = written.message || priceRequest(written);
  return inTransaction(ctx.db, async (tx) => {
    const kind = ctx.registry.enquiryTarget(written.targetType);
    const target = await kind.find(tx, ctx.member, targetId, ctx.now);
    if (target.isOwn) throw forbidden(ENQUIRY_TEXT.own);
    await admitEnquiries(ctx, tx, written.targetType, [target.id]);
    if (chosen && !kind.copyOrder) throw invalid({ order: ENQUIRY_TEXT.noOrders });
    const order = chosen ? await kind.copyOrder?.(tx, target.id, chosen) : null;
    const enquiry = await storeEnquiry(ctx, tx, target, { ...written, message, phone, order });
    return { enquiry: await presentEnquiry({ ...ctx, db: tx }, enquiry) };
  });
}
