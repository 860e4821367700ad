import { sql, type SQL } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { MINUTE_MS } from "@cardplaza/contract/time";
import type { Db } from "../../../platform/database.ts";
import { executePlanned } from "../../../platform/execute-planned.ts";
import { one } from "../../../platform/one.ts";
import { connectedIds } from "../../people/connections/connection-conditions.ts";
import { isPublished } from "../posts/post-conditions.ts";
import { posts } from "../posts/posts.table.ts";
import { feedSources } from "./feed-sources.ts";
import { idStepsBack } from "./posting-rate.ts";
import { idsMutedBy } from "../../people/muted/muted-conditions.ts";
import { idsHiddenBy } from "../feed-conditions.ts";

/** So many of all posts are looked through first. Mostly the page is among them; else their share tells what is cheaper. */
const PROBED = 2_000;
// Microseconds of the database, measured with 1,000,000 and 10,000,000 posts: a step back over all posts, and looking up
// the newest posts of one author.
const STEP_COST = 0.28;
const AUTHOR_COST = 15;
/** With so many, a page is mostly cheaper by walking back at once. */
const MANY_AUTHORS = 700;
const LONG_PAGE = 100;

/** Sorts after every id. */
const NEWEST = "z".repeat(21);

interface Range {
  /** Only posts that are older than this one. */
  before?: string;
  /** Only posts that are newer than this. */
  from?: string;
  limit: number;
}

/** The ids of the newest posts of a member's feed. Some may still be left out, such as those of a blocked member. */
export async function newestOfFeed(db: Db, memberId: string, range: Range): Promise<string[]> {
  const { before = NEWEST, from = "", limit } = range;
  const authors = await countAuthors(db, memberId);
  const ids: string[] = [];
  let expectedSteps = 0;
  let last = before;
  if (authors < MANY_AUTHORS || limit > LONG_PAGE) {
    const probed = await probe(db, memberId, before, from);
    ids.push(...probed.ids.slice(0, limit));
    if (ids.length >= limit || probed.walked < PROBED) return ids;
    last = probed.last;
    // By writers: one who has just written ten times tells nothing about the posts before.
    expectedSteps = ((limit - ids.length) * PROBED) / Math.max(probed.writers, 1);
  }
  const read = async (query: SQL) =>
    ids.push(...(await executePlanned<{ id: string }>(db, query)).map(({ id }) => id));
  // So many steps cost as much as reading each author.
  const steps = Math.ceil((authors * AUTHOR_COST) / STEP_COST);
  if (expectedSteps < steps) {
    const end = await idStepsBack(db, last, steps);
    await read(walkBack(memberId, last, end > from ? end : from, limit - ids.length));
  }
  if (ids.length < limit) await read(readEach(memberId, ids.at(-1) ?? last, from, limit - ids.length));
  return ids;
}

/** Who pages on, or comes back soon, is not counted again: only the time that a page takes depends on it. */
const counts = new LRUCache<string, number>({ max: 10_000, ttl: 10 * MINUTE_MS });

/** The number of authors, at most `MANY_AUTHORS`. Companies, which cost more to count, are few. */
async function countAuthors(db: Db, memberId: string): Promise<number> {
  const known = counts.get(memberId);
  if (known !== undefined) return known;
  const { count } = one(
    await executePlanned<{ count: number }>(
      db,
      sql`select count(*)::int as count from (
      select from (${connectedIds(memberId)}) every limit ${sql.raw(String(MANY_AUTHORS))}) author`,
    ),
  );
  counts.set(memberId, count);
  return count;
}

const isInRange = (before: string, from: string) => sql`
  ${isPublished()} and ${posts.id} < ${before} and ${posts.id} > ${from}`;

// The sources are hashed once. As a join, the planner would read all posts of all sources first. Most posts are of
// others, so what the member does not want to see is asked last.
const isWanted = (memberId: string) => sql`case when ${posts.sourceId} in (${feedSources(memberId)})
  then ${posts.sourceId} not in ${idsMutedBy(memberId)} and ${posts.id} not in ${idsHiddenBy(memberId)}
  else false end`;

interface Probed {
  ids: string[];
  /** How many different authors wrote these. */
  writers: number;
  walked: number;
  last: string;
}

async function probe(db: Db, memberId: string, before: string, from: string): Promise<Probed> {
  const [row] = await executePlanned<{ [Key in keyof Probed]?: Probed[Key] | null }>(
    db,
    sql`with newest as (
        select ${posts.id} as id, ${posts.sourceId} as source_id, ${isWanted(memberId)} as is_wanted from ${posts}
        where ${isInRange(before, from)}
        order by ${posts.id} desc limit ${sql.raw(String(PROBED))})
      select array_agg(id order by id desc) filter (where is_wanted) as ids, count(*)::int as walked, min(id) as last,
        (count(distinct source_id) filter (where is_wanted))::int as writers
      from newest`,
  );
  const { ids, writers, walked, last } = row ?? {};
  return { ids: ids ?? [], writers: writers ?? 0, walked: walked ?? 0, last: last ?? "" };
}

/** Back over all posts: for members whose authors write a good part of them. Most of its time is spent on each step. */
export const walkBack = (memberId: string, before: string, from: string, limit: number): SQL => sql`
  select ${posts.id} as id from ${posts}
  where ${isInRange(before, from)} and ${isWanted(memberId)}
  order by ${posts.id} desc limit ${limit}`;

/** The newest of each source, and of these the newest: for members with few. */
export const readEach = (memberId: string, before: string, from: string, limit: number): SQL => sql`
  with source as materialized (
    select distinct id from (${feedSources(memberId)}) every where id not in ${idsMutedBy(memberId)})
  select newest.id from source
  cross join lateral (
    select ${posts.id} as id from ${posts}
    where ${posts.sourceId} = source.id and ${isInRange(before, from)} and ${posts.id} not in ${idsHiddenBy(memberId)}
    order by ${posts.id} desc limit ${limit}) newest
  order by newest.id desc limit ${limit}`;
