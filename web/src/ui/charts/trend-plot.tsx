import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";

export type TrendPlotProps = {
  points: readonly { label: string; value: number }[];
  /** What is counted, such as "Views". */
  unit: string;
  kind?: "area" | "bars";
};

const tick = { fill: "var(--ink-muted)", fontSize: 13 };
const tooltipBox = {
  background: "var(--surface-raised)",
  border: "1px solid var(--line)",
  borderRadius: 10,
  boxShadow: "var(--shadow-float)",
  fontSize: 13,
};
const margin = { top: 8, right: 8, bottom: 0, left: 0 };
const figure = (value: unknown) => Number(value).toLocaleString("en-IN");

export function TrendPlot({ points, unit, kind = "area" }: TrendPlotProps) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const Chart = kind === "area" ? AreaChart : BarChart;
  return (
    // The figures are in the frame's table; a picture of them need not be read out as well.
    <div aria-hidden="true" className="size-full">
      <ResponsiveContainer>
        <Chart data={[...points]} margin={margin} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="label"
            tick={tick}
            tickLine={false}
            axisLine={false}
            tickMargin={8}
            minTickGap={24}
          />
          <YAxis
            tick={tick}
            tickFormatter={figure}
            tickLine={false}
            axisLine={false}
            allowDecimals={false}
            width="auto"
          />
          <Tooltip
            contentStyle={tooltipBox}
            itemStyle={{ color: "var(--ink)" }}
            labelStyle={{ color: "var(--ink-muted)" }}
            cursor={{ fill: "var(--hover)", stroke: kind === "area" ? "var(--line-strong)" : "none" }}
            formatter={figure}
            separator=": "
            isAnimationActive={false}
          />
          {kind === "area" ? (
            <Area
              dataKey="value"
              name={unit}
              type="monotone"
              stroke="var(--brand)"
              strokeWidth={2}
              fill="var(--brand-soft)"
              isAnimationActive={!still}
              animationDuration={200}
            />
          ) : (
            <Bar
              dataKey="value"
              name={unit}
              fill="var(--brand)"
              radius={[4, 4, 0, 0]}
              maxBarSize={40}
              isAnimationActive={!still}
              animationDuration={200}
            />
          )}
        </Chart>
      </ResponsiveContainer>
    </div>
  );
}
