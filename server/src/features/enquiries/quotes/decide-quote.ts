import type { QuoteAction } from "@cardplaza/contract/enquiries/enquiry-words";
import type { MemberContext } from "../../../context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { findEnquiryAnsweredBy, findEnquirySentBy } from "../enquiry-queries.ts";
import { presentEnquiry } from "../present-enquiry.ts";
import { acceptQuote } from "./accept-quote.ts";
import { declineQuote } from "./decline-quote.ts";
import type { QuoteVerb } from "./end-quote.ts";
import { findQuote } from "./quote-queries.ts";
import { withdrawQuote } from "./withdraw-quote.ts";

const VERBS: Record<QuoteAction, { find: typeof findEnquirySentBy; act: QuoteVerb }> = {
  accept: { find: findEnquirySentBy, act: acceptQuote },
  decline: { find: findEnquirySentBy, act: declineQuote },
  withdraw: { find: findEnquiryAnsweredBy, act: withdrawQuote },
};

/** The buyer accepts or declines a quote; those who sent it may withdraw it. */
export function decideQuote(ctx: MemberContext, enquiryId: string, quoteId: string, action: QuoteAction) {
  const { find, act } = VERBS[action];
  return inTransaction(ctx.db, async (tx) => {
    const enquiry = await find(ctx, tx, enquiryId);
    const quote = await findQuote(tx, enquiryId, quoteId);
    const decided = await act(ctx, tx, enquiry, quote);
    return { enquiry: await presentEnquiry({ ...ctx, db: tx }, decided) };
  });
}
