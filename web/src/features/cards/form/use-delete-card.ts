import type { Card } from "@cardplaza/contract/cards/cards";
import { CARD_UNDO_DAYS } from "@cardplaza/contract/cards/card-limits";
import { useMutation, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { OWN_CARDS } from "../card-data.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { useRefreshCards } from "./use-refresh-cards.ts";

/** Deletes a card, and offers to bring it back at once. */
export function useDeleteCard({ _id, name }: Card) {
  const refreshCards = useRefreshCards();
  const restore = () =>
    api["POST /api/business-cards/:id/restore"]({ params: { id: _id }, body: {} }).then(
      () => {
        void refreshCards();
        toast({ title: "Card restored", description: `${name} is back.` });
      },
      (error: unknown) =>
        toast({ title: "Not restored", description: problemText(error), variant: "destructive" }),
    );
  return useMutation({
    networkMode: "always",
    mutationFn: (successorId: string) =>
      api["DELETE /api/business-cards/:id"]({
        params: { id: _id },
        body: successorId ? { successorId } : {},
      }),
    onSuccess() {
      toast({
        title: "Card deleted",
        description: `You can bring it back for ${CARD_UNDO_DAYS} days.`,
        action: { label: "Undo", onPress: () => void restore() },
      });
    },
  });
}

/** The member's other cards. One of them can be the successor of a deleted card. */
export function useOtherCards({ _id }: Card): Card[] {
  const { data } = useQuery({ ...OWN_CARDS, refetchOnMount: "always" });
  return (data ?? []).filter((card) => card._id !== _id);
}
