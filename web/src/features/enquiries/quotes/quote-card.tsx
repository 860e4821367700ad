import { dayInWords } from "@cardplaza/contract/date-words";
import { rupees } from "@cardplaza/contract/money";
import type { Enquiry, EnquiryQuote } from "@cardplaza/contract/enquiries/enquiry";
import { isExpiredQuote, isOpenEnquiry, type QuoteStatus } from "@cardplaza/contract/enquiries/enquiry-words";
import { dateInIndia } from "@cardplaza/contract/time";
import type { ComponentProps } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { useNow } from "../../notifications/use-now.ts";
import { QuoteActions } from "./quote-actions.tsx";
import { QuotePdfButton } from "./quote-pdf-button.tsx";

const STATUS: Record<QuoteStatus, { label: string; tone: ComponentProps<typeof Badge>["tone"] }> = {
  sent: { label: "Open", tone: "warning" },
  accepted: { label: "Accepted", tone: "positive" },
  declined: { label: "Declined", tone: "neutral" },
  withdrawn: { label: "Withdrawn", tone: "neutral" },
};

/** A price in the conversation. */
export function QuoteCard({ enquiry, quote }: { enquiry: Enquiry; quote: EnquiryQuote }) {
  const today = dateInIndia(useNow());
  const isExpired = quote.status === "sent" && isExpiredQuote(quote, today);
  const { label, tone } = isExpired ? { label: "Expired", tone: "neutral" as const } : STATUS[quote.status];
  const isOpen =
    quote.status === "sent" && !isExpired && (isOpenEnquiry(enquiry.status) || enquiry.status === "won");
  return (
    <div className="grid w-full grid-cols-1 max-w-[min(26rem,100%)] gap-3 rounded-card border border-line bg-raised px-4 py-3.5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-xs text-muted">Quote</p>
          <p className="text-xl font-semibold tracking-tight break-words tabular-nums">
            {rupees(quote.amountPaise / 100)}
          </p>
        </div>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="text-sm text-muted">Valid till {dayInWords(quote.validTill)}</p>
      {quote.note && <p className="text-sm break-words whitespace-pre-line">{quote.note}</p>}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isOpen && <QuoteActions enquiry={enquiry} quote={quote} />}
        <QuotePdfButton enquiry={enquiry} quote={quote} />
      </div>
    </div>
  );
}
