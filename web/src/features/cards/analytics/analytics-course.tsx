import type { Analytics } from "@cardplaza/contract/cards/analytics/analytics";
import { ANALYTICS_FIGURES, type AnalyticsFigure } from "@cardplaza/contract/cards/analytics/analytics-words";
import { dayAndMonth } from "@cardplaza/contract/date-words";
import { useState } from "react";
import { ChartFrame } from "../../../ui/charts/chart-frame.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TrendChart } from "../../../ui/charts/trend-chart.tsx";

const FIGURES = Object.entries(ANALYTICS_FIGURES).map(([value, label]) => ({ value, label }));

/** One figure, day by day. */
export function AnalyticsCourse({ analytics }: { analytics: Analytics | undefined }) {
  const [figure, setFigure] = useState<AnalyticsFigure>("views");
  const label = ANALYTICS_FIGURES[figure];
  const points = (analytics?.series ?? []).map((day) => ({
    label: dayAndMonth(day.day),
    value: day[figure],
  }));
  return (
    <Panel>
      <ChartFrame
        title={`${label} by day`}
        loading={!analytics}
        figures={{ columns: ["Day", label], rows: points.map((point) => [point.label, point.value]) }}
        actions={
          <Select
            aria-label="Figure"
            value={figure}
            onChange={({ target }) => setFigure(target.value as AnalyticsFigure)}
            options={FIGURES}
          />
        }
      >
        <TrendChart points={points} unit={label} kind={points.length > 31 ? "area" : "bars"} />
      </ChartFrame>
      {analytics && <Apart {...analytics.apart} />}
    </Panel>
  );
}

function Apart({ owner, bots }: Analytics["apart"]) {
  const count = (figure: number, one: string, several: string) =>
    `${figure.toLocaleString("en-IN")} ${figure === 1 ? one : several}`;
  return (
    <p className="mt-4 border-t border-line pt-4 text-sm text-muted">
      Kept apart and not counted here: {count(owner, "view of your own", "views of your own")} and{" "}
      {count(bots, "view by a bot", "views by bots")}. A unique visitor is known for a day only; nobody is
      followed further.
    </p>
  );
}
