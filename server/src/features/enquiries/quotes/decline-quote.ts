import { notifyReaders } from "../notify-sides.ts";
import { endQuote, requireOpenQuote, type QuoteVerb } from "./end-quote.ts";

/** The conversation goes on: another quote may follow. */
export const declineQuote: QuoteVerb = async (ctx, tx, enquiry, quote) => {
  if (quote.status === "declined") return enquiry;
  requireOpenQuote(quote);
  const declined = await endQuote(ctx, tx, { quote, enquiry }, "declined", { ownerUnread: true });
  await notifyReaders(ctx, tx, enquiry, {
    news: "quote.declined",
    with: { name: enquiry.name, amountPaise: quote.amountPaise },
    about: `quote-declined:${quote.id}`,
    sender: ctx.member.id,
  });
  return declined;
};
