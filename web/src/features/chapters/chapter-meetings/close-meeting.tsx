import type { Attendance, ChapterMeeting } from "@cardplaza/contract/chapters/chapter-meeting";
import { CORRECTION_DAYS } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { useState } from "react";
import { inWords } from "../../../lib/problem-text.ts";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { willBeAbsent } from "./attendance/attendance-rules.ts";
import type { ListedMember } from "./attendance/waiting-marks.ts";
import { useCloseMeeting } from "./use-meeting.ts";
import { useTicks } from "./use-ticks.ts";

interface CloseMeetingProps {
  meeting: ChapterMeeting;
  attendance: readonly ListedMember[];
}

/** Closes a meeting, from its beginning on. Shows first who will be absent. */
export function CloseMeeting({ meeting, attendance }: CloseMeetingProps) {
  const [asks, setAsks] = useState(false);
  const close = useCloseMeeting(meeting._id);
  const now = useTicks(10_000);
  const unsent = attendance.filter(({ waits }) => waits).length;
  if (meeting.status !== "open" || now < Date.parse(meeting.startsAt)) return null;
  return (
    <>
      <Button variant="secondary" className="h-11" onClick={() => setAsks(true)}>
        Close meeting
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="Close the meeting?"
        description={unsent > 0 ? unsentText(unsent) : <Closing attendance={attendance} />}
        confirmLabel="Close meeting"
        tone="normal"
        onConfirm={async () => {
          // They would arrive at a closed meeting and be refused.
          if (unsent > 0) throw new Error(NOT_SENT_YET);
          await inWords(close());
          toast({ title: "The meeting is closed." });
        }}
      />
    </>
  );
}

const NOT_SENT_YET = "Close the meeting once they are sent.";
const unsentText = (count: number) =>
  count === 1 ? "1 mark on this phone is not sent yet." : `${count} marks on this phone are not sent yet.`;

function Closing({ attendance }: { attendance: readonly Attendance[] }) {
  const { user } = useSession();
  const absent = willBeAbsent(attendance).filter(({ userId }) => userId !== user?._id);
  const waiting = attendance.filter(({ pending }) => pending !== null).length;
  const isUnmarked = absent.length < willBeAbsent(attendance).length;
  return (
    <>
      {isUnmarked && <span className="block">You will be marked present.</span>}
      {absent.length === 0 ? (
        <span className="block">Everybody else is marked.</span>
      ) : (
        <>
          <span className="block">
            {absent.length === 1 ? "1 member will be absent:" : `${absent.length} members will be absent:`}
          </span>
          <span className="mt-1 block max-h-40 overflow-y-auto font-medium text-ink">
            {absent.map(({ person }) => person.name).join(", ")}
          </span>
        </>
      )}
      {waiting > 0 && (
        <span className="mt-2 block">
          {waiting === 1 ? "1 late check-in to confirm." : `${waiting} late check-ins to confirm.`}
        </span>
      )}
      <span className="mt-2 block">{`You can correct marks for ${CORRECTION_DAYS} days.`}</span>
    </>
  );
}
