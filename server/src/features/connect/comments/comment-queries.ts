import { and, asc, eq, gt, isNull, sql, type SQL } from "drizzle-orm";
import { POST_TEXT } from "@cardplaza/contract/connect/post-words";
import type { Db, Tx } from "../../../platform/database.ts";
import { selectPlanned } from "../../../platform/execute-planned.ts";
import { notFound } from "../../../platform/refusals.ts";
import { isListedFor, isReadableBy, notDeleted } from "./comment-conditions.ts";
import { comments, type CommentRow } from "./comments.table.ts";

export interface FoundComment {
  comment: CommentRow;
  isReadable: boolean;
}

interface Wanted {
  postId: string;
  /** The comment whose replies are wanted; without it, comments that are no replies. */
  parentId?: string;
  /** Only what follows this one. */
  after?: string;
  limit: number;
}

/** The oldest first. */
export const listComments = (
  db: Db | Tx,
  viewerId: string | null,
  { postId, parentId, after, limit }: Wanted,
): Promise<FoundComment[]> =>
  selectPlanned(db, (planned) =>
    planned
      .select({ comment: comments, isReadable: sql<boolean>`${isReadableBy(viewerId)}` })
      .from(comments)
      .where(
        and(
          eq(comments.postId, postId),
          parentId ? eq(comments.parentId, parentId) : isNull(comments.parentId),
          after ? gt(comments.id, after) : undefined,
          isListedFor(viewerId),
        ),
      )
      // All have the same parent. Without it, PostgreSQL would not see that the index has this order.
      .orderBy(asc(comments.parentId), asc(comments.id))
      .limit(limit),
  );

/** A comment that is not deleted. */
export async function findComment(db: Db | Tx, id: string, which?: SQL): Promise<CommentRow> {
  const [found] = await db
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), notDeleted(), which));
  if (!found) throw notFound(POST_TEXT.commentNotFound);
  return found;
}

/** The same, locked. Its post is locked before it, so that the counts of both stay right. */
export async function lockComment(tx: Tx, id: string): Promise<CommentRow> {
  const [found] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), notDeleted()))
    .for("update");
  if (!found) throw notFound(POST_TEXT.commentNotFound);
  return found;
}
