import { opensAt } from "@cardplaza/contract/chapters/chapter-meeting-rules";
import type { ChapterMeeting } from "@cardplaza/contract/chapters/chapter-meeting";
import { clockInWords } from "@cardplaza/contract/date-words";
import { ScanQrCode } from "lucide-react";
import { useEffect, useState } from "react";
import { useAddressParams } from "../../../../lib/address/use-address-params.ts";
import { Button } from "../../../../ui/button.tsx";
import { useCodeReader } from "../../../contacts/scanner/use-code-reader.ts";
import { readMeeting } from "../meeting-address.ts";
import { OwnStateBadge } from "../meeting-status.tsx";
import { CheckInDialog } from "./check-in-dialog.tsx";
import { CheckInNotice } from "./check-in-notice.tsx";
import type { useCheckIn } from "./use-check-in.ts";

interface CheckInPanelProps {
  meeting: ChapterMeeting;
  checkIn: ReturnType<typeof useCheckIn>;
}

/** The member's own check-in: one tap opens the scanner, and the code does the rest. */
export function CheckInPanel({ meeting, checkIn: { state: latest, checkIn } }: CheckInPanelProps) {
  const [search, change] = useAddressParams();
  const [isOpened, setOpen] = useState(false);
  // An officer may have marked or confirmed them since.
  const isOutdated = meeting.ownState !== null && latest?.is !== "done";
  const state = isOutdated ? undefined : latest;
  const canCheckIn = meeting.status === "open" && !meeting.ownState && !meeting.ownPending;
  const isOpen = isOpened || (canCheckIn && readMeeting(search).scans);
  const close = () => {
    setOpen(false);
    change({ scan: null });
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <CheckInNotice state={state} />
      {canCheckIn && state?.is !== "sending" && state?.is !== "waits" && (
        <>
          <ReaderAtHand />
          <Button size="lg" className="w-full sm:w-fit" onClick={() => setOpen(true)}>
            <ScanQrCode /> Check in
          </Button>
        </>
      )}
      {meeting.status === "scheduled" && (
        <p className="text-sm text-muted">{`Check-in opens at ${clockInWords(opensAt(new Date(meeting.startsAt)).toISOString())}.`}</p>
      )}
      {!state && (meeting.ownState || meeting.ownPending) && (
        <p>
          <OwnStateBadge meeting={meeting} />
        </p>
      )}
      {isOpen && (
        <CheckInDialog
          meetingId={meeting._id}
          onCode={(code) => void checkIn(code, meeting)}
          onClose={close}
        />
      )}
    </div>
  );
}

/** Fetches what reading a code needs while there is a network. */
function ReaderAtHand() {
  const reader = useCodeReader();
  useEffect(() => reader.prepare(), [reader]);
  return null;
}
