import { and, asc, count, eq, type SQL } from "drizzle-orm";
import { POST_TEXT } from "@cardplaza/contract/connect/post-words";
import type { Db, Tx } from "../../../platform/database.ts";
import { notFound } from "../../../platform/refusals.ts";
import { isListed } from "../feed-conditions.ts";
import { posts } from "../posts/posts.table.ts";
import { bookmarkCollections, bookmarks } from "./kept.table.ts";

/** With the number of saved posts in each that the member may still see. */
export async function listCollections(db: Db | Tx, memberId: string, which?: SQL) {
  const rows = await db
    .select({ _id: bookmarkCollections.id, name: bookmarkCollections.name })
    .from(bookmarkCollections)
    .where(and(eq(bookmarkCollections.memberId, memberId), which))
    .orderBy(asc(bookmarkCollections.name), asc(bookmarkCollections.id));
  const counted = await db
    .select({ id: bookmarks.collectionId, count: count() })
    .from(bookmarks)
    .innerJoin(posts, eq(posts.id, bookmarks.postId))
    .where(and(eq(bookmarks.memberId, memberId), isListed(memberId)))
    .groupBy(bookmarks.collectionId);
  const counts = new Map(counted.map(({ id, count: posted }) => [id, posted]));
  return rows.map((row) => ({ ...row, count: counts.get(row._id) ?? 0 }));
}

/** The collection that a member keeps a post in; null where it is in none. */
export async function collectionOf(db: Db | Tx, memberId: string, postId: string): Promise<string | null> {
  const [saved] = await db
    .select({ id: bookmarks.collectionId })
    .from(bookmarks)
    .where(and(eq(bookmarks.memberId, memberId), eq(bookmarks.postId, postId)));
  return saved?.id ?? null;
}

/** One of the member's own. */
export async function findCollection(db: Db | Tx, memberId: string, id: string) {
  const [found] = await listCollections(db, memberId, eq(bookmarkCollections.id, id));
  if (!found) throw notFound(POST_TEXT.collectionNotFound);
  return found;
}

/** Throws unless it is one of the member's own. */
export async function requireCollection(db: Db | Tx, memberId: string, id: string): Promise<void> {
  const own = and(eq(bookmarkCollections.id, id), eq(bookmarkCollections.memberId, memberId));
  if ((await db.$count(bookmarkCollections, own)) === 0) throw notFound(POST_TEXT.collectionNotFound);
}
