import { CONNECTION_TABS, type ConnectionTab } from "@cardplaza/contract/people/connection-words";
import { Link } from "react-router";
import { CountBadge } from "../../../ui/badge.tsx";
import { cn } from "../../../ui/class-names.ts";
import { useOpenInSight } from "../../../ui/use-open-in-sight.ts";
import { PEOPLE_TAB_LABEL, peoplePath, type PeopleShell } from "./people-address.ts";
import { useCounts } from "./use-people.ts";

/** What waits for the member's answer stands out; the other counts are plain. */
const WAITING: readonly ConnectionTab[] = ["received", "introductions"];

export function PeopleTabs({ shell, current }: { shell: PeopleShell; current: ConnectionTab }) {
  const row = useOpenInSight<HTMLUListElement>();
  const counts: Partial<Record<ConnectionTab, number>> = useCounts() ?? {};
  return (
    <nav aria-label="Your people" className="mt-3 mb-5 shadow-[inset_0_-1px_0_var(--line)] max-sm:-mx-4">
      <ul ref={row} className="flex gap-1 overflow-x-auto [scrollbar-width:none] max-sm:px-4">
        {CONNECTION_TABS.map((tab) => (
          <li key={tab} className="shrink-0">
            <Link
              to={peoplePath(shell, tab)}
              aria-current={tab === current ? "page" : undefined}
              className={cn(
                "inline-flex h-11 min-w-11 items-center justify-center gap-2 border-b-2 px-3 text-sm font-medium whitespace-nowrap -outline-offset-2 transition-colors duration-150 hover:text-ink",
                tab === current ? "border-brand text-ink" : "border-transparent text-muted",
              )}
            >
              {PEOPLE_TAB_LABEL[tab]}
              {WAITING.includes(tab) ? (
                <CountBadge count={counts[tab] ?? 0} />
              ) : (
                (counts[tab] ?? 0) > 0 && (
                  <span className="text-muted tabular-nums">{counts[tab]?.toLocaleString("en-IN")}</span>
                )
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
