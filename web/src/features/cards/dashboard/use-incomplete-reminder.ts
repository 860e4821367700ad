import { INCOMPLETE_TOAST_MS } from "@cardplaza/contract/cards/card-rules";
import { MEMBER_TOAST } from "@cardplaza/contract/cards/own-card-words";
import type { Card } from "@cardplaza/contract/cards/cards";
import { useEffect } from "react";
import { currentToasts, toast } from "../../../ui/overlays/toast-store.ts";
import { usePublishedCard } from "../share/published-state.ts";
import { read, remember } from "./use-once-in-session.ts";

/** Asks once in a session to complete the card. */
export function useIncompleteReminder({ _id, isIncomplete }: Card) {
  // The dialog after saving says the same, so the reminder waits until it is closed.
  const isSaying = usePublishedCard().card?._id === _id;
  useEffect(() => {
    if (isSaying) return;
    const key = `reminded-of-${_id}` as const;
    if (!isIncomplete || read(key)) return;
    // Does not replace a toast with Undo. The next visit reminds again.
    if (currentToasts().some(({ open, action }) => open && action)) return;
    remember(key);
    toast({ ...MEMBER_TOAST.completeYours, duration: INCOMPLETE_TOAST_MS });
  }, [_id, isIncomplete, isSaying]);
}
