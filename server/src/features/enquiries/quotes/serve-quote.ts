import { ENQUIRY_TEXT, INBOX_FEATURE } from "@cardplaza/contract/enquiries/enquiry-words";
import type { MemberContext } from "../../../context.ts";
import { fileResponse } from "../../../platform/http/file-response.ts";
import { drawPdf } from "../../../platform/pdf/draw-pdf.ts";
import { notFound, premiumRequired } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { isPremium } from "../../plan/plan-queries.ts";
import { lockEnquiryOf, sideOf } from "../enquiry-queries.ts";
import { describeTargets } from "../enquiry-targets.ts";
import { findQuote } from "../quote-queries.ts";

/** For both sides, if the seller has the premium plan. `file` is `{id}.pdf`. */
export async function serveQuote(ctx: MemberContext, enquiryId: string, file: string) {
  const quoted = await inTransaction(ctx.db, async (tx) => {
    const enquiry = await lockEnquiryOf(ctx, tx, enquiryId);
    const quote = await findQuote(tx, enquiryId, file.slice(0, -".pdf".length));
    if (!(await isPremium(tx, enquiry.ownerId, ctx.now)))
      throw sideOf(enquiry, ctx.member) === "owner"
        ? premiumRequired(INBOX_FEATURE)
        : notFound(ENQUIRY_TEXT.quoteNotFound);
    return { enquiry, quote, target: (await describeTargets({ ...ctx, db: tx }, [enquiry]))(enquiry) };
  });
  return fileResponse(await drawPdf("quote", quoted, ctx.member.id), {
    plainName: `quote-${quoted.quote.id}.pdf`,
  });
}
