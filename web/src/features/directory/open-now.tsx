import { hasHours, openState, type Opening } from "@cardplaza/contract/directory/hours/opening-hours";
import { cn } from "../../ui/class-names.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { useNow } from "../notifications/use-now.ts";

/**
 * "Open now · closes 9 pm" at the current time, which a cached page cannot know. Until it is found out its line is
 * empty, so nothing moves when the words come.
 */
export function OpenNow({ opening, className }: { opening: Opening; className?: string }) {
  const hydrated = useHydrated();
  const now = useNow();
  if (!hasHours(opening)) return null;
  const state = hydrated ? openState(opening, now) : null;
  const { hours, is24x7, specialHours } = opening;
  return (
    <p
      data-rest="opening"
      data-of={hydrated ? undefined : JSON.stringify({ hours, is24x7, specialHours })}
      data-open={state ? state.isOpen : ""}
      suppressHydrationWarning
      className={cn("open-now", className)}
    >
      {/* One line, as the empty one was. */}
      <span suppressHydrationWarning className="truncate">
        {state?.text ?? ""}
      </span>
    </p>
  );
}
