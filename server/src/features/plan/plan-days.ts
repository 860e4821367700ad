import { INDIA_TIME_ZONE } from "@cardplaza/contract/time";

const DAY = new Intl.DateTimeFormat("en-GB", {
  timeZone: INDIA_TIME_ZONE,
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});

/** "15/11/2027", the format of dates everywhere. */
export const dayOf = (at: Date) => DAY.format(at);
