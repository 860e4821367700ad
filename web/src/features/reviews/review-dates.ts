import { dateInIndia } from "@cardplaza/contract/time";

/** Today in India, as 2026-11-05. */
export const today = () => dateInIndia(new Date());

/** The same day some years ago. */
export const yearsAgo = (years: number) => {
  const [year, ...rest] = today().split("-");
  return [Number(year) - years, ...rest].join("-");
};
