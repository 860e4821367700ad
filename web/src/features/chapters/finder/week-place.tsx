import { OFFLINE_NETWORKING_PATH } from "@cardplaza/contract/screen-paths";
import type { ReactNode } from "react";
import { browserStore } from "../../../lib/storage/browser-storage.ts";
import { cn } from "../../../ui/class-names.ts";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";

const CARDS_KEY = `weekCards:${OFFLINE_NETWORKING_PATH}`;

/** How many cards there were the last time: so many places are held the next time. */
export const keepCards = (count: number) => browserStore.write(CARDS_KEY, String(count));
const keptCards = () => Math.min(4, Math.max(1, Number(browserStore.read(CARDS_KEY)) || 1));

/** The week's frame, the same while it loads: nothing below it moves when it arrives. */
export function WeekFrame({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={cn("border-b border-line", className)}>
      <div className={cn(PAGE_WIDTH, "py-6")}>{children}</div>
    </div>
  );
}

export const WEEK_GRID =
  "mt-4 grid min-h-56 grid-cols-1 items-start gap-4 sm:grid-cols-[repeat(auto-fill,minmax(20rem,1fr))]";

export function WeekPlace({ className }: { className?: string }) {
  const cards = useHydrated() ? keptCards() : 1;
  return (
    <WeekFrame {...(className && { className })}>
      <Skeleton className="h-8 w-40" />
      <div aria-hidden="true" className={WEEK_GRID}>
        {Array.from({ length: cards }, (_, card) => (
          <Skeleton key={card} className="h-56 rounded-card" />
        ))}
      </div>
    </WeekFrame>
  );
}
