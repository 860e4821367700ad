import { senderLine } from "../../../notifications/sender-line.ts";
import type { ChapterRow } from "../../chapter/chapters.table.ts";
import type { MeetingRow, VisitorRow } from "../chapter-meetings.table.ts";

/** What notices say of a meeting. Visitors read them too, so neither the agenda nor the link is in it. */
export const newsOfMeeting = (chapter: ChapterRow, { startsAt, venue }: MeetingRow) => ({
  chapter: chapter.name,
  startsAt: startsAt.toISOString(),
  ...placeOf(chapter, venue),
});

export const placeOf = ({ online, venue, city }: ChapterRow, otherVenue = "") => ({
  online,
  venue: otherVenue || venue,
  city,
});

/** What officers are told of a visitor. Anybody can type the name, so nothing in it may become a link. */
export const newsOfVisit = (
  { name: chapter }: ChapterRow,
  { startsAt }: MeetingRow,
  { name, category }: Pick<VisitorRow, "name" | "category">,
) => ({ name: senderLine(name), category, chapter, startsAt: startsAt.toISOString() });
