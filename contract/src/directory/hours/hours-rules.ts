// Opening times as people type them and as they are stored. No zod here: the form imports this file.
import { WEEKDAYS, type OpenRange, type WeekHours, type Weekday } from "../listing-words.ts";

export const MAX_RANGES_A_DAY = 3;
/** The most characters of a time as it is typed, such as 9.30 am. */
export const TYPED_TIME_MAX = 12;
const DAY_MINUTES = 24 * 60;

export const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
};

export const HOURS_TEXT = {
  badTime: "Enter a time such as 9 am or 18:30.",
  sameTime: "Opening and closing are the same time. For a whole day enter 00:00 to 00:00.",
  overlap: "These times overlap.",
  tooMany: `At most ${MAX_RANGES_A_DAY} times a day.`,
} as const;

const KEPT_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
export const isTime = (text: string) => KEPT_TIME.test(text);

/** Reads "9am", "9.30 PM", "0900", "18:30" and "noon"; null if it cannot be a time. */
export function readTime(typed: string): string | null {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/(?<=[ap])\.?\s?m\.?$/, "m");
  if (text === "noon") return "12:00";
  if (text === "midnight" || text === "24:00") return "00:00";
  const read = /^(\d{1,2})(?:\s*[:.h]\s*(\d{2})|(\d{2}))?\s*([ap]m?)?$/.exec(text);
  if (!read) return null;
  const [, hourText = "", afterSign, joined, half] = read;
  const [hour, minute] = [Number(hourText), Number(afterSign ?? joined ?? 0)];
  if (minute > 59 || hour > 23 || (half && (hour < 1 || hour > 12))) return null;
  const inDay = half ? (hour % 12) + (half.startsWith("p") ? 12 : 0) : hour;
  return `${String(inDay).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}

/** "9 am", "9:30 pm": a stored time as people read it. */
export function timeText(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${shown}${minutes} ${hour < 12 ? "am" : "pm"}`;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

type Span = [from: number, to: number];
const spanOf = ({ open, close }: OpenRange, at: number): Span => {
  const [from, to] = [minutesOf(open), minutesOf(close)];
  return [at + from, at + to + (to <= from ? DAY_MINUTES : 0)];
};
const overlap = ([a, b]: Span, [c, d]: Span) => a < d && c < b;

/** What is wrong with the ranges of one day, or null. */
export function wrongWithDay(ranges: readonly OpenRange[]): string | null {
  if (ranges.length > MAX_RANGES_A_DAY) return HOURS_TEXT.tooMany;
  if (ranges.some(({ open, close }) => !isTime(open) || !isTime(close))) return HOURS_TEXT.badTime;
  if (ranges.some(({ open, close }) => open === close && open !== "00:00")) return HOURS_TEXT.sameTime;
  const spans = ranges.map((range) => spanOf(range, 0));
  return spans.some((one, at) => spans.slice(at + 1).some((other) => overlap(one, other)))
    ? HOURS_TEXT.overlap
    : null;
}

/** Errors by day; also a night that runs into the next morning's opening. */
export function wrongWithWeek(hours: WeekHours): Partial<Record<Weekday, string>> {
  const wrong: Partial<Record<Weekday, string>> = {};
  for (const [at, day] of WEEKDAYS.entries()) {
    const ranges = hours[day] ?? [];
    const problem = wrongWithDay(ranges);
    const before = hours[WEEKDAYS[(at + 6) % 7] as Weekday] ?? [];
    if (problem) wrong[day] = problem;
    else if (runsInto(before, ranges)) wrong[day] = HOURS_TEXT.overlap;
  }
  return wrong;
}

const runsInto = (before: readonly OpenRange[], ranges: readonly OpenRange[]) =>
  before.some((night) => ranges.some((range) => overlap(spanOf(night, -DAY_MINUTES), spanOf(range, 0))));
