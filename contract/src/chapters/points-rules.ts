// How points are counted. Pure, for both sides and free of zod: anybody can recompute a leaderboard.
import { DAY_MS, dateInIndia } from "../time.ts";
import type { AttendanceState } from "./chapter-meeting-words.ts";
import {
  LIGHT_FROM,
  MAX_THANK_POINTS,
  PAISE_A_POINT,
  POINTS,
  RING_LEAST,
  RING_SHARE,
  type Light,
  type Period,
} from "./points-words.ts";

export const referralPoints = (isCrossChapter: boolean) =>
  isCrossChapter ? POINTS.crossChapterReferral : POINTS.referral;

export const thankYouPoints = (amountPaise: number) =>
  Math.min(MAX_THANK_POINTS, Math.floor(amountPaise / PAISE_A_POINT));

export function attendancePoints(state: AttendanceState): number {
  if (state === "present" || state === "substitute") return POINTS.present;
  return state === "late" ? POINTS.late : 0;
}

/** The month in India, as "2026-11". */
export const monthOf = (at: Date) => dateInIndia(at).slice(0, 7);

/** The Monday of the week in India, as a day. */
export function weekOf(day: string): string {
  const at = Date.parse(day);
  return new Date(at - ((new Date(at).getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10);
}

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The first month of a period that ends with this one; null for all time. */
export function firstMonth(period: Period, month: string): string | null {
  if (period === "month") return month;
  if (period === "6months") return addMonths(month, -5);
  if (period === "quarter") return addMonths(month, -((Number(month.slice(5)) - 1) % 3));
  return null;
}

/** The months of a member's target: those of the period, but none before they joined. */
export function targetMonths(period: Period, month: string, joinedMonth: string): number {
  const first = firstMonth(period, month) ?? joinedMonth;
  const from = first > joinedMonth ? first : joinedMonth;
  const number = (each: string) => Number(each.slice(0, 4)) * 12 + Number(each.slice(5));
  return Math.max(1, number(month) - number(from) + 1);
}

export function lightOf(points: number, target: number): Light {
  const percent = target > 0 ? (points / target) * 100 : 0;
  if (percent >= LIGHT_FROM.green) return "green";
  if (percent >= LIGHT_FROM.amber) return "amber";
  return percent >= LIGHT_FROM.red ? "red" : "grey";
}

/** Ranks of points in falling order: the same points share a rank, and the next one counts those before it. */
export function ranksOf(points: readonly number[]): number[] {
  const ranks: number[] = [];
  for (const [index, each] of points.entries())
    ranks.push(index > 0 && each === points[index - 1] ? ranks[index - 1]! : index + 1);
  return ranks;
}

/** What two members gave in a month, and how much of it to each other. */
export interface Exchange {
  given: number;
  toTheOther: number;
}
/** Two members who give mostly to each other. Each of them must have given so. */
export const isRing = (one: Exchange, other: Exchange) =>
  [one, other].every(({ given, toTheOther }) => toTheOther >= RING_LEAST && toTheOther > given * RING_SHARE);
