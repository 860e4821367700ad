import { dayAndMonth } from "@cardplaza/contract/date-words";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ChartFrame } from "../../../ui/charts/chart-frame.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TrendChart } from "../../../ui/charts/trend-chart.tsx";
import { LateUpgradeDialog } from "../../plan/late-upgrade-dialog.tsx";

interface FigureTrendProps<Figure extends string> {
  /** What is counted, in the order in which it is shown. */
  labels: Readonly<Record<Figure, string>>;
  /** The series; undefined while it loads, null without the plan. */
  series: readonly ({ day: string } & Record<NoInfer<Figure>, number>)[] | null | undefined;
  veiledTitle: string;
}

/** One figure, day by day; without the plan its shape is veiled. */
export function FigureTrend<Figure extends string>({
  labels,
  series,
  veiledTitle,
}: FigureTrendProps<Figure>) {
  const figures = Object.keys(labels) as Figure[];
  const [figure, setFigure] = useState(figures[0] as Figure);
  if (series === null) return <VeiledTrend title={veiledTitle} />;
  const label = labels[figure];
  const points = (series ?? []).map((day) => ({ label: dayAndMonth(day.day), value: day[figure] }));
  return (
    <Panel>
      <ChartFrame
        title={`${label} by day`}
        loading={!series}
        figures={{ columns: ["Day", label], rows: points.map((point) => [point.label, point.value]) }}
        actions={
          <Select
            aria-label="Figure"
            value={figure}
            onChange={({ target }) => setFigure(target.value as Figure)}
            options={figures.map((value) => ({ value, label: labels[value] }))}
          />
        }
      >
        <TrendChart points={points} unit={label} kind="bars" />
      </ChartFrame>
    </Panel>
  );
}

// Sample figures behind the blur, not the real ones.
const VEILED = [34, 52, 41, 66, 58, 72, 49, 80, 61, 90, 70, 84];

function VeiledTrend({ title }: { title: string }) {
  // Not in the address: a change there would be taken for leaving what is typed beside it.
  const [upgrading, setUpgrading] = useState(false);
  return (
    <Panel className="relative">
      <h3 className="text-base">{title}</h3>
      <div aria-hidden="true" className="mt-4 flex h-40 items-end gap-2 opacity-60 blur-xs select-none">
        {VEILED.map((height, at) => (
          <svg
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            viewBox="0 0 10 100"
            preserveAspectRatio="none"
            className="h-full flex-1 text-brand"
          >
            <rect x="0" y={100 - height} width="10" height={height} rx="1" fill="currentColor" />
          </svg>
        ))}
      </div>
      <div className="absolute inset-0 grid place-items-center pt-8">
        <Button onClick={() => setUpgrading(true)}>Upgrade to Unlock</Button>
      </div>
      <LateUpgradeDialog open={upgrading} onOpenChange={setUpgrading} />
    </Panel>
  );
}
