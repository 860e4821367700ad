import { COMMENTS_PER_PAGE, VISITOR_COMMENTS } from "@cardplaza/contract/connect/post-words";
import type { Context } from "../../../context.ts";
import { unauthenticated } from "../../../platform/refusals.ts";
import { findPostSeenBy } from "../posts/post-queries.ts";
import { listComments } from "./comment-queries.ts";
import { presentComments } from "./present-comments.ts";

interface Wanted {
  parentId?: string;
  cursor?: string;
}

/** The comments of a post, or the replies to one. A visitor sees the first few and must sign in for more. */
export async function showComments({ db, member }: Context, postId: string, { parentId, cursor }: Wanted) {
  if (!member && (parentId || cursor)) throw unauthenticated();
  const viewerId = member?.id ?? null;
  await findPostSeenBy(db, viewerId, postId);
  const size = member ? COMMENTS_PER_PAGE : VISITOR_COMMENTS;
  const found = await listComments(db, viewerId, { postId, parentId, after: cursor, limit: size + 1 });
  const page = found.slice(0, size);
  const hasMore = member !== null && found.length > size;
  return {
    comments: await presentComments(db, viewerId, page),
    nextCursor: hasMore ? (page.at(-1)?.comment.id ?? null) : null,
  };
}
