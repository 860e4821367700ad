import { DAY_MS, dateInIndia, midnightInIndia } from "../time.ts";
import { REINVITE_DAYS } from "./connection-words.ts";

/** From when the same member can be invited again, after an invitation ended at this time. */
export const reinviteFrom = (ended: keyof typeof REINVITE_DAYS, at: Date): Date =>
  midnightInIndia(dateInIndia(new Date(at.getTime() + REINVITE_DAYS[ended] * DAY_MS)));
