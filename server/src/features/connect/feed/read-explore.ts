import { and, asc, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { Db } from "../../../platform/database.ts";
import { selectPlanned } from "../../../platform/execute-planned.ts";
import { postTags } from "../posts/posts.table.ts";
import { exploredPosts } from "./explore.table.ts";
import type { Entry } from "./read-page.ts";

/** The best of the week after a place; after the post that was there, if the table was written again in between. */
export async function readExplored(db: Db, after: string | undefined, limit: number): Promise<Entry[]> {
  const [, place = "0", last = ""] = /^(\d{1,6})\.([0-9a-z]{20})$/.exec(after ?? "") ?? [];
  const rows = await selectPlanned(db, (planned) => {
    const found = planned
      .select({ place: exploredPosts.place })
      .from(exploredPosts)
      .where(eq(exploredPosts.postId, last))
      .limit(1);
    return planned
      .select()
      .from(exploredPosts)
      .where(gt(exploredPosts.place, sql`coalesce((${found}), ${Number(place)}::int)`))
      .orderBy(asc(exploredPosts.place))
      .limit(limit);
  });
  return rows.map((row) => ({ id: row.postId, cursor: `${row.place}.${row.postId}` }));
}

/** The newest with a hashtag. */
export async function readTagged(
  db: Db,
  tag: string,
  after: string | undefined,
  limit: number,
): Promise<Entry[]> {
  const rows = await selectPlanned(db, (planned) =>
    planned
      .select({ id: postTags.postId })
      .from(postTags)
      .where(and(eq(postTags.tag, tag), after ? lt(postTags.postId, after) : undefined))
      .orderBy(desc(postTags.postId))
      .limit(limit),
  );
  return rows.map(({ id }) => ({ id, cursor: id }));
}
