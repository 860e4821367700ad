import { Suspense } from "react";
import { latePart } from "../../first-visit/late-part.ts";
import { Skeleton } from "../skeleton.tsx";
import type { TrendPlotProps } from "./trend-plot.tsx";
import { useHydrated } from "../use-hydrated.ts";

// Recharts is larger than the rest of a page together, so it comes only where a chart is shown.
const Plot = latePart(() => import("./trend-plot.tsx").then((module) => module.TrendPlot));

/** A course over time, as an area or as bars; put it into a `ChartFrame`, which also gives its height. */
export function TrendChart(props: TrendPlotProps) {
  const waiting = <Skeleton className="size-full rounded-field" />;
  if (!useHydrated()) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Plot {...props} />
    </Suspense>
  );
}
