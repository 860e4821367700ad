import type { Api } from "@cardplaza/contract/api";
import type { Attendance, Visitor } from "@cardplaza/contract/chapters/meeting";
import { MEETING_EVENT } from "@cardplaza/contract/chapters/meeting-words";
import type { Answered, CallArgument } from "@cardplaza/contract/endpoint";
import { STREAM_EVENT } from "@cardplaza/contract/live/live-stream";
import { useIsMutating, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { useLiveEvent } from "../../../lib/live/use-live-event.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { query } from "../../../lib/query.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { useMeetingNews } from "./use-meetings.ts";

const ONE = "GET /api/chapter-meetings/:id";
const MARKING = ["mark attendance"];
/** The live connection tells of changes at once; this is for networks that let it through late or never. */
const POLL_MS = 5_000;
/** Before it opens, so that the check-in appears by itself. */
const POLL_BEFORE_MS = 30_000;

export type MeetingDetail = Answered<Api[typeof ONE]>;
const keyOf = (id: string) => [ONE, { params: { id } }];

/** A meeting as it is now: it follows what others do while the tab is visible. */
export function useMeeting(id: string) {
  const queries = useQueryClient();
  const isMarking = useIsMutating({ mutationKey: MARKING }) > 0;
  const lookAgain = () => void queries.invalidateQueries({ queryKey: keyOf(id) });
  useLiveEvent(MEETING_EVENT, ({ meetingId }) => {
    // Marks of one's own show at once; what is read between two taps would take them back for a moment.
    if (meetingId === id && queries.isMutating({ mutationKey: MARKING }) === 0) lookAgain();
  });
  useLiveEvent(STREAM_EVENT.gap, lookAgain);
  return useQuery({
    ...query[ONE]({ params: { id } }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    refetchInterval: ({ state }) => {
      const status = state.data?.meeting.status;
      if (isMarking || !status || status === "closed" || status === "cancelled") return false;
      return status === "open" ? POLL_MS : POLL_BEFORE_MS;
    },
  });
}

/** What the screen knows of one meeting, changed with what the officer did. */
function useDetail(id: string) {
  const queries = useQueryClient();
  const change = (edit: (detail: MeetingDetail) => MeetingDetail) =>
    queries.setQueryData<MeetingDetail>(keyOf(id), (detail) => detail && edit(detail));
  return {
    stopReading: () => queries.cancelQueries({ queryKey: keyOf(id) }),
    readAgain: () => queries.invalidateQueries({ queryKey: keyOf(id) }),
    isLastMark: () => queries.isMutating({ mutationKey: MARKING }) === 1,
    mark: (marks: readonly Mark[]) =>
      change((detail) => ({ ...detail, attendance: detail.attendance.map((one) => marked(one, marks)) })),
    putVisitor: (visitor: Visitor) =>
      change((detail) => ({
        ...detail,
        visitors: detail.visitors.map((each) => (each._id === visitor._id ? visitor : each)),
      })),
  };
}

type Mark = CallArgument<Api["PUT /api/chapter-meetings/:id/attendance"]>["body"][number];

function marked(one: Attendance, marks: readonly Mark[]): Attendance {
  const mark = marks.find(({ userId }) => userId === one.userId);
  if (!mark) return one;
  // Refusing a late check-in leaves the mark as it is.
  if (one.pending && mark.state === null) return { ...one, pending: null };
  return { ...one, state: mark.state, pending: null, substitute: mark.substitute ?? null };
}

/** Marks members. The list shows it before the server has answered. */
export function useMark(id: string) {
  const detail = useDetail(id);
  return useMutation({
    mutationKey: MARKING,
    mutationFn: (marks: Mark[]) =>
      api["PUT /api/chapter-meetings/:id/attendance"]({ params: { id }, body: marks }),
    onMutate: async (marks) => {
      await detail.stopReading();
      detail.mark(marks);
    },
    // Read anew after the last of several quick taps, also if one of them failed.
    onSettled: () => (detail.isLastMark() ? detail.readAgain() : undefined),
  });
}

/** For a single tap, which has no dialog to say what went wrong. */
export function useQuickMark(id: string) {
  const { mutate } = useMark(id);
  return (mark: Mark) =>
    mutate([mark], {
      onError: (error) =>
        toast({ title: "The mark was not saved", description: problemText(error), variant: "destructive" }),
    });
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
