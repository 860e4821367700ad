import type { Conversation } from "@cardplaza/contract/messages/conversation";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { api } from "../../../lib/api.ts";
import { keepOpen } from "./open-threads.ts";
import { createThread, type Start } from "./thread-store.ts";
import type { ThreadWindow } from "./thread-window.ts";

interface Opening {
  start: Start;
  /** Whether a page has what the reader comes for; without it they get the newest one. */
  isRight: (found: ThreadWindow) => boolean;
}

const TRY_AGAIN_MS = 5_000;

/** The messages of a conversation while it is open, at first the newest or those around a place. */
export function useThread(
  { _id: conversationId, ownChanges }: Pick<Conversation, "_id" | "ownChanges">,
  given: Opening,
) {
  const [thread] = useState(() =>
    createThread((query) =>
      api["GET /api/conversations/:id/messages"]({ params: { id: conversationId }, query }),
    ),
  );
  const [{ start, isRight }] = useState(given);
  const state = useSyncExternalStore(thread.subscribe, thread.state, thread.state);
  useEffect(() => {
    void thread.open(start, isRight);
    return keepOpen(conversationId, thread);
  }, [thread, conversationId, start, isRight]);
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
    const again = () => void (isMissing ? thread.open(start, isRight) : thread.catchUp());
    // A first page has a button to try again; what comes after it is fetched by itself.
    const timer = isMissing ? undefined : setTimeout(again, TRY_AGAIN_MS);
    addEventListener("online", again);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", again);
    };
  }, [thread, start, isRight, isMissing, error]);
  return { thread, ...state };
}
