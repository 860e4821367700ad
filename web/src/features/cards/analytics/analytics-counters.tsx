import type { Analytics } from "@cardplaza/contract/cards/analytics/analytics";
import {
  ANALYTICS_FIGURES,
  type AnalyticsFigure,
  type AnalyticsRange,
} from "@cardplaza/contract/cards/analytics/analytics-words";
import { Counter } from "../../../ui/counter.tsx";

const FIGURES = Object.entries(ANALYTICS_FIGURES) as [AnalyticsFigure, string][];
const PERCENT = new Intl.NumberFormat("en-IN", { style: "percent", maximumFractionDigits: 1 });

interface AnalyticsCountersProps {
  analytics: Analytics | undefined;
  days: AnalyticsRange;
}

/** Each figure with its small plot, and its value before. */
export function AnalyticsCounters({ analytics, days }: AnalyticsCountersProps) {
  return (
    <section aria-label={`The last ${days} days`} className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-3">
      {FIGURES.map(([figure, label]) => (
        <Counter
          key={figure}
          label={label}
          value={analytics?.totals[figure].toLocaleString("en-IN")}
          note={analytics && changed(analytics.totals[figure], analytics.previous[figure], days)}
          trend={analytics?.series.map((day) => day[figure])}
          className="p-4 sm:p-5"
        />
      ))}
      <Counter
        label="Conversion"
        value={analytics && PERCENT.format(analytics.totals.conversion)}
        note="Visitors who became a lead"
        className="col-span-2 p-4 sm:p-5 xl:col-span-1"
      />
    </section>
  );
}

function changed(now: number, before: number, days: number): string {
  const difference = now - before;
  const than = `the ${days} days before`;
  if (difference === 0) return `As in ${than}`;
  const amount = Math.abs(difference).toLocaleString("en-IN");
  return `${amount} ${difference > 0 ? "more" : "fewer"} than ${than}`;
}
