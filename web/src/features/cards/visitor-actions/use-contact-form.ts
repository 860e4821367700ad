import { CARD_TOAST } from "@cardplaza/contract/cards/card-words";
import type { Card } from "@cardplaza/contract/cards/cards";
import { ERROR_TEXT } from "@cardplaza/contract/errors";
import { useState, useSyncExternalStore } from "react";
import { ApiError } from "../../../lib/api.ts";
import { useSession } from "../../../lib/session.ts";
import { usePatientMutation } from "../../../lib/use-patient-mutation.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { checkMessage, type MessageErrors } from "./check-message.ts";

export interface ContactValues {
  name: string;
  email: string;
  phone: string;
  message: string;
  consent: boolean;
  /** Honeypot: hidden from people, so only bots fill it in. */
  fax: string;
}

const EMPTY: ContactValues = { name: "", email: "", phone: "", message: "", consent: false, fax: "" };

/** Stores what was typed until it is sent, also through a sign-in. */
export function useContactForm(card: Card) {
  const { status, user } = useSession();
  const key = `message-to-${card._id}`;
  const draft = useSyncExternalStore(
    noChanges,
    () => sessionStorage.getItem(key),
    () => null,
  );
  const [typed, setTyped] = useState<Partial<ContactValues>>({});
  const values: ContactValues = {
    ...EMPTY,
    name: user?.name ?? "",
    email: user?.email ?? "",
    ...readDraft(draft),
    ...typed,
  };
  const mustSignIn = status === "visitor" && !card.directLeads;
  const change = (part: Partial<ContactValues>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    // What waits for the network is what was sent, not what is being changed now.
    send.stop();
    sessionStorage.setItem(key, JSON.stringify({ ...readDraft(draft), ...next }));
  };
  const asksConsent = status === "visitor" && card.directLeads;
  const send = usePatientMutation({
    send: (once) => {
      const { consent, fax, ...message } = values;
      const asVisitor = status === "visitor" ? { consent, fax: fax || undefined } : {};
      return once["POST /api/leads"]({ body: { cardId: card._id, ...message, ...asVisitor } });
    },
    onSuccess: () => {
      sessionStorage.removeItem(key);
      setTyped((now) => ({ ...now, message: "" }));
      toast(CARD_TOAST.messageSent(card.name));
    },
    onError: (error) => {
      const reason = error instanceof ApiError ? error.reason : ERROR_TEXT.unexpected;
      toast({ title: "Message not sent", description: reason, variant: "destructive" });
    },
  });
  const [tried, setTried] = useState(false);
  const missing = checkMessage(values, asksConsent);
  /** False if something is missing, which is then shown at its field. */
  const submit = (): boolean => {
    const isWhole = Object.keys(missing).length === 0;
    setTried(!isWhole);
    if (isWhole && !send.isPending) send.mutate();
    return isWhole;
  };
  const refused = send.error instanceof ApiError ? (send.error.fields ?? {}) : {};
  const fields: MessageErrors = { ...refused, ...(tried ? missing : {}) };
  return { values, change, submit, send, fields, mustSignIn, asksConsent };
}

const noChanges = () => () => {};

function readDraft(text: string | null): Partial<ContactValues> {
  try {
    return JSON.parse(text ?? "{}") as Partial<ContactValues>;
  } catch {
    return {};
  }
}
