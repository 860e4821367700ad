import { CARD_PLACEHOLDER } from "@cardplaza/contract/cards/card-rules";
import { RestorableList } from "../../../ui/lists/restorable-list.tsx";
import { useDeletedCards, useRestoreCard } from "./use-deleted-cards.ts";

export function RecentlyDeleted({ of, className }: { of: "own" | "team"; className?: string }) {
  const { data } = useDeletedCards();
  const restore = useRestoreCard();
  const cards = data?.cards.filter(({ isTeam }) => isTeam === (of === "team")) ?? [];
  return (
    <RestorableList
      title="Recently deleted"
      items={cards.map((card) => ({
        ...card,
        line: [card.name, card.company]
          .filter((each) => each && each !== CARD_PLACEHOLDER.company)
          .join(", "),
      }))}
      busyId={restore.isPending ? restore.variables : undefined}
      onRestore={(id) => restore.mutate(id)}
      className={className}
    />
  );
}
