import { INDIA_TIME_ZONE } from "@cardplaza/contract/time";

/** What the dashboard says when something failed, as the specification words it. */
export const LOAD_FAILED = {
  team: { title: "Error", description: "Failed to load team business cards." },
  business: { title: "Error", description: "Failed to load business cards" },
} as const;

const DAY = new Intl.DateTimeFormat("en-GB", { timeZone: INDIA_TIME_ZONE });
/** Day/month/year: "05/11/2026". */
export const dayMonthYear = (time: string) => DAY.format(new Date(time));
