import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api } from "../../../lib/api.ts";
import { changeConversation } from "./conversation-cache.ts";
import { isKeptUnread, openedAgain } from "./read-marks.ts";

const AFTER_MS = 300;

/** Marks as read up to what was in view, once for what comes in a burst. */
export function useReadMarks(conversationId: string, readSeq: number) {
  const client = useQueryClient();
  const seen = useRef(0);
  const told = useRef(readSeq);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const tell = async () => {
    const seq = seen.current;
    if (seq <= told.current || isKeptUnread(conversationId)) return;
    const before = told.current;
    told.current = seq;
    try {
      const read = await api["PUT /api/conversations/:id/read"]({
        params: { id: conversationId },
        body: { seq },
      });
      changeConversation(client, conversationId, read);
    } catch {
      // It is told with what is seen next.
      told.current = before;
    }
  };
  useEffect(() => {
    openedAgain(conversationId);
    return () => clearTimeout(timer.current);
  }, [conversationId]);
  return (seq: number) => {
    if (document.hidden || isKeptUnread(conversationId)) return;
    seen.current = Math.max(seen.current, seq);
    if (seen.current <= told.current) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void tell(), AFTER_MS);
  };
}
