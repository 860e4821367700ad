import { and, sql, type SQL } from "drizzle-orm";
import { POSTS_PER_PAGE } from "@cardplaza/contract/connect/post-words";
import type { Db } from "../../../platform/database.ts";
import { selectPlanned } from "../../../platform/execute-planned.ts";
import { textOf } from "../posts/post-text.ts";
import { posts, type PostRow } from "../posts/posts.table.ts";

/** A post of a list, and the cursor of what follows it. */
export interface Entry {
  id: string;
  cursor: string;
}
export interface Page {
  rows: PostRow[];
  nextCursor: string | null;
}

/** What decides whether a post of a list is shown. Words are no condition of a query: to PostgreSQL the vowel signs of Hindi are no parts of words. */
export interface Shown {
  which: SQL | undefined;
  isMuted: (text: string) => boolean;
}

/** A few more than a page: one tells whether another follows, and some may be hidden from this reader. */
const FIRST_PORTION = POSTS_PER_PAGE + 5;
/** Larger and larger; after the last the page may be short. */
const LATER_PORTIONS = [40, 100, 400, 400];

/**
 * Reads a list in portions until a page is full. Where each post more costs time, the first portion may be a page; then an
 * empty page may follow a full one.
 */
export async function readPage(
  db: Db,
  after: string | undefined,
  read: (after: string | undefined, limit: number) => Promise<Entry[]>,
  shown: Shown,
  firstPortion = FIRST_PORTION,
): Promise<Page> {
  const rows: PostRow[] = [];
  let cursor = after;
  for (const limit of [firstPortion, ...LATER_PORTIONS]) {
    const entries = await read(cursor, limit);
    const byId = await shownPosts(
      db,
      entries.map(({ id }) => id),
      shown,
    );
    for (const [at, entry] of entries.entries()) {
      cursor = entry.cursor;
      const row = byId.get(entry.id);
      if (row) rows.push(row);
      if (rows.length < POSTS_PER_PAGE) continue;
      const isLast = at === entries.length - 1 && entries.length < limit;
      return { rows, nextCursor: isLast ? null : cursor };
    }
    if (entries.length < limit) return { rows, nextCursor: null };
  }
  return { rows, nextCursor: cursor ?? null };
}

/** Those of these posts that are shown. */
export async function shownPosts(
  db: Db,
  ids: readonly string[],
  { which, isMuted }: Shown,
): Promise<Map<string, PostRow>> {
  if (ids.length === 0) return new Map();
  const rows = await selectPlanned(db, (planned) =>
    planned
      .select()
      .from(posts)
      .where(and(sql`${posts.id} = any(${sql.param([...ids])}::text[])`, which)),
  );
  return new Map(rows.filter((row) => !isMuted(textOf(row))).map((row) => [row.id, row]));
}
