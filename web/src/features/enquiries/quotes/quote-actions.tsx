import { rupees } from "@cardplaza/contract/money";
import type { Enquiry, EnquiryQuote } from "@cardplaza/contract/enquiries/enquiry";
import type { QuoteAction } from "@cardplaza/contract/enquiries/enquiry-words";
import { Check } from "lucide-react";
import { useState } from "react";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { useDecideQuote } from "../use-enquiry.ts";

const ASKED: Record<QuoteAction, { title: (amount: string) => string; text: string; label: string }> = {
  accept: {
    title: (amount) => `Accept the quote of ${amount}?`,
    text: "We tell the seller at once. You agree payment and delivery with each other.",
    label: "Accept",
  },
  decline: {
    title: (amount) => `Decline the quote of ${amount}?`,
    text: "The conversation stays open, and the seller can send another quote.",
    label: "Decline",
  },
  withdraw: {
    title: (amount) => `Withdraw the quote of ${amount}?`,
    text: "The buyer can no longer accept this quote. You can send a new one.",
    label: "Withdraw",
  },
};

/** The buyer accepts or declines; the seller withdraws. */
export function QuoteActions({ enquiry, quote }: { enquiry: Enquiry; quote: EnquiryQuote }) {
  const [asking, setAsking] = useState<QuoteAction>();
  const decide = useDecideQuote(enquiry._id, quote._id);
  const asked = ASKED[asking ?? "accept"];
  const confirm = (action: QuoteAction) =>
    decide.mutateAsync(action).catch((error: unknown) => {
      throw new Error(problemText(error), { cause: error });
    });
  return (
    <>
      {enquiry.side === "buyer" ? (
        <>
          <Button size="sm" onClick={() => setAsking("accept")}>
            <Check /> Accept
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setAsking("decline")}>
            Decline
          </Button>
        </>
      ) : (
        <Button size="sm" variant="secondary" onClick={() => setAsking("withdraw")}>
          Withdraw
        </Button>
      )}
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={(open) => !open && setAsking(undefined)}
        tone={asking === "withdraw" ? "danger" : "normal"}
        title={asked.title(rupees(quote.amountPaise / 100))}
        description={asked.text}
        confirmLabel={asked.label}
        onConfirm={() => (asking ? confirm(asking) : undefined)}
      />
    </>
  );
}
