import { and, asc, desc, eq, lte, sql } from "drizzle-orm";
import type { Db } from "../../../platform/database.ts";
import { bookmarks } from "../kept/kept.table.ts";
import type { Entry } from "./read-page.ts";

/** What a member saved, the last first. */
export async function readBookmarks(
  db: Db,
  memberId: string,
  collectionId: string | undefined,
  after: string | undefined,
  limit: number,
): Promise<Entry[]> {
  const [, time, last = ""] = /^(\d{1,15})\.([0-9a-z]{20})$/.exec(after ?? "") ?? [];
  const at = time ? new Date(Number(time)) : undefined;
  const rows = await db
    .select({ id: bookmarks.postId, at: bookmarks.at })
    .from(bookmarks)
    .where(
      and(
        eq(bookmarks.memberId, memberId),
        collectionId ? eq(bookmarks.collectionId, collectionId) : undefined,
        at && lte(bookmarks.at, at),
        at && sql`(${bookmarks.at} < ${at.toISOString()}::timestamptz or ${bookmarks.postId} > ${last})`,
      ),
    )
    .orderBy(desc(bookmarks.at), asc(bookmarks.postId))
    .limit(limit);
  return rows.map((row) => ({ id: row.id, cursor: `${row.at.getTime()}.${row.id}` }));
}
