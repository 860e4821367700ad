import { hasHours, openState, type Opening } from "@cardplaza/contract/directory/hours/opening-hours";
import { cn } from "../../ui/class-names.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { useNow } from "../notifications/use-now.ts";

/**
 * "Open now · closes 9 pm" at the current time, which a cached page cannot know. Until the
 * scripts run its line is empty, so nothing moves when the words come.
 */
export function OpenNow({ opening, className }: { opening: Opening; className?: string }) {
  const hydrated = useHydrated();
  const now = useNow();
  if (!hasHours(opening)) return null;
  const state = hydrated ? openState(opening, now) : null;
  return (
    <p className={cn("flex min-h-[1.5em] min-w-0 items-center gap-1.5 text-sm", className)}>
      {state && (
        <>
          <span
            aria-hidden="true"
            className={cn("size-2 shrink-0 rounded-full", state.isOpen ? "bg-positive" : "bg-muted")}
          />
          {/* One line, as the empty one was. */}
          <span className={cn("truncate", state.isOpen ? "font-medium text-positive" : "text-muted")}>
            {state.text}
          </span>
        </>
      )}
    </p>
  );
}
