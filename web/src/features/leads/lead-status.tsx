import {
  FOLLOW_UP_LABEL,
  FOLLOW_UP_STATUSES,
  type FollowUpStatus,
} from "@cardplaza/contract/leads/lead-words";
import { CircleCheck, Clock, PhoneCall } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import { cn } from "../../ui/class-names.ts";
import { Select } from "../../ui/fields/select.tsx";
import { useOutbox } from "../../lib/outbox/use-outbox.ts";
import { isOnLead, LEAD_STATUS } from "./lead-kinds.ts";
import { useSetFollowUp } from "./use-my-leads.ts";

const LOOKS = {
  pending: { tone: "warning", icon: Clock },
  contacted: { tone: "brand", icon: PhoneCall },
  completed: { tone: "positive", icon: CircleCheck },
} as const;

export function StatusBadge({ status }: { status: FollowUpStatus }) {
  const { tone, icon: Icon } = LOOKS[status];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" /> {FOLLOW_UP_LABEL[status]}
    </Badge>
  );
}

export const STATUS_OPTIONS = FOLLOW_UP_STATUSES.map((value) => ({ value, label: FOLLOW_UP_LABEL[value] }));

interface StatusSelectProps {
  lead: { _id: string; name: string; followUpStatus: FollowUpStatus };
  className?: string;
  /** For rows, where a select of full height would set the row's height. */
  compact?: boolean;
}

/** Takes effect at once; until it is saved it shows what was chosen, and the old value if that fails. */
export function StatusSelect({ lead, className, compact = false }: StatusSelectProps) {
  const change = useSetFollowUp();
  const chosen = useWaitingStatus(lead._id);
  return (
    <Select
      aria-label={`Status of ${lead.name}`}
      className={cn(compact && "h-8 pr-8 pl-2.5 text-xs sm:text-xs", className)}
      options={STATUS_OPTIONS}
      value={change.isPending ? change.variables.followUpStatus : (chosen ?? lead.followUpStatus)}
      aria-busy={change.isPending}
      onChange={(event) =>
        change.mutate({
          ids: [lead._id],
          name: lead.name,
          followUpStatus: event.target.value as FollowUpStatus,
        })
      }
    />
  );
}

/** What was chosen without a network and waits to be sent. */
function useWaitingStatus(leadId: string): FollowUpStatus | undefined {
  const last = useOutbox().waiting.filter(isOnLead(LEAD_STATUS, leadId)).at(-1);
  if (!last || last.problem !== undefined) return undefined;
  return (last.call as { body: { followUpStatus: FollowUpStatus } }).body.followUpStatus;
}
