import type { Referral } from "@cardplaza/contract/chapters/referral";
import {
  REFERRAL_ORIGIN_LABEL,
  REFERRAL_TEXT,
  REFERRAL_TYPE_LABEL,
  referralTypeFrom,
} from "@cardplaza/contract/chapters/referral-words";
import { momentInWords } from "@cardplaza/contract/date-words";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { ApiError } from "../../../lib/api.ts";
import { inWords } from "../../../lib/problem-text.ts";
import { MessageButton } from "../../../site/message-button.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { FactRow } from "../../../ui/fact-row.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { Sheet, SheetContent } from "../../../ui/overlays/sheet.tsx";
import { LoadingArea, SkeletonText } from "../../../ui/skeleton.tsx";
import { OutsideAnswers } from "../../outside-answers/outside-answers.tsx";
import { DealTrail } from "./deal-trail.tsx";
import { Heat } from "./heat.tsx";
import { PartnerLine } from "./partner-line.tsx";
import { ProspectContact } from "./prospect-contact.tsx";
import { ReferralActions } from "./referral-actions.tsx";
import { eventText, otherOf, paise, STATUS_TONE, statusText } from "./referral-words.ts";
import { useEraseProspect } from "./use-answer-referral.ts";
import { useReferral } from "./use-referrals.ts";

interface ReferralSheetProps {
  id: string;
  onThank: (id: string) => void;
  onClose: () => void;
}

/** One referral with the timeline that both see, and the trail that led to it. */
export function ReferralSheet({ id, onThank, onClose }: ReferralSheetProps) {
  const { data, error, isFetching, refetch } = useReferral(id);
  const isGone = error instanceof ApiError && [400, 403, 404].includes(error.status);
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent title={data?.prospect.name ?? "Referral"} className="w-[min(34rem,calc(100vw-24px))]">
        {isGone ? (
          <EmptyState drawing="inbox" title={REFERRAL_TEXT.notFound} />
        ) : data ? (
          <OpenReferral referral={data} onThank={() => onThank(id)} />
        ) : error ? (
          <ErrorState retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <LoadingArea label="Loading the referral">
            <SkeletonText lines={8} />
          </LoadingArea>
        )}
      </SheetContent>
    </Sheet>
  );
}

function OpenReferral({ referral, onThank }: { referral: Referral; onThank: () => void }) {
  const { need, heat, type, estPaise, wonPaise, source, timeline, prospect, isGiver } = referral;
  const other = otherOf(referral);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-4">
        <Badge tone={STATUS_TONE[referral.status]} className="w-fit rounded-lg whitespace-normal">
          {statusText(referral)}
        </Badge>
        <PartnerLine
          partner={other}
          below={[isGiver ? "Receives it" : "Gave it to you", other.chapter?.name]
            .filter(Boolean)
            .join(" · ")}
        >
          <MessageButton person={other} subject={{ type: "referral", id: referral._id }} size="sm" />
        </PartnerLine>
        <p className="rounded-card bg-sunken p-4 text-sm break-words whitespace-pre-line">{need}</p>
        <ProspectContact referral={referral} />
        <OutsideAnswers type="referral" id={referral._id} />
        <ReferralActions referral={referral} onThank={onThank} />
        <dl className="grid grid-cols-2 gap-4 text-sm">
          <FactRow label="Warmth">
            <Heat heat={heat} />
          </FactRow>
          <FactRow label="Kind">
            {isGiver ? REFERRAL_TYPE_LABEL[type] : referralTypeFrom(type, other.name)}
          </FactRow>
          {estPaise !== null && <FactRow label="Estimate">{paise(estPaise)}</FactRow>}
          {wonPaise !== null && (
            <FactRow label="Value">
              <span className="font-semibold text-positive">{paise(wonPaise)}</span>
            </FactRow>
          )}
          {source && (
            <FactRow label="Came from">
              <Link to={source.url} className="touch-area text-brand-strong underline underline-offset-4">
                {REFERRAL_ORIGIN_LABEL[source.kind]}
              </Link>
            </FactRow>
          )}
        </dl>
      </div>
      <Part title="Timeline">
        <ol className="grid grid-cols-1 gap-4 border-l-2 border-line pl-4">
          {timeline.map((event) => (
            <li key={`${event.at} ${event.status}`} className="min-w-0 text-sm">
              <p className="font-medium break-words">{eventText(event, referral)}</p>
              {event.text && <p className="break-words text-muted">{event.text}</p>}
              <p className="text-xs text-muted">{momentInWords(event.at)}</p>
            </li>
          ))}
        </ol>
      </Part>
      <Part title="From first contact to business">
        <DealTrail referralId={referral._id} />
      </Part>
      {!prospect.erased && <EraseProspect referral={referral} />}
    </div>
  );
}

function EraseProspect({ referral: { _id, prospect } }: { referral: Referral }) {
  const [asking, setAsking] = useState(false);
  const erase = useEraseProspect(_id);
  return (
    <div className="border-t border-line pt-5">
      <Button variant="link" size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Delete {prospect.name}'s details at their request
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete ${prospect.name}'s details?`}
        description="Name, phone and e-mail are deleted for both of you. The referral and its value stay. This cannot be undone."
        confirmLabel="Delete"
        onConfirm={() => inWords(erase.mutateAsync())}
      />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-3 border-t border-line pt-5">
      <h3 className="text-base">{title}</h3>
      {children}
    </section>
  );
}
