import { INDIA_TIME_ZONE } from "@cardplaza/contract/time";
import { meetingClock } from "../chapter-meeting-time.ts";

const LONG_DAY = new Intl.DateTimeFormat("en-IN", {
  timeZone: INDIA_TIME_ZONE,
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});

/** "Tuesday, 17 November 2026". Drawn in the browser only. */
export const longDay = (time: string) => LONG_DAY.format(new Date(time));

/** "7:30 am to 9:00 am" */
export const fromTo = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  `${meetingClock(startsAt)} to ${meetingClock(endsAt)}`;
