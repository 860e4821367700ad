import { INDIA_TIME_ZONE } from "@cardplaza/contract/time";

const inIndia = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("en-IN", { timeZone: INDIA_TIME_ZONE, ...options });
  return (time: string) => format.format(new Date(time));
};

/** "Tue, 17 Nov" */
export const shortDay = inIndia({ weekday: "short", day: "numeric", month: "short" });
/** "Tuesday, 17 November 2026" */
export const longDay = inIndia({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
/** "7:30 am" */
export const timeOf = inIndia({ hour: "numeric", minute: "2-digit", hour12: true });
/** "7:30 am to 9:00 am" */
export const fromTo = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  `${timeOf(startsAt)} to ${timeOf(endsAt)}`;
