import type { Api } from "@cardplaza/contract/api";
import type { Attendance, ChapterMeeting, Visitor } from "@cardplaza/contract/chapters/chapter-meeting";
import { opensAt } from "@cardplaza/contract/chapters/chapter-meeting-rules";
import { CHAPTER_MEETING_EVENT } from "@cardplaza/contract/chapters/chapter-meeting-words";
import type { CallArgument } from "@cardplaza/contract/endpoint";
import { STREAM_EVENT } from "@cardplaza/contract/live/live-stream";
import { DAY_MS, MINUTE_MS } from "@cardplaza/contract/time";
import { useIsMutating, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { useLiveEvent } from "../../../lib/live/use-live-event.ts";
import { usePollWithoutStream } from "../../../lib/live/use-poll-without-stream.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { query } from "../../../lib/query.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { useSlipQueue } from "../queue/use-slip-queue.ts";
import { type Mark, markLabel } from "./attendance/waiting-marks.ts";
import { meetingKey, type MeetingDetail, ONE_MEETING } from "../chapter-meeting-key.ts";
import { useMeetingNews } from "./use-meetings.ts";

const MARKING = ["mark attendance"];
/** For networks that let the live connection through late or never. */
const POLL_MS = 5_000;
/** Before it opens, which is no event: the check-in appears by itself. */
const POLL_BEFORE_MS = 30_000;
/** So far the clock of a device may be behind. */
const CLOCK_MAY_BE_OFF_MS = 5 * MINUTE_MS;

/** A meeting as it is now: it follows what others do while the tab is visible. */
export function useMeeting(id: string) {
  const queries = useQueryClient();
  const isMarking = useIsMutating({ mutationKey: MARKING }) > 0;
  const lookAgain = () => void queries.invalidateQueries({ queryKey: meetingKey(id) });
  useLiveEvent(CHAPTER_MEETING_EVENT, ({ meetingId }) => {
    // The answers to the member's own marks hold the list; it is read once after the last of several quick taps.
    if (meetingId === id && queries.isMutating({ mutationKey: MARKING }) === 0) lookAgain();
  });
  useLiveEvent(STREAM_EVENT.open, lookAgain);
  useLiveEvent(STREAM_EVENT.gap, lookAgain);
  const whileOpen = usePollWithoutStream(POLL_MS);
  return useQuery({
    ...query[ONE_MEETING]({ params: { id } }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    refetchInterval: ({ state }) => {
      const meeting = state.data?.meeting;
      if (isMarking || !meeting || meeting.status === "closed" || meeting.status === "cancelled")
        return false;
      return meeting.status === "open" ? whileOpen : untilOpening(meeting);
    },
  });
}

/** A meeting of next week need not be asked about now. */
function untilOpening({ startsAt }: Pick<ChapterMeeting, "startsAt">): number {
  const left = opensAt(new Date(startsAt)).getTime() - CLOCK_MAY_BE_OFF_MS - Date.now();
  return Math.min(Math.max(left, POLL_BEFORE_MS), DAY_MS);
}

/** What the screen knows of one meeting, changed with what the officer did. */
function useDetail(id: string) {
  const queries = useQueryClient();
  const change = (edit: (detail: MeetingDetail) => MeetingDetail) =>
    queries.setQueryData<MeetingDetail>(meetingKey(id), (detail) => detail && edit(detail));
  return {
    readAgain: () => queries.invalidateQueries({ queryKey: meetingKey(id) }),
    isLastMark: () => queries.isMutating({ mutationKey: MARKING }) === 1,
    putVisitor: (visitor: Visitor) =>
      change((detail) => ({
        ...detail,
        visitors: detail.visitors.map((each) => (each._id === visitor._id ? visitor : each)),
      })),
  };
}

/** Marks a member. The list shows it at once; without a network it waits in the browser. */
export function useMark(id: string) {
  const detail = useDetail(id);
  const queue = useSlipQueue();
  return useMutation({
    mutationKey: MARKING,
    mutationFn: ({ name, mark }: NamedMark) =>
      queue.add({ kind: "mark", call: { params: { id }, body: [mark] }, label: markLabel(name, mark) }),
    // Read again after the last of several quick taps, also if one of them failed.
    onSettled: () => {
      if (detail.isLastMark()) void detail.readAgain();
    },
  });
}

interface NamedMark {
  /** The member who is marked, for the list of waiting marks. */
  name: string;
  mark: Mark;
}

/** For a single tap, which has no dialog to say what went wrong. */
export function useQuickMark(id: string) {
  const { mutate } = useMark(id);
  return ({ userId, person }: Pick<Attendance, "userId" | "person">, state: Mark["state"]) =>
    mutate(
      { name: person.name, mark: { userId, state } },
      {
        onError: (error) =>
          toast({ title: "The mark was not saved", description: problemText(error), variant: "destructive" }),
      },
    );
}

export function useCloseMeeting(id: string) {
  const news = useMeetingNews();
  return async () => {
    const meeting = await api["POST /api/chapter-meetings/:id/close"]({ params: { id } });
    news.show(meeting);
    await news.readAgain();
  };
}

type VisitorChange = CallArgument<Api["PATCH /api/chapter-visitors/:id"]>["body"];

export function useChangeVisitor(meetingId: string) {
  const detail = useDetail(meetingId);
  return useMutation({
    mutationFn: ({ id, ...body }: VisitorChange & { id: string }) =>
      api["PATCH /api/chapter-visitors/:id"]({ params: { id }, body }),
    onSuccess: detail.putVisitor,
  });
}
