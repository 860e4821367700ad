import { CARD_PLACEHOLDER } from "@cardplaza/contract/cards/card-rules";
import { RotateCcw } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { Panel } from "../../../ui/panel.tsx";
import { dayMonthYear } from "../../../lib/day-words.ts";
import { useDeletedCards, useRestoreCard } from "./use-deleted-cards.ts";

/** Hidden while there is nothing to restore. */
export function RecentlyDeleted({ of, className }: { of: "own" | "team"; className?: string }) {
  const { data } = useDeletedCards();
  const restore = useRestoreCard();
  const cards = data?.cards.filter(({ isTeam }) => isTeam === (of === "team")) ?? [];
  if (cards.length === 0) return null;
  return (
    <Panel className={cn("py-4 sm:py-4", className)}>
      <details>
        <summary className="min-h-8 cursor-pointer content-center font-semibold">
          Recently deleted ({cards.length})
        </summary>
        <ul className="mt-2">
          {cards.map(({ _id, name, company, restorableUntil }) => (
            <li
              key={_id}
              className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3"
            >
              <div className="min-w-0 text-sm">
                <p className="font-medium break-words">
                  {[name, company].filter((each) => each && each !== CARD_PLACEHOLDER.company).join(", ")}
                </p>
                <p className="text-muted">Can be restored until {dayMonthYear(restorableUntil)}</p>
              </div>
              <Button
                size="sm"
                variant="secondary"
                aria-label={`Restore ${name}`}
                busy={restore.isPending && restore.variables === _id}
                onClick={() => restore.mutate(_id)}
              >
                <RotateCcw /> Restore
              </Button>
            </li>
          ))}
        </ul>
      </details>
    </Panel>
  );
}
