import type { Attendance, ChapterMeeting } from "@cardplaza/contract/chapters/chapter-meeting";
import { CHAPTER_MEETING_TEXT } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { SEARCH_MAX } from "@cardplaza/contract/text-limits";
import { Search } from "lucide-react";
import { useState } from "react";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { useQuickMark } from "../use-meeting.ts";
import { useTicks } from "../use-ticks.ts";
import { AttendanceRow } from "./attendance-row.tsx";
import { countsOf, markingOf, matching } from "./attendance-rules.ts";
import { MarkDialog } from "./mark-dialog.tsx";
import { PendingCheckIns } from "./pending-check-ins.tsx";
import type { ListedMember } from "./waiting-marks.ts";

/** From so many members on the list has a search field. */
const MANY = 8;

interface AttendanceListProps {
  meeting: ChapterMeeting;
  attendance: readonly ListedMember[];
}

/** Everybody with one large button each. Late check-ins that wait are on top. */
export function AttendanceList({ meeting, attendance }: AttendanceListProps) {
  const [typed, setTyped] = useState("");
  const [opened, setOpened] = useState<{ userId: string; state?: "substitute" }>();
  const mark = useQuickMark(meeting._id);
  const now = useTicks(30_000);
  const marking = markingOf(meeting, new Date(now));
  const shown = matching(attendance, typed);
  const chosen = attendance.find(({ userId }) => userId === opened?.userId);
  return (
    <>
      <PendingCheckIns meeting={meeting} attendance={attendance} onMark={mark} />
      <p role="status" className="text-sm text-muted tabular-nums">
        {countsText(attendance)}
      </p>
      {marking === "correction" && (
        <Notice className="mt-3">Corrections need a reason, which stays with the mark.</Notice>
      )}
      {marking === "over" && (
        <Notice className="mt-3">
          {meeting.status === "closed" ? CHAPTER_MEETING_TEXT.tooLate : CHAPTER_MEETING_TEXT.notOpen}
        </Notice>
      )}
      {attendance.length > MANY && (
        <div className="mt-3 max-w-sm">
          <TextField
            type="search"
            aria-label="Search members"
            placeholder="Name or category"
            leading={<Search />}
            maxLength={SEARCH_MAX}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      )}
      <ul aria-label="Attendance" className="mt-3 grid grid-cols-1 gap-2 lg:grid-cols-2">
        {shown.map((one) => (
          <AttendanceRow
            key={one.userId}
            one={one}
            meeting={meeting}
            marking={marking}
            onMark={(state) => mark(one, state)}
            onOpen={(state) => setOpened({ userId: one.userId, ...(state && { state }) })}
          />
        ))}
      </ul>
      {shown.length === 0 && <p className="mt-3 text-sm text-muted">No one by that name.</p>}
      {chosen && (
        <MarkDialog
          key={chosen.userId}
          one={chosen}
          meeting={meeting}
          isCorrection={marking === "correction"}
          first={opened?.state}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

function countsText(attendance: readonly Attendance[]): string {
  const { here, late, medical, absent, unmarked } = countsOf(attendance);
  return [
    `${here} of ${attendance.length} here`,
    late > 0 && `${late} late`,
    medical > 0 && `${medical} on medical leave`,
    absent > 0 && `${absent} absent`,
    unmarked > 0 && `${unmarked} not marked`,
  ]
    .filter(Boolean)
    .join(" · ");
}
