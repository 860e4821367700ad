import { useEffect, useEffectEvent, useRef, useState } from "react";
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
  useEffect(() => {
    if (pointedAt === null) return;
    timer.current = setTimeout(() => {
      setPointedAt(null);
      setTarget(null);
    }, POINTED_AT_MS);
    return () => clearTimeout(timer.current);
  }, [pointedAt]);

  const to = (seq: number) => {
    setTarget(seq);
    setPointedAt(seq);
    const isHere = thread.state().window?.messages.some((message) => message.seq === seq);
    if (!isHere) void thread.open({ around: seq });
  };

  // The way here may name a message by its id: the thread was opened around it.
  const sought = useRef(messageId);
  const seek = useEffectEvent((shown: ThreadWindow | null) => {
    if (!sought.current || !shown) return;
    const found = shown.messages.find(({ _id }) => _id === sought.current);
    sought.current = null;
    if (found) to(found.seq);
  });
  useEffect(() => seek(window), [window]);
  return { to, target, pointedAt };
}
