// When a business is open, in India's time wherever this runs. No zod here: public pages import this file.
import { dayAndMonth } from "../../date-words.ts";
import { INDIA_OFFSET_MS, MINUTE_MS } from "../../time.ts";
import { WEEKDAY_NAMES } from "./hours-rules.ts";
import { WEEKDAYS, type OpenRange, type SpecialDay, type Weekday, type WeekHours } from "../listing-words.ts";

export interface Opening {
  hours: WeekHours;
  is24x7: boolean;
  specialHours: SpecialDay[];
}

const DAY = 24 * 60;
/** More than the limit of special days: after a long leave it still finds the next opening. */
const LOOK_AHEAD_DAYS = 45;

const shortDay = (day: Weekday) => WEEKDAY_NAMES[day].slice(0, 3);

/** Minutes since 1970 on India's clock: whole days divide by 1440. */
const indiaMinutes = (at: Date) => Math.floor((at.getTime() + INDIA_OFFSET_MS) / MINUTE_MS);
const dayOf = (minutes: number) => Math.floor(minutes / DAY);
/** The first of January 1970 was a Thursday. */
const weekdayOf = (day: number) => WEEKDAYS[(((day + 3) % 7) + 7) % 7] as Weekday;
const dateOf = (day: number) => new Date(day * DAY * MINUTE_MS).toISOString().slice(0, 10);

export const weekdayInIndia = (at: Date) => weekdayOf(dayOf(indiaMinutes(at)));

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

type Interval = [from: number, to: number];

/** A close that is not after the open is on the next day; the last minute of a day is its end. */
function intervalOf({ open, close }: OpenRange): Interval {
  const from = minutesOf(open);
  const to = minutesOf(close) === DAY - 1 ? DAY : minutesOf(close);
  return [from, to > from ? to : to + DAY];
}

/** The ranges that begin on this day. */
function intervalsOn(opening: Opening, day: number): Interval[] {
  const special = opening.specialHours.find(({ date }) => date === dateOf(day));
  if (special) return special.closed ? [] : special.ranges.map(intervalOf);
  if (opening.is24x7) return [[0, DAY]];
  return (opening.hours[weekdayOf(day)] ?? []).map(intervalOf);
}

/** All ranges of these days in order; ranges that touch are joined. */
function timeline(opening: Opening, from: number, days: number): Interval[] {
  const all: Interval[] = [];
  for (let day = from; day < from + days; day++) {
    for (const [start, end] of intervalsOn(opening, day)) all.push([day * DAY + start, day * DAY + end]);
  }
  const joined: Interval[] = [];
  for (const [start, end] of all.sort((one, other) => one[0] - other[0])) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}

/** Whether any hours are known. */
export const hasHours = ({ hours, is24x7, specialHours }: Opening) =>
  is24x7 ||
  Object.values(hours).some((ranges) => ranges.length > 0) ||
  specialHours.some(({ ranges }) => ranges.length > 0);

export function isOpenAt(opening: Opening, at: Date): boolean {
  const now = indiaMinutes(at);
  return timeline(opening, dayOf(now) - 1, 2).some(([from, to]) => from <= now && now < to);
}

export interface OpenState {
  isOpen: boolean;
  /** "Open now · closes 9 pm", "Opens 9 am Mon". */
  text: string;
}

/** Whether it is open, in words; null without known hours. */
export function openState(opening: Opening, at: Date): OpenState | null {
  if (!hasHours(opening)) return null;
  const now = indiaMinutes(at);
  const today = dayOf(now);
  const ahead = timeline(opening, today - 1, LOOK_AHEAD_DAYS + 1).filter(([, to]) => to > now);
  const [next] = ahead;
  if (!next) return { isOpen: false, text: "Closed" };
  const [from, to] = next;
  if (from <= now) {
    // For a shop that never closes, a closed holiday next month is not worth a note.
    if (to - now > 7 * DAY) return { isOpen: true, text: "Open 24 hours" };
    return { isOpen: true, text: `Open now · closes ${closing(to, today)}` };
  }
  const opens = `${clockText(from % DAY)}${dayText(dayOf(from), today)}`;
  const isClosedToday = dayOf(from) > today && intervalsOn(opening, today).length === 0;
  return { isOpen: false, text: isClosedToday ? `Closed today · opens ${opens}` : `Opens ${opens}` };
}

/** Shortly after midnight still counts as this evening. */
function closing(to: number, today: number): string {
  const isTonight = to <= (today + 1) * DAY + 6 * 60;
  return clockText(to % DAY) + (isTonight ? "" : dayText(dayOf(to), today));
}

function dayText(day: number, today: number): string {
  if (day === today) return "";
  return day - today < 7 ? ` ${shortDay(weekdayOf(day))}` : ` on ${dayAndMonth(dateOf(day))}`;
}

/** "9 am", "9:30 pm", "12 noon". */
function clockText(minutes: number): string {
  const inDay = minutes % DAY;
  const [hour, minute] = [Math.floor(inDay / 60), inDay % 60];
  if (minute === 0 && hour === 0) return "12 midnight";
  if (minute === 0 && hour === 12) return "12 noon";
  const half = hour < 12 ? "am" : "pm";
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, "0")}` : ""} ${half}`;
}

const isWholeDay = ({ open, close }: OpenRange) =>
  minutesOf(open) === 0 && [0, DAY, DAY - 1].includes(minutesOf(close));

/** "9 am – 1 pm, 4 pm – 9 pm", "Closed", "Open 24 hours". */
export function rangesText(ranges: readonly OpenRange[]): string {
  if (ranges.length === 0) return "Closed";
  if (ranges.some(isWholeDay)) return "Open 24 hours";
  return [...ranges]
    .sort((one, other) => minutesOf(one.open) - minutesOf(other.open))
    .map(({ open, close }) => `${clockText(minutesOf(open))} – ${clockText(minutesOf(close))}`)
    .join(", ");
}

export interface HoursRow {
  day: Weekday;
  name: string;
  text: string;
}

/** The week's table, Monday first. */
export const weekTable = ({ hours, is24x7 }: Opening): HoursRow[] =>
  WEEKDAYS.map((day) => ({
    day,
    name: WEEKDAY_NAMES[day],
    text: is24x7 ? "Open 24 hours" : rangesText(hours[day] ?? []),
  }));

/** The special days from this date on, the next first. */
export const comingSpecialDays = ({ specialHours }: Opening, from: string) =>
  specialHours
    .filter(({ date }) => date >= from)
    .sort((one, other) => (one.date < other.date ? -1 : 1))
    .map(({ date, closed, ranges }) => {
      const day = Math.floor(Date.parse(`${date}T00:00:00Z`) / (DAY * MINUTE_MS));
      return {
        date,
        name: `${shortDay(weekdayOf(day))} ${dayAndMonth(date)}`,
        text: closed ? "Closed" : rangesText(ranges),
      };
    });
