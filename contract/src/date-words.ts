import { INDIA_OFFSET_MS, MINUTE_MS } from "./time.ts";

// Every form in which people read a date. Our own words, not Intl's: browsers of several years and the server
// shorten months differently, and a page must say the same before and after its scripts start.

/** Whose clock is read: India's, or the reader's own, which a browser knows. */
export type Zone = "india" | "reader";

export const MONTH_NAMES = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;
const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** A time, or a day such as "2026-11-17", which is that day in India. */
type Moment = string | Date;

/** What the calendar and the clock of a zone show. */
function shownAt(at: Moment, zone: Zone) {
  const time = new Date(at);
  const ahead = zone === "india" ? INDIA_OFFSET_MS : -time.getTimezoneOffset() * MINUTE_MS;
  const shown = new Date(time.getTime() + ahead);
  const [date = "", clock = ""] = shown.toISOString().split("T");
  const [year = "", month = "", day = ""] = date.split("-");
  const monthName = MONTH_NAMES[Number(month) - 1] ?? "";
  return { year, month, monthName, day, weekday: WEEKDAYS[shown.getUTCDay()] ?? "", clock };
}

/** "17 Nov 2026" */
export const dayInWords = (at: Moment, zone: Zone = "india") =>
  `${dayAndMonth(at, zone)} ${shownAt(at, zone).year}`;

/** "17 Nov 2026, 8:30 am" */
export const momentInWords = (at: Moment, zone: Zone = "india") =>
  `${dayInWords(at, zone)}, ${clockText(shownAt(at, zone).clock)}`;

/** "Tue, 17 Nov, 8:30 am", for what people come to. */
export const appointmentInWords = (at: Moment) =>
  `${shownAt(at, "india").weekday}, ${dayAndMonth(at)}, ${clockInWords(at)}`;

/** "November 2026", of a month such as "2026-11" too. */
export function monthInWords(at: Moment): string {
  const { monthName, year } = shownAt(at, "india");
  return `${monthName} ${year}`;
}

/** "17 Nov", on the axis of a chart and wherever the year is plain. */
export function dayAndMonth(at: Moment, zone: Zone = "india"): string {
  const { day, monthName } = shownAt(at, zone);
  return `${Number(day)} ${monthName.slice(0, 3)}`;
}

/** "05/11/2026": prescribed for a card's statistics and for "You have already applied on …", for nothing else. */
export function dayInDigits(at: Moment): string {
  const { day, month, year } = shownAt(at, "india");
  return `${day}/${month}/${year}`;
}

/** "8:30 am" */
export const clockInWords = (at: Moment, zone: Zone = "india") => clockText(shownAt(at, zone).clock);

/** "7:30 am" of "07:30". */
export function clockText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "am" : "pm"}`;
}
