import type { ThisWeek } from "@cardplaza/contract/chapters/chapters";
import { query } from "../../lib/query.ts";
import { isOpen } from "./own-part.ts";

/** The chapters in which the member takes part now and that go on. */
export const myChaptersQuery = () => ({
  ...query["GET /api/chapters/week"](),
  staleTime: 60_000,
  select: ({ chapters }: ThisWeek) =>
    chapters
      .filter(({ chapter, status }) => status !== "suspended" && isOpen(chapter))
      .map(({ chapter: { _id, name } }) => ({ _id, name })),
});

/** The next meetings of the member's chapters, the first one first. */
export const nextMeetingsQuery = () => ({
  ...query["GET /api/chapters/week"](),
  staleTime: 60_000,
  select: ({ chapters }: ThisWeek) =>
    chapters
      .flatMap(({ chapter, meeting, status }) =>
        meeting && status === "active" && isOpen(chapter) ? [{ chapter, meeting }] : [],
      )
      .toSorted((one, other) => Date.parse(one.meeting.startsAt) - Date.parse(other.meeting.startsAt)),
});
export type NextMeeting = ReturnType<ReturnType<typeof nextMeetingsQuery>["select"]>[number];
