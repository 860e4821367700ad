import { DEFAULT_CUSTOMIZATION } from "@cardplaza/contract/customization-defaults";
import type { Card } from "@cardplaza/contract/cards";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { FRESH_FOR_FIVE_MINUTES, query } from "../../../lib/query.ts";
import { toast } from "../../../ui/toast-store.ts";
import { forgetCards } from "./card-cache.ts";
import { LOAD_FAILED } from "./dashboard-words.ts";
import { useFailureToast } from "./use-failure-toast.ts";

const OWN_CARDS = { ...query["GET /api/business-cards"](), staleTime: 0 };

/** The main card first. */
export const useOwnCards = () => useQuery(OWN_CARDS);

/** The main card with its design in force; `card` is null where there is none yet. */
export function useMainCard() {
  const cards = useQuery({ ...OWN_CARDS, refetchOnWindowFocus: true });
  const card = cards.data?.find(({ isOwner }) => isOwner);
  const design = useQuery({
    ...query["GET /api/card-customization/:cardId"]({ params: { cardId: card?._id ?? "" } }),
    enabled: card !== undefined,
    staleTime: FRESH_FOR_FIVE_MINUTES,
    refetchOnWindowFocus: true,
  });
  const isPending = cards.isPending || (card !== undefined && design.isPending);
  return {
    state:
      cards.isError && !cards.data
        ? ("failed" as const)
        : isPending
          ? ("loading" as const)
          : ("there" as const),
    card: card ?? null,
    // The card matters more than its colours.
    design: design.data ?? DEFAULT_CUSTOMIZATION,
    isFetching: cards.isFetching,
    refetch: () => void cards.refetch(),
  };
}

/** All but the main card. */
export function useBusinessOwnerCards() {
  const cards = useQuery(OWN_CARDS);
  useFailureToast(cards, LOAD_FAILED.business);
  return { ...cards, data: cards.data?.filter(({ isOwner }) => !isOwner) };
}

export function useDeleteCard() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ _id }: Card) => api["DELETE /api/business-cards/:id"]({ params: { id: _id }, body: {} }),
    onSuccess: async (_, { name }) => {
      toast({ title: "Card deleted", description: `${name} can be restored for 30 days.` });
      await forgetCards(queryClient);
    },
  });
}

/** How often the card was opened, by the way it was reached. */
export const useCardChannels = (cardId: string) =>
  useQuery({
    ...query["GET /api/business-cards/:id/channels"]({ params: { id: cardId } }),
    staleTime: FRESH_FOR_FIVE_MINUTES,
    refetchOnWindowFocus: true,
  });
