import type { AnalyticsPeriod } from "@cardplaza/contract/cards/analytics/analytics";
import {
  ANALYTICS_TEXT,
  DEFAULT_ANALYTICS_DAYS,
  MOST_ANALYTICS_DAYS,
} from "@cardplaza/contract/cards/analytics/analytics-words";
import { invalid } from "../../../platform/refusals.ts";
import { dayAfter, dayIn, daysBetween, dayStarts } from "./day-starts.ts";

export interface Period {
  from: string;
  to: string;
  tz: string;
  days: string[];
  /** When each of the days begins. */
  starts: Date[];
  end: Date;
  /** When the same number of days before begins. */
  before: Date;
}

/** The requested days, and when they begin and end in the owner's time zone. */
export function readPeriod({ from, to, tz }: AnalyticsPeriod, now: Date): Period {
  const last = dayOf(to, tz) ?? dayIn(tz, now);
  const first = dayOf(from, tz) ?? dayAfter(last, 1 - DEFAULT_ANALYTICS_DAYS);
  const length = daysBetween(first, last);
  if (length < 1) throw invalid({ to: ANALYTICS_TEXT.endsBeforeItBegins });
  if (length > MOST_ANALYTICS_DAYS) throw invalid({ from: ANALYTICS_TEXT.tooLong });
  const starts = dayStarts(first, length, tz);
  const end = starts.pop() as Date;
  const [before] = dayStarts(dayAfter(first, -length), 0, tz) as [Date];
  const days = Array.from({ length }, (_, i) => dayAfter(first, i));
  return { from: first, to: last, tz, days, starts, end, before };
}

/** A time means its day. */
function dayOf(given: string | undefined, zone: string): string | undefined {
  return given === undefined || given.length === 10 ? given : dayIn(zone, new Date(given));
}
