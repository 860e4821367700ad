import type { Card } from "@cardplaza/contract/cards/cards";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { OutboxKind } from "../../../lib/outbox/outbox-kind.ts";
import { useLateOutbox } from "../../../lib/outbox/late-outbox.ts";
import { usePatientMutation } from "../../../lib/sending/use-patient-mutation.ts";
import { useSession } from "../../../lib/session.ts";
import type { CARD_MESSAGE } from "./card-kinds.ts";
import { onSent } from "./message-sent.ts";
import type { ContactValues } from "./use-contact-form.ts";

type Message = typeof CARD_MESSAGE extends OutboxKind<infer Call, infer _Result> ? Call : never;

/** The message to this card that waits in this browser, as it was written. */
export function useKeptMessage(card: Card) {
  const outbox = useLateOutbox();
  const kept = outbox?.waiting.findLast(({ kind, call }) => kind === NAME && cardOf(call) === card._id);
  return kept && { ...(kept.call as Message).body, id: kept.id, problem: kept.problem };
}

const NAME: (typeof CARD_MESSAGE)["name"] = "card-message";

interface Sending {
  card: Card;
  kept: ReturnType<typeof useKeptMessage>;
  values: ContactValues;
  onSuccess: () => void;
  onError: (error: Error) => void;
}

/**
 * Sends a message to the owner of a card. A member's waits in the outbox, also when the page is closed; a visitor's as
 * long as the page is open.
 */
export function useSendMessage({ card, kept, values, onSuccess, onError }: Sending) {
  const { status } = useSession();
  const outbox = useLateOutbox();
  const kind = outbox?.kindOf(NAME) as typeof CARD_MESSAGE | undefined;
  const { consent, fax, ...message } = values;
  const patient = usePatientMutation({
    send: (once) => {
      const asVisitor = status === "visitor" ? { consent, fax: fax || undefined } : {};
      return once["POST /api/leads"]({ body: { cardId: card._id, ...message, ...asVisitor } });
    },
    onSuccess,
    onError,
  });
  const lasting = useMutation({
    mutationFn: async () => {
      if (!outbox || !kind) throw new Error("Nobody is signed in");
      const mends = kept && { id: kept.id, problem: kept.problem ?? "" };
      const call = { body: { cardId: card._id, ...message } };
      return outbox.add(kind, { call, label: `Message to ${card.name}` }, mends);
    },
    onSuccess: (added) => void ("sent" in added && onSuccess()),
    onError,
  });
  const sent = useEffectEvent((cardId: string) => {
    // Its own sending hears of it by itself.
    if (cardId === card._id && kept && kept.problem === undefined) onSuccess();
  });
  useEffect(() => onSent(sent), []);

  if (!outbox) return { ...patient, kept, drop: patient.stop };
  return {
    ...lasting,
    kept,
    isWaiting: kept !== undefined && kept.problem === undefined,
    drop: () => void (kept && outbox.drop(kept)),
  };
}

const cardOf = (call: unknown) => (call as Message).body.cardId;
