import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { api, ApiError } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { draftOf, isBlank, type PostValues } from "./post-values.ts";

const PAUSE_MS = 1_500;

interface ServerDraftOptions {
  isOn: boolean;
  values: PostValues;
  urlOf: (picture: string) => string;
  onDraft: (draftId: string | null) => void;
}

/** Keeps an unfinished post on the server, so that it can be finished on another device. */
export function useServerDraft({ isOn, values, urlOf, onDraft }: ServerDraftOptions) {
  const queries = useQueryClient();
  const [state, setState] = useState<{ phase: "none" | "saved" | "failed"; problem?: string }>({
    phase: "none",
  });
  const saved = useRef("");
  const saving = useRef<Promise<unknown>>(undefined);
  const isPaused = useRef(false);
  const lastId = useRef(values.draftId);
  useEffect(() => {
    lastId.current = values.draftId;
  }, [values.draftId]);

  /** Saves the draft; true if the server has all of it. */
  async function save(now: PostValues): Promise<boolean> {
    if (isPaused.current) return false;
    const body = draftOf(now, urlOf);
    const text = JSON.stringify(body);
    if (isBlank(now) || text === saved.current) return true;
    const id = lastId.current;
    try {
      const draft = await (id
        ? api["PATCH /api/post-drafts/:id"]({ params: { id }, body })
        : api["POST /api/post-drafts"]({ body }));
      saved.current = text;
      lastId.current = draft._id;
      if (draft._id !== now.draftId) onDraft(draft._id);
      setState({ phase: "saved" });
      void queries.invalidateQueries({ queryKey: ["GET /api/post-drafts"] });
      return true;
    } catch (error) {
      // It was deleted elsewhere: the next change keeps it in a new one.
      if (error instanceof ApiError && error.status === 404) onDraft(null);
      setState({ phase: "failed", problem: problemText(error) });
      return false;
    }
  }
  const saveNext = useEffectEvent((now: PostValues) => {
    const next = (saving.current ?? Promise.resolve()).then(() => save(now));
    saving.current = next;
    return next;
  });
  useEffect(() => {
    if (!isOn) return;
    const pause = setTimeout(() => void saveNext(values), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [isOn, values]);

  return {
    ...state,
    /** Keeps it now, before something else is opened. False where that failed. */
    async flush() {
      await saving.current;
      return save(values);
    },
    /** Waits for a call that is under way, and makes no other. */
    async pause() {
      isPaused.current = true;
      await saving.current;
    },
    resume: () => {
      isPaused.current = false;
    },
    /** The post is written, or thrown away. A draft that stays behind can still be deleted in the list. */
    async remove() {
      const id = lastId.current;
      lastId.current = null;
      saved.current = "";
      setState({ phase: "none" });
      if (id) await api["DELETE /api/post-drafts/:id"]({ params: { id } }).catch(() => {});
      isPaused.current = false;
      void queries.invalidateQueries({ queryKey: ["GET /api/post-drafts"] });
    },
  };
}
