import { SCHEDULED_DAYS } from "@cardplaza/contract/messages/message-limits";
import { DAY_MS, HOUR_MS } from "@cardplaza/contract/time";

const MORNING = 9;
const MONDAY = 1;
const SOON_HOURS = 3;

export interface LaterTimes {
  soonHours: number;
  soon: Date;
  tomorrow: Date;
  /** Always after tomorrow: on a Sunday it is the Monday of the week after. */
  nextMonday: Date;
}

/** The times that are offered, by the member's own clock. */
export function laterTimes(now: Date): LaterTimes {
  const morningIn = (days: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING);
  const toMonday = (MONDAY - now.getDay() + 7) % 7 || 7;
  return {
    soonHours: SOON_HOURS,
    soon: new Date(now.getTime() + SOON_HOURS * HOUR_MS),
    tomorrow: morningIn(1),
    nextMonday: morningIn(toMonday === 1 ? 8 : toMonday),
  };
}

const two = (value: number) => String(value).padStart(2, "0");
/** What a field for day and time holds: the member's own clock, without a zone. */
export const asLocalInput = (date: Date) =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;

/** Why a message cannot be sent, or brought back, at that time. */
export function wrongTime(local: string, now: Date): "missing" | "past" | "far" | undefined {
  const at = Date.parse(local);
  if (Number.isNaN(at)) return "missing";
  if (at <= now.getTime()) return "past";
  return at > now.getTime() + SCHEDULED_DAYS * DAY_MS ? "far" : undefined;
}
