import { ENQUIRY_TEXT } from "@cardplaza/contract/enquiries/enquiry-words";
import { invalid } from "../../platform/refusals.ts";

const INDIA_MS = 5.5 * 60 * 60 * 1000;

/** Today in India, as 2026-11-30. */
export const todayInIndia = (now: Date) => new Date(now.getTime() + INDIA_MS).toISOString().slice(0, 10);

/** When this month began in India. */
export const monthInIndia = (now: Date) => new Date(`${todayInIndia(now).slice(0, 7)}-01T00:00:00+05:30`);

export function requireFutureDay(now: Date, days: Record<string, string | undefined>): void {
  for (const [field, day] of Object.entries(days))
    if (day !== undefined && day < todayInIndia(now)) throw invalid({ [field]: ENQUIRY_TEXT.past });
}
