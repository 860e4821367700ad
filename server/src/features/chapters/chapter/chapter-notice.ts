import type { Rhythm } from "@cardplaza/contract/chapters/chapter-meeting-rules";
import type { ChapterRow } from "./chapters.table.ts";

export const rhythmOf = ({ weekday, startTime, frequency, firstDay }: ChapterRow): Rhythm => ({
  weekday,
  startTime,
  frequency,
  firstDay,
});

/** What notices say of a chapter to somebody who may come: which it is, where and when it meets. */
export const newsOfChapter = (chapter: ChapterRow) => ({
  chapter: chapter.name,
  city: chapter.city,
  rhythm: rhythmOf(chapter),
});
