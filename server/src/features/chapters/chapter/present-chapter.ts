import type { z } from "zod";
import type { ChapterLine } from "@cardplaza/contract/chapters/chapter";
import { chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import { rhythmText } from "@cardplaza/contract/chapters/chapter-meeting-rules";
import type { Context } from "../../../context.ts";
import { kmBetween } from "../../places/distances.ts";
import type { Position } from "../../places/pins.ts";
import type { ChapterRow } from "./chapters.table.ts";
import { nextMeetingsOf, type MeetingTime } from "./next-meetings.ts";

export type ChapterLineJson = z.input<typeof ChapterLine>;

/** The page of a chapter. */
export const chapterUrl = ({ id }: Pick<ChapterRow, "id">) => chapterPath(id);

/** Chapters in lists, with the next meeting of each. Distances are measured from a place, if there is one. */
export async function presentChapterLines(
  { db, now }: Pick<Context, "db" | "now">,
  rows: readonly ChapterRow[],
  from?: Position,
): Promise<ChapterLineJson[]> {
  const ids = rows.map(({ id }) => id);
  const meetings = await nextMeetingsOf(db, ids, now);
  return rows.map((chapter) => presentLine(chapter, meetings.get(chapter.id) ?? null, from));
}

export const presentLine = (
  chapter: ChapterRow,
  nextMeeting: MeetingTime | null,
  from?: Position,
): ChapterLineJson => ({
  _id: chapter.id,
  name: chapter.name,
  city: chapter.city,
  state: chapter.state,
  cover: chapter.cover,
  online: chapter.online,
  weekday: chapter.weekday,
  startTime: chapter.startTime,
  durationMin: chapter.durationMin,
  frequency: chapter.frequency,
  rhythm: rhythmText(chapter),
  status: chapter.status,
  members: chapter.seated,
  freeSeats: Math.max(0, chapter.maxMembers - chapter.seated),
  place: chapter.online ? null : { lat: chapter.lat, lon: chapter.lng },
  km: from && !chapter.online ? tenths(kmBetween(from, { lat: chapter.lat, lng: chapter.lng })) : null,
  nextMeeting,
  url: chapterUrl(chapter),
});

const tenths = (km: number) => Math.round(km * 10) / 10;
