import { dayInWords, momentInWords } from "@cardplaza/contract/date-words";
import {
  FOLLOW_UP_LABEL,
  FOLLOW_UP_STATUSES,
  type FollowUpStatus,
} from "@cardplaza/contract/leads/lead-words";
import type { OwnedLead } from "@cardplaza/contract/leads/received-leads";
import { BellRing } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../ui/badge.tsx";
import { cn } from "../../ui/class-names.ts";
import { BoardCard } from "../../ui/lists/board-card.tsx";
import { BoardColumn } from "../../ui/lists/board-column.tsx";
import { StatusBadge, StatusSelect } from "./lead-status.tsx";
import { useSetFollowUp } from "./use-my-leads.ts";

interface LeadBoardProps {
  leads: readonly OwnedLead[];
  onOpen: (id: string) => void;
}

/** A column for each status. A mouse drags a lead over; keyboard and touch use the select on it. */
export function LeadBoard({ leads, onOpen }: LeadBoardProps) {
  const { mutate, isPending, variables } = useSetFollowUp();
  const [dragged, setDragged] = useState<OwnedLead | null>(null);
  // Until it is saved a lead shows where it was dropped.
  const statusOf = (lead: OwnedLead) =>
    isPending && variables.ids[0] === lead._id ? variables.followUpStatus : lead.followUpStatus;
  const inColumn = (status: FollowUpStatus) => leads.filter((lead) => statusOf(lead) === status);
  const drop = (to: FollowUpStatus) => {
    if (dragged && statusOf(dragged) !== to) mutate({ ids: [dragged._id], followUpStatus: to });
    setDragged(null);
  };
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3">
      {FOLLOW_UP_STATUSES.map((status) => (
        <BoardColumn
          key={status}
          label={FOLLOW_UP_LABEL[status]}
          head={<StatusBadge status={status} />}
          count={inColumn(status).length}
          empty="No leads here"
          canDrop={dragged !== null && statusOf(dragged) !== status}
          onDrop={() => drop(status)}
          className="min-w-0"
        >
          {inColumn(status).map((lead) => (
            <BoardLead key={lead._id} lead={lead} onDrag={setDragged} onOpen={onOpen} />
          ))}
        </BoardColumn>
      ))}
    </div>
  );
}

interface BoardLeadProps {
  lead: OwnedLead;
  onDrag: (lead: OwnedLead | null) => void;
  onOpen: (id: string) => void;
}

function BoardLead({ lead, onDrag, onOpen }: BoardLeadProps) {
  return (
    <BoardCard name={lead.name} onDrag={(isDragged) => onDrag(isDragged ? lead : null)}>
      <div className="flex min-w-0 items-start justify-between gap-2">
        <button
          type="button"
          onClick={() => onOpen(lead._id)}
          className="min-h-6 min-w-0 text-left font-medium wrap-anywhere text-brand-strong underline decoration-brand/40 underline-offset-4 hover:decoration-current"
        >
          {lead.name}
        </button>
        <span className="shrink-0 pt-0.5 text-xs text-muted">{dayInWords(lead.submittedDate)}</span>
      </div>
      <p className={cn("line-clamp-2 wrap-anywhere text-muted", lead.withdrawn && "italic")}>
        {lead.withdrawn ? "Taken back by the sender" : lead.message}
      </p>
      {lead.reminderAt && (
        <Badge tone="brand" className="w-fit">
          <BellRing aria-hidden="true" />
          <span className="sr-only">Reminder </span>
          {momentInWords(lead.reminderAt, "reader")}
        </Badge>
      )}
      <StatusSelect lead={lead} compact />
    </BoardCard>
  );
}
