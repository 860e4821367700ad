import { dayInWords } from "@cardplaza/contract/date-words";
import type { ItQuote, Requirement } from "@cardplaza/contract/it-services/it-requirements";
import { paiseWords } from "@cardplaza/contract/it-services/it-rules";
import { IT_TEXT, isUndecided, MAX_QUOTES } from "@cardplaza/contract/it-services/it-words";
import { enquiriesPath } from "@cardplaza/contract/enquiries/enquiry-words";
import { useState } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { daysWords } from "../days-words.ts";
import { QuoteForm } from "./quote-form.tsx";
import { QuoteStatusBadge } from "./requirement-status.tsx";
import { useRequirementWrites } from "./use-requirement.ts";

/** A provider's own quote, or the form for it. Of the rivals it learns only how many quoted. */
export function ProviderQuote({ requirement }: { requirement: Requirement }) {
  const { quotes, quoteCount, mayQuoteAs } = requirement;
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-sm text-muted">
        {quoteCount} of {MAX_QUOTES} quotes. Only the buyer can see them.
      </p>
      {quotes.map((quote) => (
        <OwnQuote key={quote._id} requirement={requirement} quote={quote} />
      ))}
      {mayQuoteAs.length > 0 && <QuoteForm requirement={requirement} />}
      {mayQuoteAs.length === 0 && quotes.length === 0 && (
        <Notice tone="info">{quoteCount >= MAX_QUOTES ? IT_TEXT.full : IT_TEXT.closed}</Notice>
      )}
    </div>
  );
}

function OwnQuote({ requirement, quote }: { requirement: Requirement; quote: ItQuote }) {
  const { decide } = useRequirementWrites(requirement._id);
  const [asking, setAsking] = useState(false);
  const { amountPaise, days, validTill, scope, status, enquiryId, provider } = quote;
  return (
    <Panel>
      <PanelHeader
        title={`Your quote for ${provider.name}`}
        description={`${paiseWords(amountPaise)} in ${daysWords(days)}, valid until ${dayInWords(validTill)}`}
        actions={<QuoteStatusBadge status={status} isOwn />}
        className="mb-3"
      />
      <p className="break-words whitespace-pre-line">{scope}</p>
      <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
        {enquiryId && (
          <Button asChild size="sm">
            <Link to={`${enquiriesPath("company")}?enquiry=${enquiryId}`}>Open conversation</Link>
          </Button>
        )}
        {isUndecided(status) && (
          <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
            Withdraw
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Withdraw your quote?"
        description="The buyer no longer sees it. You can send another one as long as the requirement is open."
        confirmLabel="Withdraw"
        onConfirm={() => decide.mutateAsync({ quoteId: quote._id, action: "withdraw" })}
      />
    </Panel>
  );
}
