import { weekdayOf } from "@cardplaza/contract/chapters/chapter-meeting-rules";
import { WEEKDAY_NAMES } from "@cardplaza/contract/chapters/chapter-words";
import { clockInWords } from "@cardplaza/contract/date-words";
import { dateInIndia } from "@cardplaza/contract/time";

/** "Tuesday, 7:30 am to 9:00 am" */
export const fromTo = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  `${WEEKDAY_NAMES[weekdayOf(dateInIndia(new Date(startsAt)))]}, ${clockInWords(startsAt)} to ${clockInWords(endsAt)}`;
