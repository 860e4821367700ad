import { CARD_TOAST } from "@cardplaza/contract/card-words";
import type { Card } from "@cardplaza/contract/cards";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api, ApiError } from "../../../lib/api.ts";
import { query } from "../../../lib/query.ts";
import { toast } from "../../../ui/toast-store.ts";
import { CARD_DATA, CARD_LIST } from "../card-data.ts";

/** What a card is to a member, beyond what every visitor sees of it. */
export interface MembersCard {
  card: Card;
  isSaved: boolean;
  toggleSaved: () => void;
  send: () => void;
}

interface CardAsMemberProps {
  shown: Card;
  onKnown: (card: MembersCard | undefined) => void;
  onSaved: () => void;
}

/** Draws nothing: a member may be the card's owner, or have saved it. Visitors never load this. */
export function CardAsMember({ shown, onKnown, onSaved }: CardAsMemberProps) {
  const queryClient = useQueryClient();
  const own = useQuery({
    ...query["GET /api/business-cards/:id"]({ params: { id: shown._id } }),
    ...CARD_DATA,
  });
  const saved = useQuery({ ...query["GET /api/business-cards/saved"](), ...CARD_LIST });
  const card = own.data ?? shown;
  const isSaved = saved.data?.savedCards.some((each) => each._id === card._id) ?? false;

  const { mutate: toggleSaved } = useMutation({
    mutationFn: async (): Promise<{ saved: boolean }> => {
      const params = { cardId: card._id };
      if (isSaved) return api["DELETE /api/business-cards/unsave/:cardId"]({ params });
      return api["POST /api/business-cards/save/:cardId"]({ params, body: {} });
    },
    onSuccess: async () => {
      if (!isSaved) onSaved();
      toast(isSaved ? CARD_TOAST.unsaved : CARD_TOAST.saved);
      await queryClient.invalidateQueries({ queryKey: ["GET /api/business-cards/saved"] });
    },
    onError: (error) =>
      tell(
        error,
        isSaved ? CARD_TOAST.unsaveFailed.description : "Failed to save the card. Please try again.",
      ),
  });
  const { mutate: send } = useMutation({
    mutationFn: () =>
      api["POST /api/business-cards/:cardId/send"]({ params: { cardId: card._id }, body: {} }),
    onSuccess: () => toast(CARD_TOAST.sent(card.name)),
    onError: (error) => tell(error, "Failed to send your card. Please try again."),
  });

  useEffect(() => onKnown({ card, isSaved, toggleSaved, send }), [card, isSaved, toggleSaved, send, onKnown]);
  useEffect(() => () => onKnown(undefined), [onKnown]);
  return null;
}

function tell(error: unknown, fallback: string) {
  toast({
    title: "Error",
    description: error instanceof ApiError ? error.reason : fallback,
    variant: "destructive",
  });
}
