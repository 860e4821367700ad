import type { Match } from "@cardplaza/contract/jobs/application";
import { Check, X } from "lucide-react";
import { cn } from "../../../ui/class-names.ts";
import { Popover, PopoverContent, PopoverTrigger } from "../../../ui/overlays/popover.tsx";

/** Why an application fits or does not. */
export function MatchReasons({ match }: { match: Match }) {
  if (match.parts.length === 0)
    return <p className="text-sm text-muted">Nothing to compare: the application says too little.</p>;
  return (
    <ul className="grid grid-cols-1 gap-1.5 text-sm">
      {match.parts.map(({ part, fits, text }) => (
        <li key={part} className="flex items-start gap-2">
          {fits ? (
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-positive" />
          ) : (
            <X aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
          )}
          <span className="min-w-0 break-words">
            <span className="sr-only">{fits ? "Fits: " : "Does not fit: "}</span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The score, which opens its reasons. */
export function MatchButton({ name, match }: { name: string; match: Match }) {
  return (
    <Popover>
      <PopoverTrigger
        aria-label={`${match.score}% match of ${name}: reasons`}
        className={cn(
          "touch-area inline-flex min-h-6 shrink-0 items-center rounded-full px-2.5 text-xs font-semibold tabular-nums",
          match.score >= 70
            ? "bg-positive-soft text-positive"
            : match.score >= 40
              ? "bg-brand-soft text-brand-strong"
              : "bg-hover text-ink",
        )}
      >
        {match.score}%
      </PopoverTrigger>
      <PopoverContent aria-label={`Match of ${name}`} align="end">
        <p className="mb-2 font-semibold">{match.score}% match</p>
        <MatchReasons match={match} />
        <p className="mt-3 text-xs text-muted">Used only for sorting. No applicant is hidden.</p>
      </PopoverContent>
    </Popover>
  );
}
