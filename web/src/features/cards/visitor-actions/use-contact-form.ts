import { MESSAGE_TOAST } from "@cardplaza/contract/cards/message-words";
import type { Card } from "@cardplaza/contract/cards/cards";
import { ERROR_TEXT } from "@cardplaza/contract/errors";
import { useRef, useState, useSyncExternalStore } from "react";
import { ApiError } from "../../../lib/api.ts";
import { useSession } from "../../../lib/session.ts";
import { tabStore } from "../../../lib/storage/browser-storage.ts";
import { parseStored } from "../../../lib/storage/stored-value.ts";
import { useKeptAction } from "../../../lib/use-kept-action.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { checkMessage, type MessageErrors } from "./check-message.ts";
import { useConfirming } from "./use-confirming.ts";
import { useKeptMessage, useSendMessage } from "./use-send-message.ts";

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

/** Stores what was typed until it is sent, also through a reload and a sign-in. */
export function useContactForm(card: Card) {
  const { status, user } = useSession();
  const key = `message-to-${card._id}` as const;
  const draft = useSyncExternalStore(
    noChanges,
    () => tabStore.read(key),
    () => null,
  );
  const [typed, setTyped] = useState<Partial<ContactValues>>({});
  const [sent, setSent] = useState<ContactValues | null>(null);
  const kept = useKeptMessage(card);
  const before = { ...(kept && writtenIn(kept)), ...readDraft(draft) };
  const values: ContactValues = {
    ...EMPTY,
    name: user?.name ?? "",
    email: user?.email ?? "",
    ...before,
    ...typed,
  };
  const mustSignIn = status === "visitor" && !card.directLeads;
  const asksConsent = status === "visitor" && card.directLeads;
  const change = (part: Partial<ContactValues>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    // What waits for the network is what was sent, not what is being changed now.
    send.drop();
    tabStore.write(key, JSON.stringify({ ...before, ...next }));
  };
  // The sign-in has its own toast, and the form itself says that it was sent.
  const hasJustSignedIn = useRef(false);
  const send = useSendMessage({
    card,
    kept,
    values,
    onSuccess: () => {
      tabStore.remove(key);
      confirming.end();
      setSent(values);
      setTyped((now) => ({ ...now, message: "" }));
      if (!hasJustSignedIn.current) toast(MESSAGE_TOAST.sent(card.name));
    },
    onError: (error) => {
      confirming.end();
      if (error instanceof ApiError && error.status === 401) return void toast(MESSAGE_TOAST.loginToWrite);
      const reason = error instanceof ApiError ? error.reason : ERROR_TEXT.unexpected;
      toast({ title: "Message not sent", description: reason, variant: "destructive" });
    },
  });
  const sendAfterSignIn = () => {
    hasJustSignedIn.current = true;
    if (!send.isPending) send.mutate();
  };
  const confirming = useConfirming({
    cardId: card._id,
    email: values.email,
    mustSignIn,
    onSignedIn: sendAfterSignIn,
  });
  useKeptAction({ kind: "message", about: card._id, finish: sendAfterSignIn });
  const [tried, setTried] = useState(false);
  const missing = checkMessage(values, { asksConsent, mustSignIn });
  /** False if something is missing, which is then shown at its field. */
  const submit = (): boolean => {
    const isWhole = Object.keys(missing).length === 0;
    setTried(!isWhole);
    if (isWhole && mustSignIn) confirming.begin();
    else if (isWhole && !send.isPending) send.mutate();
    return isWhole;
  };
  const refused = send.error instanceof ApiError ? (send.error.fields ?? {}) : {};
  const fields: MessageErrors = { ...refused, ...(tried ? missing : {}) };
  const writeAnother = () => {
    hasJustSignedIn.current = false;
    setSent(null);
  };
  return { values, change, submit, send, fields, mustSignIn, asksConsent, confirming, sent, writeAnother };
}

const writtenIn = ({ name, email, phone, message }: Partial<ContactValues>) => ({
  ...(name && { name }),
  ...(email && { email }),
  ...(phone && { phone }),
  ...(message && { message }),
});

const noChanges = () => () => {};

const readDraft = (text: string | null) => (parseStored(text) as Partial<ContactValues> | null) ?? {};
