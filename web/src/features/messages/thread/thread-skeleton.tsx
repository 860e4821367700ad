import { cn } from "../../../ui/class-names.ts";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";
import { MESSAGES_WORDS } from "../messages-words.ts";

const WIDTHS = ["w-3/5", "w-2/5", "w-1/2", "w-2/3", "w-1/3", "w-1/2"];

/** Bubbles that come. */
export function ThreadSkeleton() {
  return (
    <LoadingArea
      label={MESSAGES_WORDS.loadingThread}
      className="flex min-h-0 flex-1 flex-col justify-end gap-3 overflow-hidden px-4 py-4"
    >
      {WIDTHS.map((width, at) => (
        <Skeleton key={at} className={cn("h-11 max-w-96 rounded-card", width, at % 3 === 1 && "self-end")} />
      ))}
    </LoadingArea>
  );
}
