import type { ChapterMeeting } from "@cardplaza/contract/chapters/chapter-meeting";
import {
  ATTENDANCE_LABEL,
  CHAPTER_MEETING_STATUS_LABEL,
  type ChapterMeetingStatus,
} from "@cardplaza/contract/chapters/chapter-meeting-words";
import { Badge } from "../../../ui/badge.tsx";

const TONES: Partial<Record<ChapterMeetingStatus, "positive" | "danger">> = {
  open: "positive",
  cancelled: "danger",
};

/** Says nothing of a meeting that is simply to come. */
export function MeetingStatusBadge({ status }: Pick<ChapterMeeting, "status">) {
  if (status === "scheduled") return null;
  return <Badge tone={TONES[status] ?? "neutral"}>{CHAPTER_MEETING_STATUS_LABEL[status]}</Badge>;
}

/** How the member was there, or that their check-in waits. */
export function OwnStateBadge({ meeting }: { meeting: Pick<ChapterMeeting, "ownState" | "ownPending"> }) {
  if (meeting.ownPending) return <Badge tone="warning">Check-in waiting for an officer</Badge>;
  if (!meeting.ownState) return null;
  const isHere = ["present", "late", "substitute"].includes(meeting.ownState);
  return <Badge tone={isHere ? "positive" : "neutral"}>{`You: ${ATTENDANCE_LABEL[meeting.ownState]}`}</Badge>;
}
