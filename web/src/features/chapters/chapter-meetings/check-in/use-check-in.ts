import type { ChapterMeeting } from "@cardplaza/contract/chapters/chapter-meeting";
import { dayInWords } from "@cardplaza/contract/date-words";
import { useState } from "react";
import { problemText } from "../../../../lib/problem-text.ts";
import type { NewSlip, Slip } from "../../queue/slip.ts";
import { useSlipQueue } from "../../queue/use-slip-queue.ts";
import { useMeetingNews } from "../use-meetings.ts";

/** How a check-in went. */
export type CheckInState = { is: "sending" | "done" | "pending" | "waits" } | { is: "refused"; text: string };

/** Checks in with a code; without a network it waits in the browser with the time at which it was read. */
export function useCheckIn(meetingId: string) {
  const queue = useSlipQueue();
  const news = useMeetingNews();
  const [state, setState] = useState<CheckInState>();
  const checkIn = async (code: string, meeting?: Pick<ChapterMeeting, "startsAt" | "chapterName">) => {
    setState({ is: "sending" });
    const about = meeting ? `, ${meeting.chapterName}, ${dayInWords(meeting.startsAt)}` : "";
    try {
      const added = await queue.add({
        kind: "checkin",
        call: { params: { id: meetingId }, body: { code } },
        label: `Check-in${about}`,
      });
      // Then the queue says it, also after a reload.
      if ("waits" in added) return setState(undefined);
      news.show(added.sent.meeting);
      setState({ is: added.sent.pending ? "pending" : "done" });
    } catch (error) {
      setState({ is: "refused", text: problemText(error) });
    }
  };
  const waits = queue.slips.some((slip) => isCheckInOf(slip, meetingId));
  return { state: waits ? ({ is: "waits" } as const) : state, checkIn };
}

const isCheckInOf = ({ kind, call, problem }: Slip, meetingId: string) =>
  kind === "checkin" && problem === undefined && (call as NewSlip<"checkin">["call"]).params.id === meetingId;
