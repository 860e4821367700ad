import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../../../platform/database.ts";
import { executePlanned } from "../../../platform/execute-planned.ts";
import { isPublished } from "../posts/post-conditions.ts";
import { posts } from "../posts/posts.table.ts";
import { feedAuthors } from "./feed-authors.ts";
import { idsHiddenBy } from "./feed-conditions.ts";

/** So many of all posts are looked through first. Mostly the page is among them; else their share tells what is cheaper. */
const PROBED = 2_000;
// Microseconds, estimated from earlier trials with 10,000,000 posts and not measured with this code yet: a step back over
// all posts, and looking up the newest posts of one author.
const STEP_COST = 0.12;
const AUTHOR_COST = 8;

/** Sorts after every id. */
const NEWEST = "z".repeat(21);

interface Range {
  /** Only posts that are older than this one. */
  before?: string;
  /** Only posts that are newer than this. */
  from?: string;
  limit: number;
}

/** The ids of the newest posts of a member's feed. Visibility holds: all are of authors who let this member read. */
export async function newestOfFeed(db: Db, memberId: string, range: Range): Promise<string[]> {
  const { before = NEWEST, from = "", limit } = range;
  const { ids, authors, walked, last } = await probe(db, memberId, before, from);
  if (ids.length >= limit || walked < PROBED) return ids.slice(0, limit);
  const missing = limit - ids.length;
  const stepsToGo = (missing * PROBED) / Math.max(ids.length, 0.5);
  const read = stepsToGo * STEP_COST < authors * AUTHOR_COST ? walkBack : readEach;
  const older = await executePlanned<{ id: string }>(db, read(memberId, last, from, missing));
  return [...ids, ...older.map(({ id }) => id)];
}

const isOfFeed = (memberId: string, before: string, from: string) => sql`
  ${isPublished()} and ${posts.id} < ${before} and ${posts.id} > ${from}
  and ${posts.id} not in ${idsHiddenBy(memberId)}`;

// A subquery inside `is true` is hashed once. As a join the planner would read all posts of all authors first.
const isOfAuthor = sql`(${posts.authorId} in (select id from author)) is true`;

interface Probed {
  ids: string[];
  authors: number;
  walked: number;
  last: string;
}

async function probe(db: Db, memberId: string, before: string, from: string): Promise<Probed> {
  const [row] = await executePlanned<Partial<Probed>>(
    db,
    sql`with author as materialized (${feedAuthors(memberId)}),
      newest as (
        select ${posts.id} as id, ${isOfAuthor} as is_wanted from ${posts}
        where ${isOfFeed(memberId, before, from)}
        order by ${posts.id} desc limit ${sql.raw(String(PROBED))})
      select array_agg(id order by id desc) filter (where is_wanted) as ids, count(*)::int as walked, min(id) as last,
        (select count(*)::int from author) as authors
      from newest`,
  );
  return { ids: row?.ids ?? [], authors: row?.authors ?? 0, walked: row?.walked ?? 0, last: row?.last ?? "" };
}

type Read = (memberId: string, before: string, from: string, limit: number) => SQL;

/** Back over all posts: for members whose authors write a good part of them. */
export const walkBack: Read = (memberId, before, from, limit) => sql`
  with author as materialized (${feedAuthors(memberId)})
  select ${posts.id} as id from ${posts}
  where ${isOfFeed(memberId, before, from)} and ${isOfAuthor}
  order by ${posts.id} desc limit ${limit}`;

/** The newest of each author, and of these the newest: for members with few. */
export const readEach: Read = (memberId, before, from, limit) => sql`
  with author as materialized (select distinct id from (${feedAuthors(memberId)}) every)
  select newest.id from author
  cross join lateral (
    select ${posts.id} as id from ${posts}
    where ${posts.authorId} = author.id and ${isOfFeed(memberId, before, from)}
    order by ${posts.id} desc limit ${limit}) newest
  order by newest.id desc limit ${limit}`;
