// When a chapter meets. Pure, for both sides and free of zod.
import { clockText } from "../date-words.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, midnightInIndia } from "../time.ts";
import type { Frequency } from "./chapter-words.ts";
import { WEEKDAY_NAMES } from "./chapter-words.ts";
import {
  CLOSES_AFTER_HOURS,
  LATE_AFTER_MINUTES,
  OPENS_BEFORE_MINUTES,
  type ChapterMeetingStatus,
} from "./chapter-meeting-words.ts";

export interface Rhythm {
  /** 0 is Sunday. */
  weekday: number;
  /** When meetings begin, in India's time, as 07:30. */
  startTime: string;
  frequency: Frequency;
  /** A day on which the chapter meets; the weeks of a fortnightly rhythm and the week of the month follow from it. */
  firstDay: string;
}

const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const weekOfMonth = (day: string) => Math.ceil(Number(day.slice(8)) / 7);
export const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The first day on or after this one that is such a weekday. */
export function firstWeekday(weekday: number, from: string): string {
  const ahead = (weekday - weekdayOf(from) + 7) % 7;
  return dayAt(Date.parse(from) + ahead * DAY_MS);
}

/** The days of meetings from one day to another, both included. */
export function meetingDays(rhythm: Rhythm, from: string, to: string): string[] {
  const days: string[] = [];
  const start = firstWeekday(rhythm.weekday, from > rhythm.firstDay ? from : rhythm.firstDay);
  for (let at = Date.parse(start); dayAt(at) <= to; at += 7 * DAY_MS) {
    const day = dayAt(at);
    if (isMeetingDay(rhythm, day)) days.push(day);
  }
  return days;
}

function isMeetingDay({ frequency, firstDay }: Rhythm, day: string): boolean {
  if (frequency === "weekly") return true;
  if (frequency === "fortnightly")
    return Math.round((Date.parse(day) - Date.parse(firstDay)) / (7 * DAY_MS)) % 2 === 0;
  // The fifth such weekday of a month is the last one where there is no fifth.
  const wanted = weekOfMonth(firstDay);
  const isLast = dayAt(Date.parse(day) + 7 * DAY_MS).slice(0, 7) !== day.slice(0, 7);
  return weekOfMonth(day) === wanted || (wanted === 5 && isLast && weekOfMonth(day) === 4);
}

/** The time at which a meeting on this day begins. */
export function startOn(day: string, startTime: string): Date {
  const [hours = 0, minutes = 0] = startTime.split(":").map(Number);
  return new Date(midnightInIndia(day).getTime() + hours * HOUR_MS + minutes * MINUTE_MS);
}

export interface ChapterMeetingTimes {
  startsAt: Date;
  durationMin: number;
  /** Open follows from the clock and is never stored. */
  status: Exclude<ChapterMeetingStatus, "open">;
}

export const endsAt = ({ startsAt, durationMin }: Pick<ChapterMeetingTimes, "startsAt" | "durationMin">) =>
  new Date(startsAt.getTime() + durationMin * MINUTE_MS);
export const opensAt = (startsAt: Date) => new Date(startsAt.getTime() - OPENS_BEFORE_MINUTES * MINUTE_MS);
/** When the clock closes a meeting that no officer has closed. */
export const closesAt = (meeting: Pick<ChapterMeetingTimes, "startsAt" | "durationMin">) =>
  new Date(endsAt(meeting).getTime() + CLOSES_AFTER_HOURS * HOUR_MS);

/** As people see it: open from half an hour before the beginning until somebody closes it. */
export const statusAt = (meeting: ChapterMeetingTimes, now: Date): ChapterMeetingStatus =>
  meeting.status === "scheduled" && now >= opensAt(meeting.startsAt) ? "open" : meeting.status;

/** A check-in at this time is late. */
export const isLate = (startsAt: Date, at: Date) =>
  at.getTime() > startsAt.getTime() + LATE_AFTER_MINUTES * MINUTE_MS;

/** "Every Tuesday, 7:30 am", "Every second Friday, 8:00 am", "Third Monday of the month, 6:00 pm". */
export function rhythmText({ weekday, startTime, frequency, firstDay }: Rhythm): string {
  const day = WEEKDAY_NAMES[weekday] ?? "";
  const which = ["First", "Second", "Third", "Fourth", "Last"][weekOfMonth(firstDay) - 1];
  const days = {
    weekly: `Every ${day}`,
    fortnightly: `Every second ${day}`,
    monthly: `${which} ${day} of the month`,
  };
  return `${days[frequency]}, ${clockText(startTime)}`;
}

/** The same of all meetings, for "meets …": "every Tuesday, 7:30 am", "on the third Monday of the month, 6:00 pm". */
export function seriesText(rhythm: Rhythm): string {
  const text = rhythmText(rhythm);
  const lower = text[0]!.toLowerCase() + text.slice(1);
  return rhythm.frequency === "monthly" ? `on the ${lower}` : lower;
}
