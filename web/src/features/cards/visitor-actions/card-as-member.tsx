import { DONE_WORDS } from "@cardplaza/contract/accounts/done-words";
import { asSeenByOthers } from "@cardplaza/contract/cards/seen-by-others";
import { CARD_TOAST } from "@cardplaza/contract/cards/card-words";
import { OWN_CARD_TEXT, MEMBER_TOAST } from "@cardplaza/contract/cards/own-card-words";
import type { Card } from "@cardplaza/contract/cards/cards";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { api, ApiError } from "../../../lib/api.ts";
import { query } from "../../../lib/query.ts";
import { useKeptAction } from "../../../lib/use-kept-action.ts";
import { useOutbox } from "../../../lib/outbox/use-outbox.ts";
import { MessageButton } from "../../../site/message-button.tsx";
import { OUTBOX_TEXT } from "../../../site/outbox/outbox-words.ts";
import { WaitingEntries } from "../../../site/outbox/waiting-entries.tsx";
import { DoneNote } from "../../../ui/done-note.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { CARD_DATA, CARD_LIST } from "../card-data.ts";
import { SEND_CARD } from "./card-kinds.ts";
import { UnsaveDialog } from "./unsave-dialog.tsx";

/** What a card is to a member, beyond what every visitor sees of it. */
export interface MembersCard {
  card: Card;
  isSaved: boolean;
  /** What only members can do, for the menu below the card. */
  menu: ReactNode;
}

export type MemberAction = "send" | "save" | "unsave";

interface CardAsMemberProps {
  shown: Card;
  action: MemberAction | undefined;
  onFulfilled: (none: undefined) => void;
  onKnown: (card: MembersCard | undefined) => void;
  onSaved: () => void;
}

/** Finds out whether the member owns or has saved the card, and runs their actions. Visitors never load this. */
export function CardAsMember({ shown, action, onFulfilled, onKnown, onSaved }: CardAsMemberProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  // What an owner does on the card is there by the time it is known that they are one.
  useEffect(() => void import("../share/owner-actions.tsx").catch(() => {}), []);
  const own = useQuery({
    ...query["GET /api/business-cards/:id"]({ params: { id: shown._id } }),
    ...CARD_DATA,
  });
  const saved = useQuery({ ...query["GET /api/business-cards/saved"](), ...CARD_LIST });
  const card = useMemo(() => (own.data ? asEverybodyFinds(own.data, shown) : shown), [own.data, shown]);
  const isSaved = saved.data?.savedCards.some((each) => each._id === card._id) ?? false;
  const refreshSaved = () => queryClient.invalidateQueries({ queryKey: ["GET /api/business-cards/saved"] });

  const [isDone, setDone] = useState(false);
  const { mutate: save } = useMutation({
    mutationFn: (_from?: "sign-in") =>
      api["POST /api/business-cards/save/:cardId"]({ params: { cardId: card._id }, body: {} }),
    onSuccess: async (_saved, from) => {
      onSaved();
      // The toast of the sign-in stays; the page itself says what was done.
      if (from) setDone(true);
      else toast(MEMBER_TOAST.saved);
      await refreshSaved();
    },
    onError: (error) => showFailure(error, "Failed to save the card. Please try again."),
  });
  const { mutateAsync: unsave } = useMutation({
    mutationFn: () => api["DELETE /api/business-cards/unsave/:cardId"]({ params: { cardId: card._id } }),
    onSuccess: () => toast(MEMBER_TOAST.unsaved),
    onError: () => toast({ ...MEMBER_TOAST.unsaveFailed, variant: "destructive" }),
    // Also if the call failed: another tab may have been first.
    onSettled: refreshSaved,
  });
  const outbox = useOutbox();
  const waiting = outbox.waiting.filter(
    ({ kind, call }) =>
      kind === SEND_CARD.name && (call as { params: { cardId: string } }).params.cardId === card._id,
  );
  const { mutate: send } = useMutation({
    mutationFn: () =>
      outbox.add(SEND_CARD, {
        call: { params: { cardId: card._id }, body: {} },
        label: `Your card to ${card.name}`,
      }),
    onSuccess: (added) => toast("waits" in added ? OUTBOX_TEXT.kept : MEMBER_TOAST.sent(card.name)),
    onError(error) {
      const noCardToSend = error instanceof ApiError && error.code === "STATE";
      if (!noCardToSend) return showFailure(error, "Failed to send your card. Please try again.");
      const isMissing = error.reason === OWN_CARD_TEXT.notFound;
      const [words, label, path] = isMissing
        ? ([MEMBER_TOAST.noneToSend, "Create My Card", "/create-card"] as const)
        : ([CARD_TOAST.incomplete, "Complete Now", "/business-cards"] as const);
      const onPress = () => void navigate(`${path}?redirect=${encodeURIComponent(location.pathname)}`);
      toast({ ...words, variant: "destructive", action: { label, onPress } });
    },
  });

  // Until it is known whose card this is, nothing is done with it.
  const isOthers = !own.isPending && !card.isOwner;
  useEffect(() => {
    const menu = isOthers && <MessageOwner card={card} />;
    onKnown({ card, isSaved, menu });
  }, [card, isSaved, isOthers, onKnown]);
  useEffect(() => () => onKnown(undefined), [onKnown]);
  useEffect(() => {
    if (!isOthers || !action || action === "unsave") return;
    onFulfilled(undefined);
    if (action === "send") send();
    else save(undefined);
  }, [action, isOthers, onFulfilled, send, save]);
  const about = shown._id;
  useKeptAction({ kind: "save-card", about, isReady: isOthers, finish: () => save("sign-in") });
  useKeptAction({ kind: "send-card", about, isReady: isOthers, finish: () => send() });
  return (
    <>
      <WaitingEntries outbox={outbox} entries={waiting} className="mb-4" />
      {isDone && <DoneNote>{DONE_WORDS.cardSaved(card.name)}</DoneNote>}
      <UnsaveDialog
        name={card.name}
        open={action === "unsave"}
        onOpenChange={() => onFulfilled(undefined)}
        // A toast shows the failure.
        onConfirm={() => unsave().catch(() => {})}
      />
    </>
  );
}

/** A team card is about somebody else than its owner. */
function MessageOwner({ card: { _id, name, type, user_id: ownerId } }: { card: Card }) {
  if (type === "team" || typeof ownerId !== "string") return null;
  return (
    <MessageButton
      person={{ _id: ownerId, name }}
      subject={{ type: "card", id: _id }}
      variant="ghost"
      size="sm"
    />
  );
}

/** The public view, for the owner too: without what they switched off or their plan no longer shows. */
const asEverybodyFinds = (card: Card, { customization, video }: Card): Card =>
  card.isOwner ? { ...asSeenByOthers(card, customization ?? {}), video } : card;

function showFailure(error: unknown, fallback: string) {
  toast({
    title: "Error",
    description: error instanceof ApiError ? error.reason : fallback,
    variant: "destructive",
  });
}
