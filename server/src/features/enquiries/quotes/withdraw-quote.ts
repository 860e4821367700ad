import { describeTargets } from "../enquiry-targets.ts";
import { notifyBuyer } from "../notify-sides.ts";
import { endQuote, requireOpenQuote, type QuoteVerb } from "./end-quote.ts";

/** A withdrawn quote can no longer be accepted. */
export const withdrawQuote: QuoteVerb = async (ctx, tx, enquiry, quote) => {
  if (quote.status === "withdrawn") return enquiry;
  requireOpenQuote(quote);
  const withdrawn = await endQuote(ctx, tx, { quote, enquiry }, "withdrawn", { senderUnread: true });
  const { seller } = (await describeTargets({ ...ctx, db: tx }, [enquiry]))(enquiry);
  await notifyBuyer(ctx, tx, enquiry, {
    news: "quote.withdrawn",
    with: { seller },
    about: `quote-withdrawn:${quote.id}`,
    sender: ctx.member.id,
  });
  return withdrawn;
};
