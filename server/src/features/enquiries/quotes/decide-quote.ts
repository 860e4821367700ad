import type { QuoteAction } from "@cardplaza/contract/enquiries/enquiry-words";
import type { MemberContext } from "../../../context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { lockEnquiryAnsweredBy, lockEnquirySentBy } from "../enquiry-queries.ts";
import { presentEnquiry } from "../present-enquiry.ts";
import { acceptQuote } from "./accept-quote.ts";
import { declineQuote } from "./decline-quote.ts";
import type { QuoteVerb } from "./end-quote.ts";
import { findQuote } from "../quote-queries.ts";
import { withdrawQuote } from "./withdraw-quote.ts";

const VERBS: Record<QuoteAction, { find: typeof lockEnquirySentBy; act: QuoteVerb }> = {
  accept: { find: lockEnquirySentBy, act: acceptQuote },
  decline: { find: lockEnquirySentBy, act: declineQuote },
  withdraw: { find: lockEnquiryAnsweredBy, act: withdrawQuote },
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
