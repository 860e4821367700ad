import { STREAM_EVENT } from "@cardplaza/contract/live/live-stream";
import { NOTIFICATION_EVENT } from "@cardplaza/contract/notifications/notification-words";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLiveEvent } from "./use-live-event.ts";

/**
 * Looks again at what is open when the bell rings, or may have: what somebody else does rings it, and it then leads to
 * this very page. A tab that nobody looks at waits until somebody does, because reading a record reads its notices.
 */
export function useNews(lookAgain: () => void) {
  const waits = useRef(false);
  const look = () => {
    waits.current = document.hidden;
    if (!document.hidden) lookAgain();
  };
  useLiveEvent(NOTIFICATION_EVENT, look);
  useLiveEvent(STREAM_EVENT.gap, look);
  const onSeen = useEffectEvent(() => {
    if (waits.current) look();
  });
  useEffect(() => {
    const seen = () => onSeen();
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, []);
}
