import type { Meeting } from "@cardplaza/contract/chapters/meeting";
import {
  ATTENDANCE_LABEL,
  MEETING_STATUS_LABEL,
  type MeetingStatus,
} from "@cardplaza/contract/chapters/meeting-words";
import { Badge } from "../../../ui/badge.tsx";

const TONES: Partial<Record<MeetingStatus, "positive" | "danger">> = {
  open: "positive",
  cancelled: "danger",
};

/** Says nothing of a meeting that is simply to come. */
export function MeetingStatusBadge({ status }: Pick<Meeting, "status">) {
  if (status === "scheduled") return null;
  return <Badge tone={TONES[status] ?? "neutral"}>{MEETING_STATUS_LABEL[status]}</Badge>;
}

/** How the member was there, or that their check-in waits. */
export function OwnStateBadge({ meeting }: { meeting: Pick<Meeting, "ownState" | "ownPending"> }) {
  if (meeting.ownPending) return <Badge tone="warning">Check-in waiting for an officer</Badge>;
  if (!meeting.ownState) return null;
  const isHere = ["present", "late", "substitute"].includes(meeting.ownState);
  return <Badge tone={isHere ? "positive" : "neutral"}>{`You: ${ATTENDANCE_LABEL[meeting.ownState]}`}</Badge>;
}
