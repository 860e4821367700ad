import { cn } from "./class-names.ts";
import { Star } from "./star.tsx";

export type RatingProps = {
  value: number;
  outOf?: number;
  /** How many people rated. */
  count?: number;
  className?: string;
};

/** Shows a rating, in stars and in words. */
export function Rating({ value, outOf = 5, count, className }: RatingProps) {
  const spoken =
    `${value.toFixed(1)} out of ${outOf}` +
    (count === undefined ? "" : `, ${count} ${count === 1 ? "rating" : "ratings"}`);
  return (
    <span
      role="img"
      aria-label={spoken}
      className={cn("inline-flex items-center gap-1.5 text-sm tabular-nums", className)}
    >
      <span className="inline-flex text-star">
        {Array.from({ length: outOf }, (_, index) => (
          <Star key={index} fill={value - index} className="size-4.5" />
        ))}
      </span>
      <span className="font-medium">{value.toFixed(1)}</span>
      {count !== undefined && <span className="text-muted">({count.toLocaleString("en-IN")})</span>}
    </span>
  );
}
