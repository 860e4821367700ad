import type { Comment } from "@cardplaza/contract/connect/comments";
import { POST_TEXT } from "@cardplaza/contract/connect/post-words";
import { type InfiniteData, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { inWords } from "../../../lib/problem-text.ts";
import { usePages } from "../../../lib/use-pages.ts";
import type { WrittenText } from "../composer/mention-places.ts";
import { postCache } from "../post/use-post-cache.ts";

interface Page {
  comments: Comment[];
  nextCursor: string | null;
}

const KEY = "GET /api/posts/:id/comments";
const keyOf = (postId: string, parentId: string | null) => [KEY, postId, parentId];

/** The comments of a post, or the replies to one of them, in the order of writing. */
export function useComments(postId: string, parentId: string | null = null) {
  const list = usePages<Page>(keyOf(postId, parentId), (cursor) =>
    api[KEY]({ params: { id: postId }, query: { cursor, ...(parentId && { parentId }) } }),
  );
  return { ...list, comments: list.data && unique(list.data.pages.flatMap((page) => page.comments)) };
}

/** A new comment of the member is shown at once. It comes again with its page of the list, and stays there. */
export function unique(comments: readonly Comment[]): Comment[] {
  const last = new Map(comments.map((comment, at) => [comment._id, at]));
  return comments.filter(({ _id }, at) => last.get(_id) === at);
}

const emptied = (comment: Comment): Comment => ({
  ...comment,
  removed: true,
  body: POST_TEXT.commentRemoved,
  mentions: [],
  isOwn: false,
});

type Pages = InfiniteData<Page>;

/** The one place that changes comments that are loaded. */
export function commentCache(queries: QueryClient, postId: string) {
  const posts = postCache(queries);
  const editAll = (edit: (comment: Comment) => Comment | null) =>
    queries.setQueriesData<Pages>(
      { queryKey: [KEY, postId] },
      (loaded) =>
        loaded && {
          ...loaded,
          pages: loaded.pages.map((page) => ({
            ...page,
            comments: page.comments.flatMap((comment) => edit(comment) ?? []),
          })),
        },
    );
  const count = (by: number) =>
    posts.edit(postId, (post) => ({ ...post, comments: Math.max(0, post.comments + by) }));
  return {
    replace(comment: Comment) {
      editAll((each) => (each._id === comment._id ? comment : each));
    },
    append(comment: Comment) {
      queries.setQueryData<Pages>(keyOf(postId, comment.parentId), (loaded) =>
        loaded
          ? {
              ...loaded,
              pages: loaded.pages.map((page, at) =>
                at === loaded.pages.length - 1 ? { ...page, comments: [...page.comments, comment] } : page,
              ),
            }
          : loaded,
      );
      count(1);
      editAll((each) => (each._id === comment.parentId ? { ...each, replies: each.replies + 1 } : each));
    },
    /** One with replies keeps its place, until the last of them is gone. */
    remove(comment: Comment) {
      editAll((each) => {
        if (each._id === comment._id) return comment.replies > 0 ? emptied(each) : null;
        if (each._id !== comment.parentId) return each;
        const replies = Math.max(0, each.replies - 1);
        return each.removed && replies === 0 ? null : { ...each, replies };
      });
      count(-1);
    },
  };
}

/** Changes that fail where they are asked for, in words. */
export function useCommentChanges(postId: string) {
  const queries = useQueryClient();
  const cache = commentCache(queries, postId);
  return {
    edit: async (comment: Comment, text: WrittenText) =>
      cache.replace(
        await inWords(api["PATCH /api/comments/:id"]({ params: { id: comment._id }, body: text })),
      ),
    remove: async (comment: Comment) => {
      await inWords(api["DELETE /api/comments/:id"]({ params: { id: comment._id } }));
      cache.remove(comment);
    },
  };
}
