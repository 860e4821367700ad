import { useEffect, useRef, useState } from "react";
import type { Thread } from "../sync/thread-store.ts";
import type { ThreadWindow } from "../sync/thread-window.ts";

const POINTED_AT_MS = 2_000;

interface Start {
  at: number | undefined;
  messageId: string | null;
}

/** Shows a message at its place, wherever it is, and marks it for a moment. */
export function useJump(thread: Thread, window: ThreadWindow | null, { at, messageId }: Start) {
  const [target, setTarget] = useState<number | null>(at ?? null);
  const [pointedAt, setPointedAt] = useState<number | null>(at ?? null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Until its page has come there is nothing to look at.
  const shownAt = window?.messages.find(({ seq }) => seq === pointedAt)?.seq;
  useEffect(() => {
    if (shownAt === undefined) return;
    timer.current = setTimeout(() => {
      setPointedAt(null);
      setTarget(null);
    }, POINTED_AT_MS);
    return () => clearTimeout(timer.current);
  }, [shownAt]);

  const to = (seq: number) => {
    setTarget(seq);
    setPointedAt(seq);
    const isHere = thread.state().window?.messages.some((message) => message.seq === seq);
    if (!isHere) void thread.open({ around: seq });
  };

  // The way here may name a message by its id: the thread was opened around it. Known before anything is shown, so that
  // nothing else is.
  const [sought, setSought] = useState(messageId);
  if (sought && window) {
    const seq = window.messages.find(({ _id }) => _id === sought)?.seq ?? null;
    setSought(null);
    setTarget(seq);
    setPointedAt(seq);
  }
  return { to, target, pointedAt };
}
