import { clockText, timeInIndia } from "@cardplaza/contract/chapters/chapter-meeting-rules";
import { WEEKDAY_NAMES } from "@cardplaza/contract/chapters/chapter-words";
import { dateInIndia } from "@cardplaza/contract/time";

// Written here rather than by Intl: the server's page and the browser's must be the same to the letter.
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

const partsOf = (time: string) => {
  const day = dateInIndia(new Date(time));
  const weekday = WEEKDAY_NAMES[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? "";
  return { weekday, date: Number(day.slice(8)), month: MONTHS[Number(day.slice(5, 7)) - 1] ?? "" };
};

/** "Tue 4 Nov", in India's time. */
export const meetingDay = (time: string) => {
  const { weekday, date, month } = partsOf(time);
  return `${weekday.slice(0, 3)} ${date} ${month}`;
};

/** "7:30 am", in India's time. */
export const meetingClock = (time: string) => clockText(timeInIndia(new Date(time)));

/** "Tue 4 Nov, 7:30 am" */
export const chapterMeetingMoment = (time: string) => `${meetingDay(time)}, ${meetingClock(time)}`;

/** For a small calendar leaf: "4" and "Nov". */
export const meetingLeaf = (time: string) => {
  const { date, month } = partsOf(time);
  return { date: String(date), month };
};
