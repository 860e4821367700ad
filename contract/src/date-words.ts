import { INDIA_TIME_ZONE } from "./time.ts";

const DAY = new Intl.DateTimeFormat("en-IN", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: INDIA_TIME_ZONE,
});
const TIME = new Intl.DateTimeFormat("en-IN", {
  weekday: "short",
  day: "numeric",
  month: "short",
  hour: "numeric",
  minute: "2-digit",
  timeZone: INDIA_TIME_ZONE,
});

/** "17 Nov 2026", in India. */
export const dayInWords = (at: string | Date) => DAY.format(new Date(at));
/** "Tue, 17 Nov, 8:30 am", in India. */
export const timeInWords = (at: string | Date) => TIME.format(new Date(at));
