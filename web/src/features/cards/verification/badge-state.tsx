import { CARD_PLACEHOLDER } from "@cardplaza/contract/cards/card-rules";
import type { Card } from "@cardplaza/contract/cards/cards";
import type { Verification } from "@cardplaza/contract/cards/verification/verification";
import { dayInWords } from "@cardplaza/contract/date-words";
import { BadgeCheck } from "lucide-react";
import { Link } from "react-router";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";

/** What the badge says of this card, and whether it is there. */
export function BadgeState({ card, all }: { card: Card; all: Verification[] }) {
  const verified = all.find(({ status }) => status === "verified");
  const [last] = all;
  const facts = {
    Name: card.name,
    Company: card.company === CARD_PLACEHOLDER.company ? "" : card.company,
    Website: card.website,
  };
  return (
    <Panel>
      <PanelHeader
        title="What the badge means"
        description="The badge tells visitors that these three are really yours. Change one, and it has to be proved again."
        actions={
          verified ? (
            <Badge tone="positive">
              <BadgeCheck aria-hidden="true" /> Verified
            </Badge>
          ) : (
            <Badge>Not verified</Badge>
          )
        }
      />
      <dl className="grid gap-3 text-sm">
        {Object.entries(facts).map(([label, value]) => (
          <div key={label} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3">
            <dt className="text-muted">{label}</dt>
            <dd className="break-words">{value || "Not given"}</dd>
          </div>
        ))}
        {verified?.endsAt && (
          <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3">
            <dt className="text-muted">Verified until</dt>
            <dd className="tabular-nums">{dayInWords(verified.endsAt)}</dd>
          </div>
        )}
      </dl>
      {!verified && last?.status === "refused" && (
        <Notice tone="warning" title="We could not verify it" className="mt-5">
          {last.reason}
        </Notice>
      )}
      {!verified && last?.status === "ended" && last.verifiedAt && (
        <Notice tone="warning" title="The badge has ended" className="mt-5">
          {last.reason ?? "Its year is over, or the card has changed since."}
        </Notice>
      )}
      {card.isIncomplete && (
        <Notice
          tone="info"
          className="mt-5"
          action={
            <Button asChild size="sm" variant="secondary">
              <Link to={`/edit-card/${card._id}`}>Complete Card</Link>
            </Button>
          }
        >
          Complete your card first.
        </Notice>
      )}
    </Panel>
  );
}
