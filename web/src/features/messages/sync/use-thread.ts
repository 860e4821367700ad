import { useEffect, useState, useSyncExternalStore } from "react";
import { api } from "../../../lib/api.ts";
import { keepOpen } from "./open-threads.ts";
import { createThread } from "./thread-store.ts";

/** The messages of a conversation while it is open, at first the newest or those around a place. */
export function useThread(conversationId: string, around: number | undefined) {
  const [thread] = useState(() =>
    createThread((query) =>
      api["GET /api/conversations/:id/messages"]({ params: { id: conversationId }, query }),
    ),
  );
  const [start] = useState(around);
  const state = useSyncExternalStore(thread.subscribe, thread.state, thread.state);
  useEffect(() => {
    void thread.open(start === undefined ? {} : { around: start });
    return keepOpen(conversationId, thread);
  }, [thread, conversationId, start]);
  const isMissing = state.window === null && state.error !== null;
  useEffect(() => {
    if (!isMissing) return;
    const again = () => void thread.open();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [thread, isMissing]);
  return { thread, ...state };
}
