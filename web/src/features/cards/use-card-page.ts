import type { CARD_CHANNELS, CARD_LINKS } from "@cardplaza/contract/cards/events/card-event-words";
import { CARD_TOAST } from "@cardplaza/contract/cards/card-words";
import type { Card } from "@cardplaza/contract/cards/cards";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useSession } from "../../lib/session.ts";
import { wasCounted } from "../../lib/resting/was-counted.ts";
import { toast, type ToastRequest } from "../../ui/overlays/toast-store.ts";
import type { MembersCard, MemberAction } from "./visitor-actions/card-as-member.tsx";
import { countEvent } from "./count-event.ts";
import { shareCard } from "./share/use-share-card.ts";

type Channel = (typeof CARD_CHANNELS)[number];

/** The actions of a visitor on a card, and which of them are counted. */
export function useCardPage(shown: Card, channel: Channel) {
  const { status } = useSession();
  const navigate = useNavigate();
  const [qrOpen, setQrOpen] = useState(false);
  // Waits until the member's part of the page has loaded.
  const [action, setAction] = useState<MemberAction>();
  // The server renders the page as every visitor sees it.
  const [known, setKnown] = useState<MembersCard>();
  const members = known?.card._id === shown._id ? known : undefined;
  const card = members?.card ?? shown;
  const isOwner = members?.card.isOwner ?? false;
  const isSaved = members?.isSaved ?? false;
  const count = (event: Omit<Parameters<typeof countEvent>[0], "cardId">) =>
    countEvent({ cardId: card._id, channel, ...event });

  useEffect(() => {
    if (!wasCounted(shown._id)) countEvent({ cardId: shown._id, type: "view", channel });
  }, [shown._id, channel]);

  const askToSignIn = (words: ToastRequest, wanted?: MemberAction) =>
    toast({
      ...words,
      action: {
        label: "Sign in",
        onPress: () =>
          void navigate(`/auth?redirect=${encodeURIComponent(location.pathname)}`, {
            state: { wanted: { kind: `${wanted}-card`, about: shown._id, to: shown.name } },
          }),
      },
    });
  const asMember = (words: ToastRequest, next: MemberAction) => () =>
    status === "member" || status === "loading" ? setAction(next) : askToSignIn(words, next);
  return {
    card,
    menu: members?.menu,
    askToSignIn: status === "visitor" ? askToSignIn : undefined,
    asMember: status === "member" && {
      action,
      onFulfilled: setAction,
      onKnown: setKnown,
      onSaved: () => count({ type: "bookmark" }),
    },
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
      onSaveContact() {
        count({ type: "save" });
        toast(CARD_TOAST.contactSaved);
      },
      ...(isOwner
        ? {}
        : {
            onSend: asMember(CARD_TOAST.loginToSend, "send"),
            onToggleSaved: asMember(CARD_TOAST.loginToSave, isSaved ? "unsave" : "save"),
          }),
    },
  };
}
