import { ENQUIRY_TEXT } from "@cardplaza/contract/enquiries/enquiry-words";
import { dateInIndia, midnightInIndia } from "@cardplaza/contract/time";
import { invalid } from "../../platform/refusals.ts";

/** When this month began in India. */
export const monthInIndia = (now: Date) => midnightInIndia(`${dateInIndia(now).slice(0, 7)}-01`);

export function requireFutureDay(now: Date, days: Record<string, string | undefined>): void {
  for (const [field, day] of Object.entries(days))
    if (day !== undefined && day < dateInIndia(now)) throw invalid({ [field]: ENQUIRY_TEXT.past });
}
