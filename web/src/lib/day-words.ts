import { INDIA_TIME_ZONE } from "@cardplaza/contract/time";

const inIndia = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("en-IN", { timeZone: INDIA_TIME_ZONE, ...options });
  return (time: string) => format.format(new Date(time));
};

/** "15 Nov 2026" */
export const dayOf = inIndia({ dateStyle: "medium" });
/** "15 Nov 2026, 10:02 am" */
export const momentOf = inIndia({ dateStyle: "medium", timeStyle: "short" });
/** "November 2026" */
export const monthOf = inIndia({ month: "long", year: "numeric" });

const DAY = new Intl.DateTimeFormat("en-GB", { timeZone: INDIA_TIME_ZONE });
/** Day/month/year: "05/11/2026". */
export const dayMonthYear = (time: string) => DAY.format(new Date(time));

const DAY_AND_TIME = new Intl.DateTimeFormat("en-GB", {
  timeZone: INDIA_TIME_ZONE,
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  hourCycle: "h12",
});
/** "05/11/2026, 10:02 am" */
export const dayAndTime = (time: string) => DAY_AND_TIME.format(new Date(time));

const MOMENT = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "short" });
/** "5 Nov 2026, 10:30 am", in the reader's own time. */
export const moment = (time: string) => MOMENT.format(new Date(time));
