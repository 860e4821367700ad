import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { useId } from "react";
import { cn } from "../ui/class-names.ts";

/** A card with a folded corner that reads as a C. public/favicon.svg draws the same. */
export function LogoMark({ className }: { className?: string }) {
  const gradient = useId();
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={cn("size-8 shrink-0", className)}>
      <linearGradient id={gradient} x2=".6" y2="1">
        <stop className="[stop-color:var(--brand)]" />
        <stop offset="1" className="[stop-color:var(--accent)]" />
      </linearGradient>
      <path
        fill={`url(#${gradient})`}
        d="M9.5 3h10v8h-6a2.5 2.5 0 0 0-2.5 2.5v5a2.5 2.5 0 0 0 2.5 2.5H29v1.5A6.5 6.5 0 0 1 22.5 29h-13A6.5 6.5 0 0 1 3 22.5v-13A6.5 6.5 0 0 1 9.5 3z"
      />
      <path
        className="fill-accent"
        d="M21.5 4.4a.9.9 0 0 1 1.54-.64l5.7 5.7A.9.9 0 0 1 28.1 11h-5.6a1 1 0 0 1-1-1z"
      />
    </svg>
  );
}

/** The logo for medium and larger screens. */
export function LogoWide({ className }: { className?: string }) {
  return (
    <span className={cn("inline-flex items-center gap-2", className)}>
      <LogoMark />
      <span className="text-xl leading-none font-bold tracking-[-0.04em] text-ink">{PRODUCT_NAME}</span>
    </span>
  );
}

/** For small screens: the mark alone, with the name for those who listen. */
export function LogoCompact({ className }: { className?: string }) {
  return (
    <span className={cn("inline-flex items-center", className)}>
      <LogoMark className="size-9" />
      <span className="sr-only">{PRODUCT_NAME}</span>
    </span>
  );
}
