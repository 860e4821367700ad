import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { api } from "../../../lib/api.ts";
import { tabStore } from "../../../lib/storage/browser-storage.ts";
import { changeConversation } from "./conversation-cache.ts";

const SAVE_AFTER_MS = 1_000;
/** For so long after the last letter nothing comes from elsewhere. */
const IS_TYPED_MS = 5_000;

/**
 * What is typed in a conversation, saved for all of the member's devices. Until the server has it, it is kept in this
 * tab. What comes from another device is shown only where nothing else was typed.
 */
export function useDraft(conversationId: string, onServer: string) {
  const client = useQueryClient();
  const key = `message-draft/${conversationId}` as const;
  const [text, show] = useState(() => tabStore.read(key) ?? onServer);
  /** What the server has, as far as is known here. */
  const saved = useRef(onServer);
  const typed = useRef(text);
  const typedAt = useRef(0);
  const isSaving = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(async () => {
    clearTimeout(timer.current);
    const body = typed.current;
    if (body === saved.current) return tabStore.remove(key);
    const before = saved.current;
    saved.current = body;
    isSaving.current = true;
    try {
      await api["PUT /api/conversations/:id/draft"]({ params: { id: conversationId }, body: { body } });
      if (typed.current === body) tabStore.remove(key);
      changeConversation(client, conversationId, { draft: body });
    } catch {
      // It stays in this tab and is saved with the next letter.
      saved.current = before;
    } finally {
      isSaving.current = false;
    }
  }, [client, conversationId, key]);

  const setText = (next: string) => {
    typed.current = next;
    typedAt.current = Date.now();
    show(next);
    tabStore.write(key, next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), SAVE_AFTER_MS);
  };

  /** It was sent, and the server has dropped the draft with it. */
  const clear = () => {
    typed.current = "";
    typedAt.current = Date.now();
    show("");
    void save();
  };

  const takeOver = useEffectEvent((next: string) => {
    // It may be older than what is typed or saved right now.
    if (isSaving.current || Date.now() - typedAt.current < IS_TYPED_MS) return;
    const isUntouched = typed.current === saved.current;
    saved.current = next;
    if (isUntouched) {
      typed.current = next;
      show(next);
    } else void save();
  });
  useEffect(() => takeOver(onServer), [onServer]);

  useEffect(() => {
    const leave = () => void save();
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [save]);
  return { text, setText, clear };
}
