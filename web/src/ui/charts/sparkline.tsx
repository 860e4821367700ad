import { cn } from "../class-names.ts";

const WIDTH = 96;
const HEIGHT = 32;
const INSET = 2;

/** The small plot beside a counter; the counter says the figure, so this is decoration. */
export function Sparkline({ values, className }: { values: readonly number[]; className?: string }) {
  const top = Math.max(...values, 1);
  const step = (WIDTH - 2 * INSET) / Math.max(values.length - 1, 1);
  const points = values.map((value, index) => {
    const x = INSET + index * step;
    const y = HEIGHT - INSET - (value / top) * (HEIGHT - 2 * INSET);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cn("h-8 w-full stroke-brand", className)}
    >
      <polyline points={points.join(" ")} strokeWidth="2" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
