import { INDIA_OFFSET_MS } from "@cardplaza/contract/time";
import type { MessageSettingsRow } from "../settings/settings.table.ts";

type Hours = Pick<MessageSettingsRow, "officeFrom" | "officeTo" | "officeDays">;

/** In India's time. Hours that go past midnight belong to the day on which they begin; equal ones are none. */
export function isInOffice({ officeFrom, officeTo, officeDays }: Hours, at: Date): boolean {
  const india = new Date(at.getTime() + INDIA_OFFSET_MS);
  const time = india.toISOString().slice(11, 16);
  const today = india.getUTCDay();
  const isDay = (day: number) => officeDays.includes((day + 7) % 7);
  if (officeFrom <= officeTo) return isDay(today) && time >= officeFrom && time < officeTo;
  return (isDay(today) && time >= officeFrom) || (isDay(today - 1) && time < officeTo);
}
