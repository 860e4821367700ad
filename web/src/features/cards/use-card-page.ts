import type { CARD_CHANNELS, CARD_LINKS } from "@cardplaza/contract/card-events";
import { CARD_TOAST } from "@cardplaza/contract/card-words";
import type { Card } from "@cardplaza/contract/cards";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api, ApiError } from "../../lib/api.ts";
import { query } from "../../lib/query.ts";
import { useSession } from "../../lib/session.ts";
import { toast } from "../../ui/toast-store.ts";
import { CARD_DATA, CARD_LIST } from "./card-data.ts";
import { countEvent } from "./count-event.ts";
import { shareCard } from "./share/use-share-card.ts";

type Channel = (typeof CARD_CHANNELS)[number];

/** What a visitor of a card can do with it, and what is counted of that. */
export function useCardPage(shown: Card, channel: Channel) {
  const { status } = useSession();
  const queryClient = useQueryClient();
  const isMember = status === "member";
  const [qrOpen, setQrOpen] = useState(false);
  // The page came as every visitor sees it; a member may be its owner, or have saved it.
  const own = useQuery({
    ...query["GET /api/business-cards/:id"]({ params: { id: shown._id } }),
    ...CARD_DATA,
    enabled: isMember,
  });
  const saved = useQuery({ ...query["GET /api/business-cards/saved"](), ...CARD_LIST, enabled: isMember });
  const card = own.data ?? shown;
  const isSaved = saved.data?.savedCards.some((each) => each._id === card._id) ?? false;
  const count = (event: Omit<Parameters<typeof countEvent>[0], "cardId">) =>
    countEvent({ cardId: card._id, channel, ...event });

  useEffect(() => {
    countEvent({ cardId: shown._id, type: "view", channel });
  }, [shown._id, channel]);

  const toggleSaved = useMutation({
    mutationFn: async (): Promise<{ saved: boolean }> => {
      const params = { cardId: card._id };
      if (isSaved) return api["DELETE /api/business-cards/unsave/:cardId"]({ params });
      return api["POST /api/business-cards/save/:cardId"]({ params, body: {} });
    },
    onSuccess: async () => {
      if (!isSaved) count({ type: "bookmark" });
      toast(isSaved ? CARD_TOAST.unsaved : CARD_TOAST.saved);
      await queryClient.invalidateQueries({ queryKey: ["GET /api/business-cards/saved"] });
    },
    onError: (error) =>
      tell(
        error,
        isSaved ? CARD_TOAST.unsaveFailed.description : "Failed to save the card. Please try again.",
      ),
  });
  const send = useMutation({
    mutationFn: () =>
      api["POST /api/business-cards/:cardId/send"]({ params: { cardId: card._id }, body: {} }),
    onSuccess: () => toast(CARD_TOAST.sent(card.name)),
    onError: (error) => tell(error, "Failed to send your card. Please try again."),
  });

  const isOwner = own.data?.isOwner ?? false;
  const asMember = (words: { title: string; description: string }, act: () => void) => () =>
    isMember ? act() : toast(words);
  return {
    card,
    isOwner,
    isSaved,
    qr: { open: qrOpen, onOpenChange: setQrOpen },
    countLink: (linkKey: string) => count({ type: "click", linkKey: linkKey as (typeof CARD_LINKS)[number] }),
    handlers: {
      async onShare() {
        if ((await shareCard(card)) === "shared") count({ type: "share" });
      },
      onShowQr() {
        setQrOpen(true);
        count({ type: "qr" });
      },
      onWhatsApp: () => count({ type: "click", linkKey: "whatsapp" }),
      onSaveContact() {
        count({ type: "save" });
        toast(CARD_TOAST.contactSaved);
      },
      ...(isOwner
        ? {}
        : {
            onSend: asMember(CARD_TOAST.loginToSend, () => send.mutate()),
            onToggleSaved: asMember(CARD_TOAST.loginToSave, () => toggleSaved.mutate()),
          }),
    },
  };
}

function tell(error: unknown, fallback: string) {
  toast({
    title: "Error",
    description: error instanceof ApiError ? error.reason : fallback,
    variant: "destructive",
  });
}
