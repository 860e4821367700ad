import { ENQUIRY_TEXT, isExpiredQuote, isOpenEnquiry } from "@cardplaza/contract/enquiries/enquiry-words";
import { dateInIndia } from "@cardplaza/contract/time";
import { wrongState } from "../../../platform/refusals.ts";
import { notifyReaders } from "../notify-sides.ts";
import { endQuote, requireOpenQuote, type QuoteVerb } from "./end-quote.ts";

/** The enquiry is won at this price. A second click, also at the same time, changes and notifies nothing more. */
export const acceptQuote: QuoteVerb = async (ctx, tx, enquiry, quote) => {
  if (quote.status === "accepted") return enquiry;
  requireOpenQuote(quote);
  if (isExpiredQuote(quote, dateInIndia(ctx.now))) throw wrongState(ENQUIRY_TEXT.quoteExpired);
  if (!isOpenEnquiry(enquiry.status) && enquiry.status !== "won") throw wrongState(ENQUIRY_TEXT.ended);
  const { isAsk } = ctx.registry.enquiryTarget(enquiry.targetType);
  const won = await endQuote(ctx, tx, { quote, enquiry }, "accepted", {
    status: "won",
    wonPaise: quote.amountPaise,
    ownerUnread: true,
    // To accept the price of an ask is to accept its answer.
    acceptedAt: enquiry.acceptedAt ?? (isAsk ? ctx.now : null),
  });
  await notifyReaders(ctx, tx, enquiry, {
    news: "quote.accepted",
    with: { name: enquiry.name, amountPaise: quote.amountPaise },
    about: `quote-accepted:${quote.id}`,
    sender: ctx.member.id,
  });
  return won;
};
