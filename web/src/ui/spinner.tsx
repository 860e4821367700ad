import { cn } from "./class-names.ts";

/** Decoration beside words that say what is going on, or with a `label` of its own. */
export function Spinner({ className, label }: { className?: string; label?: string }) {
  return (
    <span className="inline-flex shrink-0" role={label ? "status" : undefined}>
      <svg
        aria-hidden="true"
        viewBox="0 0 16 16"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        className={cn("size-4 animate-spin", className)}
      >
        <circle cx="8" cy="8" r="6.5" stroke="currentColor" opacity="0.25" />
        <path d="M14.5 8A6.5 6.5 0 0 0 8 1.5" stroke="currentColor" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
