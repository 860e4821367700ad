import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { chapterPath, LISTED_STATUSES } from "@cardplaza/contract/chapters/chapter-words";
import type { ChapterMeeting } from "@cardplaza/contract/chapters/chapter-meeting";
import type { MetaDescriptor } from "react-router";
import { pageMeta } from "../../../lib/page-meta.ts";
import { seatsText } from "../chapter-words.ts";
import { meetingData } from "../chapter-meeting-data.ts";

const LONGEST_DESCRIPTION = 160;
/** Search engines show the next few; the rest would only make the page larger. */
const MOST_EVENTS = 4;

/** What search engines and messengers learn of a chapter. One that takes nobody in is not for search engines. */
export function chapterMeta(
  chapter: Chapter,
  meetings: readonly ChapterMeeting[],
  origin: string,
): MetaDescriptor[] {
  const place = chapter.online ? "Online" : chapter.city;
  const line = [chapter.rhythm, place, seatsText(chapter.freeSeats)].join(" · ");
  const isListed = LISTED_STATUSES.some((status) => status === chapter.status);
  return [
    ...pageMeta({
      origin,
      path: chapterPath(chapter._id),
      title: `${chapter.name} · ${chapter.city}`,
      description: cut(`${line}. ${chapter.description.replaceAll(/\s+/g, " ")}`),
      picture: "offline-networking",
    }),
    ...(isListed
      ? eventsOf(chapter, meetings, origin).map((data) => ({ "script:ld+json": data }))
      : [{ name: "robots", content: "noindex" }]),
  ];
}

const eventsOf = (chapter: Chapter, meetings: readonly ChapterMeeting[], origin: string) =>
  meetings
    .filter(({ status }) => status !== "closed")
    .slice(0, MOST_EVENTS)
    .map(({ startsAt, endsAt, status, venue }) =>
      meetingData(
        {
          startsAt,
          endsAt,
          isCancelled: status === "cancelled",
          chapter: { ...chapter, venue: venue || chapter.venue, description: cut(chapter.description) },
        },
        origin,
      ),
    );

const cut = (text: string) =>
  text.length <= LONGEST_DESCRIPTION ? text : `${text.slice(0, LONGEST_DESCRIPTION - 1).trimEnd()}…`;
