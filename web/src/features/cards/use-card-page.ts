import type { CARD_CHANNELS, CARD_LINKS } from "@cardplaza/contract/card-events";
import { CARD_TOAST } from "@cardplaza/contract/card-words";
import type { Card } from "@cardplaza/contract/cards";
import { useEffect, useState } from "react";
import { useSession } from "../../lib/session.ts";
import { toast } from "../../ui/toast-store.ts";
import type { MembersCard } from "./answer/card-as-member.tsx";
import { countEvent } from "./count-event.ts";
import { shareCard } from "./share/use-share-card.ts";

type Channel = (typeof CARD_CHANNELS)[number];

/** What a visitor of a card can do with it, and what is counted of that. */
export function useCardPage(shown: Card, channel: Channel) {
  const { status } = useSession();
  const [qrOpen, setQrOpen] = useState(false);
  // The page came as every visitor sees it.
  const [known, setKnown] = useState<MembersCard>();
  const members = known?.card._id === shown._id ? known : undefined;
  const card = members?.card ?? shown;
  const isOwner = members?.card.isOwner ?? false;
  const count = (event: Omit<Parameters<typeof countEvent>[0], "cardId">) =>
    countEvent({ cardId: card._id, channel, ...event });

  useEffect(() => {
    countEvent({ cardId: shown._id, type: "view", channel });
  }, [shown._id, channel]);

  const asMember = (words: { title: string; description: string }, act?: () => void) => () =>
    status === "member" ? act?.() : toast(words);
  return {
    card,
    isMember: status === "member",
    isOwner,
    isSaved: members?.isSaved ?? false,
    qr: { open: qrOpen, onOpenChange: setQrOpen },
    countLink: (linkKey: string) => count({ type: "click", linkKey: linkKey as (typeof CARD_LINKS)[number] }),
    onKnown: setKnown,
    onSaved: () => count({ type: "bookmark" }),
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
            onSend: asMember(CARD_TOAST.loginToSend, members?.send),
            onToggleSaved: asMember(CARD_TOAST.loginToSave, members?.toggleSaved),
          }),
    },
  };
}
