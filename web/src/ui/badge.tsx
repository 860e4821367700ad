import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./class-names.ts";

const badge = cva(
  "inline-flex max-w-full items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-medium whitespace-nowrap [&_svg]:size-3.5 [&_svg]:shrink-0",
  {
    variants: {
      tone: {
        neutral: "bg-hover text-ink",
        brand: "bg-brand-soft text-brand-strong",
        positive: "bg-positive-soft text-positive",
        warning: "bg-warning-soft text-warning",
        danger: "bg-danger-soft text-danger",
        solid: "bg-brand text-brand-ink",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);

/** A short status in words; the tone only underlines it. */
export function Badge({ tone, className, ...rest }: ComponentProps<"span"> & VariantProps<typeof badge>) {
  return <span {...rest} className={cn(badge({ tone }), className)} />;
}

/** How many wait, as on the bell: "99+" above 99, nothing at zero. */
export function CountBadge({ count, className }: { count: number; className?: string }) {
  if (count <= 0) return null;
  return (
    <span
      className={cn(
        "inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-danger px-1.5 text-xs leading-none font-semibold text-brand-ink tabular-nums",
        className,
      )}
    >
      {count > 99 ? "99+" : count}
    </span>
  );
}
