import { TYPING_EVERY_MS, TYPING_SHOWN_MS } from "@cardplaza/contract/messages/message-limits";
import { TYPING_EVENT } from "@cardplaza/contract/messages/message-words";
import { useEffect, useRef, useState } from "react";
import { api } from "../../../lib/api.ts";
import { useLiveEvent } from "../../../lib/live/use-live-event.ts";

/** Tells the others that one types, at most every few seconds. */
export function useTellTyping(conversationId: string) {
  const toldAt = useRef(0);
  return () => {
    if (Date.now() - toldAt.current < TYPING_EVERY_MS || !navigator.onLine) return;
    toldAt.current = Date.now();
    // Nobody misses it.
    api["PUT /api/conversations/:id/typing"]({ params: { id: conversationId }, body: {} }).catch(() => {});
  };
}

/** Who types now. `done` takes somebody out whose message has come. */
export function useWhoTypes(conversationId: string) {
  const [typing, setTyping] = useState<readonly string[]>([]);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const done = (memberId: string) => {
    clearTimeout(timers.current.get(memberId));
    timers.current.delete(memberId);
    setTyping((now) => (now.includes(memberId) ? now.filter((id) => id !== memberId) : now));
  };
  useLiveEvent(TYPING_EVENT, (event) => {
    if (event.conversationId !== conversationId) return;
    const { memberId } = event;
    clearTimeout(timers.current.get(memberId));
    timers.current.set(
      memberId,
      setTimeout(() => done(memberId), TYPING_SHOWN_MS),
    );
    setTyping((now) => (now.includes(memberId) ? now : [...now, memberId]));
  });
  useEffect(() => {
    const all = timers.current;
    return () => {
      for (const timer of all.values()) clearTimeout(timer);
    };
  }, []);
  return { typing, done };
}
