import type { ReactNode } from "react";
import { cn } from "./class-names.ts";

/** A grey placeholder with the size of the content. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={cn("block h-4 animate-pulse rounded-md bg-skeleton", className)} />
  );
}

export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div className={cn("grid grid-cols-1 gap-2.5", className)}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} className={index === lines - 1 && lines > 1 ? "w-3/5" : "w-full"} />
      ))}
    </div>
  );
}

/** Around skeletons: announces to screen readers that something is loading. */
export function LoadingArea({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
