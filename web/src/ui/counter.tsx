import type { ReactNode } from "react";
import { cn } from "./class-names.ts";
import { Skeleton } from "./skeleton.tsx";
import { Sparkline } from "./charts/sparkline.tsx";

export type CounterProps = {
  label: string;
  /** The formatted value: "1,284". Undefined while it loads. */
  value: string | undefined;
  /** How it changed, in words: "12 more than last week". */
  note?: ReactNode;
  trend?: readonly number[];
  className?: string;
};

/** One figure of a dashboard. */
export function Counter({ label, value, note, trend, className }: CounterProps) {
  return (
    <div className={cn("@container min-w-0 rounded-card border border-line bg-raised p-5", className)}>
      <p className="text-sm text-muted">{label}</p>
      {/* In a narrow space the plot is below the figure in all counters. */}
      <div className="mt-1 flex flex-col gap-1 @[11rem]:flex-row @[11rem]:items-end @[11rem]:justify-between @[11rem]:gap-3">
        {value === undefined ? (
          <Skeleton className="h-8.5 w-20" />
        ) : (
          <p className="text-2xl font-semibold tracking-tight tabular-nums">{value}</p>
        )}
        {trend && trend.length > 1 && <Sparkline values={trend} className="min-w-0 max-w-48 @[11rem]:w-24" />}
      </div>
      {note && <p className="mt-1 text-xs text-muted">{note}</p>}
    </div>
  );
}
