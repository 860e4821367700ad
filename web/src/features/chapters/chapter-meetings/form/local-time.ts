import { CHAPTER_MEETING_TEXT } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { INDIA_OFFSET_MS } from "@cardplaza/contract/time";

/** For a field without a time zone: "2026-11-17T07:30" is Indian time, wherever the browser is. */
export const localInIndia = (at: Date) => new Date(at.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 16);
export const fromLocal = (local: string) => new Date(`${local}:00+05:30`);
/** For the earliest choice of a field. */
export const nowInIndia = () => localInIndia(new Date());

/** What is wrong with the time at which a meeting is to begin. */
export const wrongStart = (local: string) =>
  local === "" ? CHAPTER_MEETING_TEXT.needTime : fromLocal(local) <= new Date() && CHAPTER_MEETING_TEXT.past;
