import { and, eq } from "drizzle-orm";
import { POST_TEXT } from "@cardplaza/contract/connect/post-words";
import type { Db, Tx } from "../../../platform/database.ts";
import { gone, notFound } from "../../../platform/refusals.ts";
import { isSeenBy } from "./post-conditions.ts";
import { posts, type PostRow } from "./posts.table.ts";

/** A post that the viewer may see. One that was public and is removed is gone for everybody; others are not found. */
export async function findPostSeenBy(
  db: Db | Tx,
  viewerId: string | null,
  id: string,
  lock?: "share" | "update",
): Promise<PostRow> {
  const seen = db
    .select()
    .from(posts)
    .where(and(eq(posts.id, id), isSeenBy(viewerId)));
  const [post] = lock ? await seen.for(lock) : await seen;
  if (post && post.status !== "removed") return post;
  const [removed] = await db
    .select({ visibility: posts.visibility, status: posts.status, deletedAt: posts.deletedAt })
    .from(posts)
    .where(eq(posts.id, id));
  const wasPublic =
    removed?.visibility === "public" && (removed.status === "removed" || removed.deletedAt !== null);
  throw wasPublic ? gone(POST_TEXT.gone) : notFound(POST_TEXT.notFound);
}
