import { and, eq } from "drizzle-orm";
import type { NewQuote } from "@cardplaza/contract/enquiries/enquiry-quotes";
import { ENQUIRY_TEXT, isOpenEnquiry } from "@cardplaza/contract/enquiries/enquiry-words";
import type { MemberContext } from "../../../context.ts";
import { newId } from "../../../platform/ids.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { markAnswered, requireNobodyAnswered, requireWritable } from "../answer-enquiry.ts";
import { enquiryQuotes } from "../enquiries.table.ts";
import { lockEnquiryAnsweredBy } from "../enquiry-queries.ts";
import { describeTargets } from "../enquiry-targets.ts";
import { notifyBuyer, publishEnquiry } from "../notify-sides.ts";
import { presentEnquiry } from "../present-enquiry.ts";
import { requireFutureDay } from "../today.ts";

/** Offers a price, which counts as an answer. The quote that was open before is withdrawn. */
export function sendQuote(ctx: MemberContext, enquiryId: string, { anyway, force, ...written }: NewQuote) {
  requireFutureDay(ctx.now, { validTill: written.validTill });
  return inTransaction(ctx.db, async (tx) => {
    const enquiry = await lockEnquiryAnsweredBy(ctx, tx, enquiryId);
    await requireWritable(tx, enquiry, "owner");
    if (!isOpenEnquiry(enquiry.status)) throw wrongState(ENQUIRY_TEXT.badMove(enquiry.status, "quoted"));
    if (!anyway && !force) await requireNobodyAnswered(ctx, tx, enquiryId);
    await tx
      .update(enquiryQuotes)
      .set({ status: "withdrawn", endedAt: ctx.now })
      .where(and(eq(enquiryQuotes.enquiryId, enquiryId), eq(enquiryQuotes.status, "sent")));
    const id = newId(ctx.now.getTime());
    await tx
      .insert(enquiryQuotes)
      .values({ ...written, id, enquiryId, authorId: ctx.member.id, createdAt: ctx.now });
    const quoted = await markAnswered(ctx, tx, enquiry, "quoted");
    const { seller } = (await describeTargets({ ...ctx, db: tx }, [enquiry]))(enquiry);
    await notifyBuyer(ctx, tx, enquiry, {
      news: "quote.received",
      with: {
        seller,
        amountPaise: written.amountPaise,
        validTill: written.validTill,
        note: written.note ?? "",
      },
      about: `enquiry-quote:${id}`,
      sender: ctx.member.id,
    });
    await publishEnquiry(ctx, tx, enquiry);
    return { enquiry: await presentEnquiry({ ...ctx, db: tx }, quoted) };
  });
}
