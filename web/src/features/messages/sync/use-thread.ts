import type { Conversation } from "@cardplaza/contract/messages/conversation";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { api } from "../../../lib/api.ts";
import { keepOpen } from "./open-threads.ts";
import { createThread, type Start } from "./thread-store.ts";

const TRY_AGAIN_MS = 5_000;

/** The messages of a conversation while it is open, at first the newest or those around a place. */
export function useThread(
  { _id: conversationId, ownChanges }: Pick<Conversation, "_id" | "ownChanges">,
  given: Start,
) {
  const [thread] = useState(() =>
    createThread((query) =>
      api["GET /api/conversations/:id/messages"]({ params: { id: conversationId }, query }),
    ),
  );
  const [start] = useState(given);
  const state = useSyncExternalStore(thread.subscribe, thread.state, thread.state);
  useEffect(() => {
    void thread.open(start);
    return keepOpen(conversationId, thread);
  }, [thread, conversationId, start]);
  const known = useRef(ownChanges);
  useEffect(() => {
    if (known.current === ownChanges) return;
    known.current = ownChanges;
    void thread.readAgain();
  }, [thread, ownChanges]);
  const { window: shown, error } = state;
  const isMissing = shown === null;
  useEffect(() => {
    if (error === null) return;
    const again = () => void (isMissing ? thread.open() : thread.catchUp());
    // A first page has a button to try again; what comes after it is fetched by itself.
    const timer = isMissing ? undefined : setTimeout(again, TRY_AGAIN_MS);
    addEventListener("online", again);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", again);
    };
  }, [thread, isMissing, error]);
  return { thread, ...state };
}
