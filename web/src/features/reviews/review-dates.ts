import { dateInIndia } from "@cardplaza/contract/time";

// Our own, in India's time: browsers of several years and the server shorten months differently, and the
// page must say the same before and after its scripts start.
const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** "5 Nov 2026", of a moment or of a day such as 2026-11-05. */
export function dayOf(time: string): string {
  const [year, month, day] = dateInIndia(new Date(time)).split("-");
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
}

/** Today in India, as 2026-11-05. */
export const today = () => dateInIndia(new Date());

/** The same day some years ago. */
export const yearsAgo = (years: number) => {
  const [year, ...rest] = today().split("-");
  return [Number(year) - years, ...rest].join("-");
};
