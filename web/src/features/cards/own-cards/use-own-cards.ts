import type { Card } from "@cardplaza/contract/cards/cards";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { query } from "../../../lib/query.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { CARD_DATA, OWN_CARDS } from "../card-data.ts";
import { refreshCards } from "./card-cache.ts";
import { LOAD_FAILED } from "./dashboard-words.ts";
import { unlessGone } from "./unless-gone.ts";
import { useFailureToast } from "./use-failure-toast.ts";

/** The main card first. */
export const useOwnCards = () => useQuery(OWN_CARDS);

/** All of the member's own cards but the main one. */
export function useBusinessOwnerCards() {
  const cards = useQuery(OWN_CARDS);
  useFailureToast(cards, LOAD_FAILED.business);
  return { ...cards, data: cards.data?.filter(({ isOwner }) => !isOwner) };
}

export function useDeleteCard() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ _id }: Card) =>
      api["DELETE /api/business-cards/:id"]({ params: { id: _id }, body: {} }).catch(unlessGone),
    onSuccess: async (_, { name }) => {
      toast({ title: "Card deleted", description: `${name} can be restored for 30 days.` });
      await refreshCards(queryClient);
    },
  });
}

/** How often the card was opened, by the way it was reached. */
export const useCardChannels = (cardId: string) =>
  useQuery({
    ...query["GET /api/business-cards/:id/channels"]({ params: { id: cardId } }),
    ...CARD_DATA,
  });
