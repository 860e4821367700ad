import type { Comment } from "@cardplaza/contract/connect/comments";
import { POST_TEXT } from "@cardplaza/contract/connect/post-words";
import type { z } from "zod";
import type { Db, Tx } from "../../../platform/database.ts";
import { authorsOf, FORMER_MEMBER } from "../posts/authors.ts";
import { mentionsSeenBy } from "../check-mentions.ts";
import type { FoundComment } from "./comment-queries.ts";

type CommentJson = z.input<typeof Comment>;

/** Comments as the viewer may see them; of one that they cannot read only the place. */
export async function presentComments(
  db: Db | Tx,
  viewerId: string | null,
  found: readonly FoundComment[],
): Promise<CommentJson[]> {
  const readable = found.filter(({ isReadable }) => isReadable).map(({ comment }) => comment);
  const authorOf = await authorsOf(
    db,
    viewerId,
    readable.map(({ memberId }) => ({ memberId, companyId: null })),
  );
  const mentioned = await mentionsSeenBy(
    db,
    viewerId,
    readable.flatMap(({ mentions }) => mentions),
  );
  return found.map(({ comment, isReadable }) => ({
    _id: comment.id,
    parentId: comment.parentId,
    replies: comment.replies,
    created_at: comment.createdAt,
    ...(isReadable
      ? {
          author: authorOf({ memberId: comment.memberId, companyId: null }),
          body: comment.body,
          mentions: comment.mentions.filter(({ userId }) => mentioned.has(userId)),
          isOwn: comment.memberId === viewerId,
          editedAt: comment.editedAt,
        }
      : {
          author: FORMER_MEMBER,
          body: POST_TEXT.commentRemoved,
          mentions: [],
          isOwn: false,
          editedAt: null,
          removed: true,
        }),
  }));
}
