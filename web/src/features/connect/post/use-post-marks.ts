import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, ApiError } from "../../../lib/api.ts";
import { inWords, problemText } from "../../../lib/problem-text.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { withoutVote, withVote } from "./post-changes.ts";
import { type LeftOut, type ShownPost, usePostCache } from "./use-post-cache.ts";

const showProblem = (error: unknown) => toast({ title: problemText(error), variant: "destructive" });

/**
 * What a member does with a post for themselves. It shows at once; if the call fails, it is taken back. `onLeave` is
 * called when they no longer see it.
 */
export function usePostMarks(post: ShownPost, onLeave?: () => void) {
  const { _id: id, author } = post;
  const params = { id };
  const queries = useQueryClient();
  const cache = usePostCache();

  const bookmark = useMutation({
    mutationFn: async (bookmarked: boolean) => {
      if (bookmarked) await api["PUT /api/posts/:id/bookmark"]({ params, body: {} });
      else await api["DELETE /api/posts/:id/bookmark"]({ params });
    },
    onMutate: (bookmarked) => cache.edit(id, (now) => ({ ...now, bookmarked })),
    onSuccess: async () => {
      await Promise.all([
        cache.outdate(),
        queries.invalidateQueries({ queryKey: ["GET /api/bookmark-collections"] }),
      ]);
    },
    onError: (error, bookmarked) => {
      cache.edit(id, (now) => ({ ...now, bookmarked: !bookmarked }));
      showProblem(error);
    },
  });

  const mute = useMutation({
    mutationFn: async (muted: boolean) => {
      if (muted) await api["PUT /api/posts/:id/mute"]({ params });
      else await api["DELETE /api/posts/:id/mute"]({ params });
    },
    onMutate: (muted) => cache.edit(id, (now) => ({ ...now, muted })),
    onSuccess: (_done, muted) =>
      toast({
        title: muted ? "No more notifications about this post" : "Notifications about this post are on",
      }),
    onError: (error, muted) => {
      cache.edit(id, (now) => ({ ...now, muted: !muted }));
      showProblem(error);
    },
  });

  const hide = useMutation({
    mutationFn: async (hidden: boolean) => {
      if (hidden) await api["PUT /api/posts/:id/hide"]({ params });
      else await api["DELETE /api/posts/:id/hide"]({ params });
    },
    onMutate: (hidden) => {
      onLeave?.();
      cache.leaveOut(id, hidden ? "hidden" : undefined);
    },
    onError: (error, hidden) => {
      cache.leaveOut(id, hidden ? undefined : "hidden");
      showProblem(error);
    },
  });

  const leaveOutAuthor = (leftOut: LeftOut | undefined) => {
    if (author._id) cache.leaveOutOf(author._id, leftOut);
  };
  const muteAuthor = useMutation({
    mutationFn: async (muted: boolean) => {
      const member = { params: { userId: author._id ?? "" } };
      if (muted) await api["PUT /api/mutes/:userId"](member);
      else await api["DELETE /api/mutes/:userId"](member);
    },
    onMutate: (muted) => {
      onLeave?.();
      leaveOutAuthor(muted ? "muted" : undefined);
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ["GET /api/mutes"] }),
    onError: (error, muted) => {
      leaveOutAuthor(muted ? undefined : "muted");
      showProblem(error);
    },
  });

  const vote = useMutation({
    mutationFn: (option: number) => api["POST /api/posts/:id/vote"]({ params, body: { option } }),
    onMutate: (option) => cache.edit(id, (now) => withVote(now, option)),
    onSuccess: (now) => cache.take(now),
    onError: async (error, option) => {
      cache.edit(id, (now) => withoutVote(now, option));
      showProblem(error);
      // They voted elsewhere, or the poll has ended: show what is true.
      if (error instanceof ApiError) cache.take(await api["GET /api/posts/:id"]({ params }));
    },
  });

  return {
    bookmark: bookmark.mutate,
    mute: mute.mutate,
    hide: hide.mutate,
    muteAuthor: muteAuthor.mutate,
    vote: vote.mutate,
    /** Fails in the dialog that asks for it. */
    deletePost: async () => {
      await inWords(api["DELETE /api/posts/:id"]({ params }));
      cache.remove(id);
    },
    markBlocked: () => {
      onLeave?.();
      leaveOutAuthor("blocked");
    },
    markReported: () => {
      onLeave?.();
      cache.leaveOut(id, "reported");
    },
  };
}
