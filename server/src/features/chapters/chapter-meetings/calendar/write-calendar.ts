import { meetingPath } from "@cardplaza/contract/chapters/chapter-words";
import { endsAt } from "@cardplaza/contract/chapters/chapter-meeting-rules";
import { contentLine, escaped } from "../../../cards/files/vcard-lines.ts";
import type { ChapterRow } from "../../chapter/chapters.table.ts";
import type { MeetingRow } from "../chapter-meetings.table.ts";

/** Times are in UTC, so that no time zone needs to be described. */
const utc = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, "");

/** A calendar as RFC 5545 has it. Anybody can subscribe, so what is for members is not in it. */
export function writeCalendar(
  chapter: ChapterRow,
  meetings: readonly MeetingRow[],
  origin: string,
  product: string,
): string {
  const name = escaped(chapter.name);
  return [
    contentLine("BEGIN", "VCALENDAR"),
    contentLine("VERSION", "2.0"),
    contentLine("PRODID", `-//${product}//Chapters//EN`),
    contentLine("CALSCALE", "GREGORIAN"),
    contentLine("METHOD", "PUBLISH"),
    contentLine("NAME", name),
    contentLine("X-WR-CALNAME", name),
    contentLine("REFRESH-INTERVAL;VALUE=DURATION", "PT6H"),
    contentLine("X-PUBLISHED-TTL", "PT6H"),
    ...meetings.map((meeting) => writeEvent(chapter, meeting, origin)),
    contentLine("END", "VCALENDAR"),
  ].join("");
}

function writeEvent(chapter: ChapterRow, meeting: MeetingRow, origin: string): string {
  const changedAt = utc(meeting.touchedAt ?? meeting.createdAt);
  const place = chapter.online ? "Online" : meeting.venue || chapter.venue;
  const url = origin + meetingPath(chapter.id, meeting.id);
  const about = [meeting.speaker && `Speaker: ${meeting.speaker}`, url];
  return [
    contentLine("BEGIN", "VEVENT"),
    contentLine("UID", `${meeting.id}@${new URL(origin).hostname}`),
    contentLine("DTSTAMP", changedAt),
    contentLine("LAST-MODIFIED", changedAt),
    contentLine("SEQUENCE", String(meeting.sequence)),
    contentLine("STATUS", meeting.status === "cancelled" ? "CANCELLED" : "CONFIRMED"),
    contentLine("DTSTART", utc(meeting.startsAt)),
    contentLine("DTEND", utc(endsAt(meeting))),
    contentLine("SUMMARY", escaped(chapter.name)),
    contentLine("LOCATION", escaped(place)),
    contentLine("DESCRIPTION", escaped(about.filter(Boolean).join("\n"))),
    contentLine("URL", url),
    contentLine("END", "VEVENT"),
  ].join("");
}
