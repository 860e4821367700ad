import type { Reaction } from "@cardplaza/contract/connect/post-words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { withReaction } from "./post-changes.ts";
import { type ShownPost, usePostCache } from "./use-post-cache.ts";

/** Reacts at once; where the last of several calls fails, what the server knows comes back. */
export function useReaction(post: ShownPost) {
  const queries = useQueryClient();
  const cache = usePostCache();
  const params = { id: post._id };
  const mutationKey = ["reaction", post._id];
  const known = useRef(post.ownReaction);
  const isLast = () => queries.isMutating({ mutationKey }) <= 1;
  const { mutate } = useMutation({
    mutationKey,
    // One after the other, so that the last one counts.
    scope: { id: mutationKey.join(" ") },
    mutationFn: (kind: Reaction | null) =>
      kind
        ? api["PUT /api/posts/:id/reaction"]({ params, body: { kind } })
        : api["DELETE /api/posts/:id/reaction"]({ params }),
    onMutate: (kind) => {
      if (isLast()) known.current = post.ownReaction;
      cache.edit(post._id, (now) => withReaction(now, kind));
    },
    onSuccess: (now) => {
      known.current = now.ownReaction;
      if (isLast()) cache.take(now);
    },
    onError: (error) => {
      if (!isLast()) return;
      cache.edit(post._id, (now) => withReaction(now, known.current));
      toast({ title: problemText(error), variant: "destructive" });
    },
  });
  return (kind: Reaction | null) => mutate(kind);
}
