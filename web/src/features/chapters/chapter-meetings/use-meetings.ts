import type { ChapterMeeting } from "@cardplaza/contract/chapters/chapter-meeting";
import type { ThisWeek } from "@cardplaza/contract/chapters/chapters";
import type { Api } from "@cardplaza/contract/api";
import type { CallArgument } from "@cardplaza/contract/endpoint";
import { type InfiniteData, useMutation, useQueryClient } from "@tanstack/react-query";
import { api, apiOnce } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { usePages } from "../../../lib/use-pages.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";

const LIST = "GET /api/chapters/:id/meetings";
const ONE = "GET /api/chapter-meetings/:id";
const WEEK = "GET /api/chapters/week";
interface Page {
  meetings: ChapterMeeting[];
  nextCursor: string | null;
}

export const useMeetings = (chapterId: string, when: "upcoming" | "past", viewerId: string | null) =>
  // What a meeting shows depends on who looks at it.
  usePages([LIST, chapterId, when, viewerId], (cursor) =>
    api[LIST]({ params: { id: chapterId }, query: { when, ...(cursor ? { cursor } : {}) } }),
  );

/** What the screens know of meetings, changed with what the server returned. */
export function useMeetingNews() {
  const queries = useQueryClient();
  return {
    show(meeting: ChapterMeeting) {
      // Other parts of the page read a first page alone.
      queries.setQueriesData<InfiniteData<Page> | Page>({ queryKey: [LIST] }, (list) => {
        if (!list) return list;
        return "pages" in list
          ? { ...list, pages: list.pages.map((page) => withMeeting(page, meeting)) }
          : withMeeting(list, meeting);
      });
      queries.setQueriesData<{ meeting: ChapterMeeting }>({ queryKey: [ONE] }, (shown) =>
        shown?.meeting._id === meeting._id ? { ...shown, meeting } : shown,
      );
      queries.setQueriesData<ThisWeek>({ queryKey: [WEEK] }, (week) => week && weekWith(week, meeting));
      // The rest of the week is fetched when it is shown next: now it would bring the old answer back.
      void queries.invalidateQueries({ queryKey: [WEEK], refetchType: "none" });
    },
    /** For changes that move other meetings too, or add one. */
    readAgain: () =>
      Promise.all(
        [LIST, ONE, WEEK, "GET /api/chapters/:id"].map((name) =>
          queries.invalidateQueries({ queryKey: [name] }),
        ),
      ),
  };
}

const withMeeting = (page: Page, one: ChapterMeeting): Page => ({
  ...page,
  meetings: page.meetings.map((each) => (each._id === one._id ? one : each)),
});

const weekWith = (week: ThisWeek, one: ChapterMeeting): ThisWeek => ({
  ...week,
  chapters: week.chapters.map((each) => (each.meeting?._id === one._id ? { ...each, meeting: one } : each)),
});

/** Going or not, in one tap. The button shows it before the server has answered. */
export function useRsvp(meeting: ChapterMeeting) {
  const news = useMeetingNews();
  return useMutation({
    mutationFn: (going: boolean) =>
      api["POST /api/chapter-meetings/:id/rsvp"]({ params: { id: meeting._id }, body: { going } }),
    onMutate: (going) => news.show(answered(meeting, going)),
    onSuccess: news.show,
    onError: (error) => {
      news.show(meeting);
      toast({ title: "Your answer was not saved", description: problemText(error), variant: "destructive" });
    },
  });
}

function answered(meeting: ChapterMeeting, going: boolean): ChapterMeeting {
  const without = {
    going: meeting.going - (meeting.ownRsvp === true ? 1 : 0),
    notGoing: meeting.notGoing - (meeting.ownRsvp === false ? 1 : 0),
  };
  return {
    ...meeting,
    ownRsvp: going,
    going: without.going + (going ? 1 : 0),
    notGoing: without.notGoing + (going ? 0 : 1),
  };
}

type NewMeeting = CallArgument<Api["POST /api/chapters/:id/meetings"]>["body"];
type MeetingChange = CallArgument<Api["PATCH /api/chapter-meetings/:id"]>["body"];

export function useAddMeeting(chapterId: string) {
  const news = useMeetingNews();
  return useMutation({
    mutationFn: ({ key, body }: { key: string; body: NewMeeting }) =>
      apiOnce(key)["POST /api/chapters/:id/meetings"]({ params: { id: chapterId }, body }),
    onSuccess: () => news.readAgain(),
  });
}

export function useChangeMeeting(meetingId: string) {
  const news = useMeetingNews();
  return useMutation({
    mutationFn: (body: MeetingChange) =>
      api["PATCH /api/chapter-meetings/:id"]({ params: { id: meetingId }, body }),
    onSuccess: (meeting) => {
      news.show(meeting);
      return news.readAgain();
    },
  });
}
