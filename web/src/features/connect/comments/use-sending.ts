import type { Comment } from "@cardplaza/contract/connect/comments";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { tabValue } from "../../../lib/storage/stored-value.ts";
import { apiOnce } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { useSession } from "../../../lib/session.ts";
import type { WrittenText } from "../composer/mention-places.ts";
import { commentCache } from "./use-comments.ts";

/** A comment on its way. One that did not arrive stays here with its text until it is sent or taken back. */
export interface Outgoing {
  /** Also the key that lets the server act once, however often it is tried. */
  key: string;
  text: WrittenText;
  /** Why it did not arrive. */
  problem?: string;
}

/** The page was left before the server responded. Its key lets a second try do no harm. */
const interrupted = (item: Outgoing): Outgoing => ({ problem: "The page was closed too early.", ...item });

/** Sends comments, or replies to one, and shows them at once. */
export function useSending(postId: string, parentId: string | null, onSent?: (comment: Comment) => void) {
  const queries = useQueryClient();
  const { user } = useSession();
  const storage = `unsent-comments/${postId}/${parentId ?? ""}/${user?._id ?? ""}` as const;
  const [outgoing, setOutgoing] = useState(() =>
    (tabValue<Outgoing[]>(storage).read() ?? []).map(interrupted),
  );
  useEffect(() => {
    const kept = tabValue<Outgoing[]>(storage);
    if (outgoing.length > 0) kept.save(outgoing);
    else kept.drop();
  }, [storage, outgoing]);
  const tries = useRef(new Set<string>());
  const drop = (key: string) => setOutgoing((now) => now.filter((each) => each.key !== key));

  async function attempt({ key, text }: Outgoing) {
    if (tries.current.has(key)) return;
    tries.current.add(key);
    setOutgoing((now) => now.map((each) => (each.key === key ? { key, text } : each)));
    try {
      const comment = await apiOnce(key)["POST /api/posts/:id/comments"]({
        params: { id: postId },
        body: { ...text, ...(parentId && { parentId }) },
      });
      commentCache(queries, postId).append(comment);
      drop(key);
      onSent?.(comment);
    } catch (error) {
      const problem = problemText(error);
      setOutgoing((now) => now.map((each) => (each.key === key ? { key, text, problem } : each)));
    } finally {
      tries.current.delete(key);
    }
  }

  return {
    outgoing,
    send(text: WrittenText) {
      const next = { key: crypto.randomUUID(), text };
      setOutgoing((now) => [...now, next]);
      void attempt(next);
    },
    again: (item: Outgoing) => void attempt(item),
    drop,
  };
}
