import { type LiveEventName, STREAM_EVENT } from "@cardplaza/contract/live/live-stream";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLiveEvent } from "./use-live-event.ts";

/**
 * Looks again at what is open when something happened to it, with what happened, or when something may have, with
 * nothing. A tab that nobody looks at waits until somebody does, because reading something marks its notices as read.
 */
export function useNews<Data>(
  event: LiveEventName<Data>,
  lookAgain: (news: readonly Data[]) => void,
  concerns: (data: Data) => boolean = () => true,
) {
  const waiting = useRef<readonly Data[] | null>(null);
  const look = (news: readonly Data[]) => {
    const before = waiting.current;
    // Nothing stands for everything, and stays so.
    const all = before === null ? news : before.length === 0 || news.length === 0 ? [] : [...before, ...news];
    waiting.current = document.hidden ? all : null;
    if (!document.hidden) lookAgain(all);
  };
  useLiveEvent(event, (data) => {
    if (concerns(data)) look([data]);
  });
  useLiveEvent(STREAM_EVENT.gap, () => look([]));
  const onSeen = useEffectEvent(() => {
    const news = waiting.current;
    if (news === null || document.hidden) return;
    waiting.current = null;
    lookAgain(news);
  });
  useEffect(() => {
    const seen = () => onSeen();
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, []);
}
