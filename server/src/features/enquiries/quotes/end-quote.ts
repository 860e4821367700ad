import { eq } from "drizzle-orm";
import { ENQUIRY_TEXT, type QuoteStatus } from "@cardplaza/contract/enquiries/enquiry-words";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { enquiries, enquiryQuotes, type EnquiryRow, type QuoteRow } from "../enquiries.table.ts";
import { publishEnquiry } from "../notify-sides.ts";

/** Ends a quote of a locked enquiry, and returns the enquiry as it is then. */
export type QuoteVerb = (
  ctx: MemberContext,
  tx: Tx,
  enquiry: EnquiryRow,
  quote: QuoteRow,
) => Promise<EnquiryRow>;

const ENDED: Record<Exclude<QuoteStatus, "sent">, string> = {
  accepted: ENQUIRY_TEXT.quoteAccepted,
  declined: ENQUIRY_TEXT.quoteDeclined,
  withdrawn: ENQUIRY_TEXT.quoteWithdrawn,
};

export function requireOpenQuote({ status }: QuoteRow): void {
  if (status !== "sent") throw wrongState(ENDED[status]);
}

export async function endQuote(
  ctx: MemberContext,
  tx: Tx,
  { quote, enquiry }: { quote: QuoteRow; enquiry: EnquiryRow },
  status: Exclude<QuoteStatus, "sent">,
  changes: Partial<EnquiryRow>,
): Promise<EnquiryRow> {
  const { now } = ctx;
  await tx.update(enquiryQuotes).set({ status, endedAt: now }).where(eq(enquiryQuotes.id, quote.id));
  const all = { ...changes, lastActivityAt: now };
  await tx.update(enquiries).set(all).where(eq(enquiries.id, enquiry.id));
  await publishEnquiry(ctx, tx, enquiry);
  return { ...enquiry, ...all };
}
