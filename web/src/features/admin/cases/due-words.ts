import { DAY_MS, HOUR_MS, MINUTE_MS } from "@cardplaza/contract/time";
import { CASES_WORDS } from "./cases-words.ts";

const UNITS = [
  [2 * DAY_MS, DAY_MS, "days"],
  [HOUR_MS, HOUR_MS, "h"],
  [0, MINUTE_MS, "min"],
] as const;

/** "Due in 3 h", "2 days late": hours up to two days, as the clocks of cases are short. */
export function dueInWords(dueAt: string, now: Date): { text: string; isLate: boolean } {
  const left = Date.parse(dueAt) - now.getTime();
  const isLate = left < 0;
  const time = roughly(Math.abs(left));
  return { text: isLate ? CASES_WORDS.late(time) : CASES_WORDS.dueIn(time), isLate };
}

function roughly(span: number): string {
  const [, unit, name] = UNITS.find(([from]) => span >= from) ?? UNITS[2];
  return `${Math.max(1, Math.floor(span / unit))} ${name}`;
}
