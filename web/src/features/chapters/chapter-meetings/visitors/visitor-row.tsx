import type { Visitor } from "@cardplaza/contract/chapters/chapter-meeting";
import {
  VISIT_TEXT,
  VISITOR_OUTCOME_LABEL,
  VISITOR_OUTCOMES,
  type VisitorOutcome,
} from "@cardplaza/contract/chapters/chapter-meeting-words";
import { dialled, readablePhone } from "@cardplaza/contract/phones";
import { WHATSAPP_LINE } from "@cardplaza/contract/enquiries/whats-app-to-people";
import { Check } from "lucide-react";
import { problemText } from "../../../../lib/problem-text.ts";
import { Badge } from "../../../../ui/badge.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Select } from "../../../../ui/fields/select.tsx";
import { toast } from "../../../../ui/overlays/toast-store.ts";
import { WhatsAppButton } from "../../../../ui/whats-app-button.tsx";
import { useChangeVisitor } from "../use-meeting.ts";

const OUTCOMES = VISITOR_OUTCOMES.map((value) => ({ value, label: VISITOR_OUTCOME_LABEL[value] }));

interface VisitorRowProps {
  visitor: Visitor;
  isOfficer: boolean;
}

/** A visitor. "Here" is one tap; later an officer chooses what became of the visit. */
export function VisitorRow({ visitor, isOfficer }: VisitorRowProps) {
  const change = useChangeVisitor(visitor.meetingId);
  const { _id, name, mobile, outcome, accepted, notTold } = visitor;
  const save = (what: { outcome?: VisitorOutcome; accepted?: true }) =>
    change.mutate(
      { id: _id, ...what },
      {
        onError: (error) =>
          toast({ title: "This was not saved", description: problemText(error), variant: "destructive" }),
      },
    );
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-field border border-line bg-raised p-3 text-sm">
      <div className="min-w-0 flex-1 basis-48 break-words">
        <p className="font-semibold">{name}</p>
        <p className="text-muted">{aboutOf(visitor)}</p>
        {mobile && (
          <a
            href={`tel:${dialled(mobile)}`}
            className="touch-area text-brand-strong underline underline-offset-2"
          >
            {readablePhone(mobile)}
          </a>
        )}
        {notTold && <p className="text-warning">{VISIT_TEXT.notTold}</p>}
      </div>
      <WhatsAppButton className="h-11" phone={mobile} to={name} text={WHATSAPP_LINE.toVisitor(name)} />
      {isOfficer && outcome === "expected" && !accepted && (
        <Button
          variant="secondary"
          className="h-11"
          busy={change.isPending && change.variables.accepted}
          aria-label={`Expect ${name}`}
          onClick={() => save({ accepted: true })}
        >
          Accept
        </Button>
      )}
      {!isOfficer ? (
        <Badge tone={outcome === "expected" ? "neutral" : "positive"}>{VISITOR_OUTCOME_LABEL[outcome]}</Badge>
      ) : outcome === "expected" ? (
        <Button
          variant="secondary"
          className="h-11"
          busy={change.isPending && !change.variables.accepted}
          aria-label={`${name} is here`}
          onClick={() => save({ outcome: "attended" })}
        >
          <Check /> Is here
        </Button>
      ) : (
        <div className="w-40">
          <Select
            aria-label={`What became of ${name}`}
            options={OUTCOMES}
            value={outcome}
            disabled={change.isPending}
            onChange={(event) => save({ outcome: event.target.value as VisitorOutcome })}
          />
        </div>
      )}
    </li>
  );
}

function aboutOf({ categoryName, invitedBy, visits }: Visitor): string {
  const count = visits > 1 && `visit ${visits}`;
  return [categoryName, invitedBy && `with ${invitedBy.name}`, count].filter(Boolean).join(" · ");
}
