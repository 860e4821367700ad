import type { Referral } from "@cardplaza/contract/chapters/referral";
import { dayInWords } from "@cardplaza/contract/date-words";
import { MessageButton } from "../../../site/message-button.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Heat } from "./heat.tsx";
import { PartnerLine } from "./partner-line.tsx";
import { ProspectContact } from "./prospect-contact.tsx";
import { ReferralActions } from "./referral-actions.tsx";
import { otherOf, paise, STATUS_TONE, statusText } from "./referral-words.ts";

interface ReferralCardProps {
  referral: Referral;
  onOpen: () => void;
  onThank: () => void;
}

/** One referral in a list, with the next step at hand. */
export function ReferralCard({ referral, onOpen, onThank }: ReferralCardProps) {
  const { prospect, need, heat, status, isGiver, created_at, crossChapter } = referral;
  const other = otherOf(referral);
  const value = referral.wonPaise ?? referral.estPaise;
  return (
    <article className="h-full rounded-card border border-line bg-raised p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 flex-[1_1_10rem] text-base break-words">
          <button
            type="button"
            onClick={onOpen}
            aria-haspopup="dialog"
            className="touch-area rounded-sm text-left font-semibold hover:underline"
          >
            {prospect.name}
          </button>
        </h3>
        <Badge tone={STATUS_TONE[status]} className="rounded-lg whitespace-normal">
          {statusText(referral)}
        </Badge>
      </div>
      <p className="mt-1 line-clamp-3 text-sm break-words whitespace-pre-line">{need}</p>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted tabular-nums">
        <Heat heat={heat} />
        {value !== null && (
          <span>
            {referral.wonPaise === null ? "About " : ""}
            {paise(value)}
          </span>
        )}
        <span>{dayInWords(created_at)}</span>
      </p>
      <PartnerLine
        className="mt-4"
        partner={other}
        below={
          <>
            {isGiver ? "Receives it" : "Gave it to you"}
            {crossChapter && other.chapter && ` · ${other.chapter.name}`}
          </>
        }
      >
        <MessageButton person={other} subject={{ type: "referral", id: referral._id }} size="sm" />
      </PartnerLine>
      <div className="mt-4 grid grid-cols-1 gap-3 empty:hidden">
        {!isGiver && (status === "accepted" || status === "contacted") && (
          <ProspectContact referral={referral} />
        )}
        <ReferralActions referral={referral} onThank={onThank} />
      </div>
    </article>
  );
}
