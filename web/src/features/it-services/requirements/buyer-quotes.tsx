import { dayInWords } from "@cardplaza/contract/date-words";
import type { ItQuote, Requirement } from "@cardplaza/contract/it-services/it-requirements";
import { paiseWords } from "@cardplaza/contract/it-services/it-rules";
import {
  isPending,
  isUndecided,
  MAX_QUOTES,
  providerPath,
  type ItQuoteAction,
} from "@cardplaza/contract/it-services/it-words";
import { enquiriesPath } from "@cardplaza/contract/enquiries/enquiry-words";
import { dateInIndia } from "@cardplaza/contract/time";
import { useState } from "react";
import { Link } from "react-router";
import { problemText } from "../../../lib/problem-text.ts";
import { BusinessBadges } from "../../../ui/business-badges.tsx";
import { BusinessPicture } from "../../../ui/business-picture.tsx";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { ProviderRating } from "../browse/provider-card.tsx";
import { daysWords } from "../days-words.ts";
import { QuoteStatusBadge } from "./requirement-status.tsx";
import { useRequirementWrites } from "./use-requirement.ts";

/** The quotes side by side. */
export function BuyerQuotes({ requirement }: { requirement: Requirement }) {
  const { quotes, status, invited } = requirement;
  const answered = new Set(quotes.map(({ provider }) => provider._id));
  const waiting = invited.filter(({ _id }) => !answered.has(_id));
  return (
    <section aria-labelledby="quotes" className="min-w-0">
      <h2 id="quotes" className="text-xl">
        Quotes <span className="text-muted tabular-nums">{quotes.length > 0 && quotes.length}</span>
      </h2>
      {waiting.length > 0 && isPending(status) && (
        <p className="mt-1 text-sm break-words text-muted">
          Waiting for {waiting.map(({ name }) => name).join(", ")}.
        </p>
      )}
      {quotes.length === 0 ? (
        <div className="mt-4 rounded-card border border-line bg-raised">
          <EmptyState
            drawing="inbox"
            title="No quotes yet"
            text={
              isPending(status)
                ? `We tell you as soon as one arrives. Up to ${MAX_QUOTES} providers can quote.`
                : undefined
            }
          />
        </div>
      ) : (
        <ul className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
          {quotes.map((quote) => (
            <li key={quote._id}>
              <BuyerQuote requirement={requirement} quote={quote} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function BuyerQuote({ requirement, quote }: { requirement: Requirement; quote: ItQuote }) {
  const { provider, amountPaise, days, scope, validTill, status, enquiryId } = quote;
  const [today] = useState(() => dateInIndia(new Date()));
  const isOver = validTill < today;
  return (
    <article
      className={cn(
        "flex h-full flex-col rounded-card border border-line bg-raised p-4 sm:p-5",
        status === "accepted" && "border-positive",
        status === "rejected" && "opacity-75",
      )}
    >
      <div className="flex items-start gap-3">
        <BusinessPicture
          name={provider.name}
          picture={provider.logo}
          width={64}
          className="size-10 shrink-0 rounded-field"
        />
        <div className="min-w-0 flex-1">
          <h3 className="text-base leading-snug font-semibold break-words">
            <Link to={providerPath(provider)} className="hover:underline">
              {provider.name}
            </Link>
          </h3>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <ProviderRating {...provider} />
            <BusinessBadges badges={provider.badges} />
          </div>
        </div>
        <QuoteStatusBadge status={status} />
      </div>
      <p className="mt-4 text-2xl font-semibold tabular-nums">{paiseWords(amountPaise)}</p>
      <p className="text-sm text-muted">
        in {daysWords(days)} · {isOver ? "was valid until" : "valid until"} {dayInWords(validTill)}
      </p>
      <p className="mt-3 text-sm break-words whitespace-pre-line">{scope}</p>
      <div className="mt-auto flex flex-wrap gap-2 pt-4">
        {enquiryId && (
          <Button asChild size="sm">
            <Link to={`${enquiriesPath("company")}?tab=sent&enquiry=${enquiryId}`}>Open conversation</Link>
          </Button>
        )}
        {requirement.status === "completed" && status === "accepted" && (
          <Button asChild size="sm" variant="secondary">
            <Link to={`${providerPath(provider)}#reviews`}>Write a review</Link>
          </Button>
        )}
        {isPending(requirement.status) && isUndecided(status) && (
          <Decisions requirement={requirement} quote={quote} mayAccept={!isOver} />
        )}
      </div>
    </article>
  );
}

interface DecisionsProps {
  requirement: Requirement;
  quote: ItQuote;
  mayAccept: boolean;
}

function Decisions({ requirement, quote, mayAccept }: DecisionsProps) {
  const { decide } = useRequirementWrites(requirement._id);
  const [accepting, setAccepting] = useState(false);
  const act = (action: ItQuoteAction) =>
    decide.mutate(
      { quoteId: quote._id, action },
      {
        onError: (error) =>
          toast({ title: "Nothing was changed", description: problemText(error), variant: "destructive" }),
      },
    );
  const busy = (action: ItQuoteAction) => decide.isPending && decide.variables?.action === action;
  return (
    <>
      {mayAccept && (
        <Button size="sm" onClick={() => setAccepting(true)}>
          Accept
        </Button>
      )}
      {quote.status === "sent" && (
        <Button size="sm" variant="secondary" busy={busy("shortlist")} onClick={() => act("shortlist")}>
          Shortlist
        </Button>
      )}
      <Button size="sm" variant="ghost" busy={busy("reject")} onClick={() => act("reject")}>
        Reject
      </Button>
      <ConfirmDialog
        open={accepting}
        onOpenChange={setAccepting}
        tone="normal"
        title={`Accept ${quote.provider.name} for ${paiseWords(quote.amountPaise)}?`}
        description="The other quotes are rejected, and a conversation with this provider opens. You pay nothing here."
        confirmLabel="Accept quote"
        onConfirm={() => decide.mutateAsync({ quoteId: quote._id, action: "accept" })}
      />
    </>
  );
}
