import { CARD_TOAST } from "@cardplaza/contract/card-words";
import type { Card } from "@cardplaza/contract/cards";
import { useMutation } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { api, ApiError } from "../../../lib/api.ts";
import { useSession } from "../../../lib/session.ts";
import { toast } from "../../../ui/toast-store.ts";

export interface ContactValues {
  name: string;
  email: string;
  phone: string;
  message: string;
  consent: boolean;
  /** Hidden from people: whatever fills it in is none. */
  fax: string;
}

const EMPTY: ContactValues = { name: "", email: "", phone: "", message: "", consent: false, fax: "" };

/** Keeps what was typed, also through a sign-in, until it has been sent. */
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
    sessionStorage.setItem(key, JSON.stringify({ ...readDraft(draft), ...next }));
  };
  const send = useMutation({
    mutationFn: () => {
      const { consent, fax, ...message } = values;
      const asVisitor = status === "visitor" ? { consent, fax: fax || undefined } : {};
      return api["POST /api/leads"]({ body: { cardId: card._id, ...message, ...asVisitor } });
    },
    onSuccess: () => {
      sessionStorage.removeItem(key);
      setTyped((now) => ({ ...now, message: "" }));
      toast(CARD_TOAST.messageSent(card.name));
    },
    onError: (error) => {
      const reason = error instanceof ApiError ? error.reason : "You seem to be offline. Please try again.";
      toast({ title: "Message not sent", description: reason, variant: "destructive" });
    },
  });
  const fields = send.error instanceof ApiError ? (send.error.fields ?? {}) : {};
  return { values, change, send, fields, mustSignIn, asksConsent: status === "visitor" && card.directLeads };
}

const noChanges = () => () => {};

function readDraft(text: string | null): Partial<ContactValues> {
  try {
    return JSON.parse(text ?? "{}") as Partial<ContactValues>;
  } catch {
    return {};
  }
}
