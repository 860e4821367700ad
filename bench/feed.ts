// The feed, Explore, comments and people to meet in the database: by default 100,000 members with 5,000,000 connections
// and 1,000,000 posts of a year.
import { mkdir, writeFile } from "node:fs/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { FeedScope, FeedSort } from "@cardplaza/contract/connect/post-words";
import type { JobContext, MemberContext } from "../server/src/context.ts";
import { showComments } from "../server/src/features/connect/comments/show-comments.ts";
import { listFeed } from "../server/src/features/connect/feed/list-feed.ts";
import { refreshExploreJob } from "../server/src/features/connect/feed/refresh-explore.ts";
import {
  CONNECTION_SETTINGS,
  migrateDatabase,
  openDatabase,
  type Db,
} from "../server/src/platform/database.ts";
import { openEmbeddedDatabase } from "../server/src/platform/embedded/embedded-database.ts";
import { timeWithPlans, type Statement } from "./database-reads.ts";
import { backendsOf, workedMs } from "./database-work.ts";
import { CONNECTIONS, fillFeed, measuredMembers, type Sizes } from "./feed-data.ts";
import { median, withDataDir } from "./product.ts";

const BARS = { feedMs: 10, pages: 1.3, exploreMs: 3, commentsMs: 2, peopleMs: 3 };
const ROUNDS = 5;
const PLANS = new URL("plans/", import.meta.url);
// The argument is another number of members: 1000000 for the whole size.
const [stored = "100000"] = process.argv.slice(2);
const members = Number(stored);
const sizes: Sizes = { members, pairs: members * 50, posts: members * 10, comments: 10_000 };
const said = (count: number) => count.toLocaleString("en-IN");

if (process.env["FEED_DATABASE"]) await measure(process.env["FEED_DATABASE"]);
else
  await withDataDir(async (dataDir) => {
    const database = await openEmbeddedDatabase(dataDir);
    await migrateDatabase(database.url);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const began = performance.now();
    await fillFeed(client, sizes);
    console.log(`Filled in ${Math.round((performance.now() - began) / 1000)} s`);
    await client.end();
    await measure(database.url);
    await database.stop();
  });

interface Wanted {
  scope: FeedScope;
  sort?: FeedSort;
  cursor?: string;
}

async function measure(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, options: CONNECTION_SETTINGS, max: 1 });
  const database = openDatabase(url, { warn: () => {} });
  const { db } = database;
  const now = new Date();
  const as = (id: string, on: Db = db) => ({ db: on, now, member: { id } }) as unknown as MemberContext;
  const read = (ctx: MemberContext, { scope, sort = "latest", cursor }: Wanted) =>
    listFeed(ctx, { scope, sort, cursor });
  /** The cursor of the tenth page. */
  const tenth = async (ctx: MemberContext, wanted: Wanted) => {
    let cursor: string | undefined;
    for (let page = 1; page < 10; page++)
      cursor = (await read(ctx, { ...wanted, cursor })).nextCursor ?? cursor;
    return cursor;
  };
  console.log(
    `Feed, ${said(members)} members, ${said(sizes.pairs)} connections, ${said(sizes.posts)} posts: CPU time of the database`,
  );
  const began = performance.now();
  await refreshExploreJob.run({ db, now } as unknown as JobContext, {}, new AbortController().signal);
  console.log(`  refreshing Explore: ${Math.round(performance.now() - began)} ms elapsed`);

  for (const size of CONNECTIONS) {
    const [first, later, top]: [number[], number[], number[]] = [[], [], []];
    for (const id of measuredMembers(sizes, size)) {
      const ctx = as(id);
      const cursor = await tenth(ctx, { scope: "my" });
      first.push(...(await timed(pool, () => read(ctx, { scope: "my" }))));
      later.push(...(await timed(pool, () => read(ctx, { scope: "my", cursor }))));
      top.push(...(await timed(pool, () => read(ctx, { scope: "my", sort: "top" }))));
    }
    report(`my feed, ${said(size)} connections`, first, BARS.feedMs);
    report(`its page 10`, later, BARS.feedMs);
    const ratio = median(later) / median(first);
    console.log(
      `    ${ratio.toFixed(2)} × page 1${ratio <= BARS.pages ? "" : ` (not met: ≤ ${BARS.pages} ×)`}`,
    );
    report(`its best posts (Top)`, top);
  }
  const readers = CONNECTIONS.flatMap((size) => measuredMembers(sizes, size).slice(0, 5));
  const every = async (work: (ctx: MemberContext) => Promise<unknown>) => {
    const all: number[] = [];
    for (const id of readers) all.push(...(await timed(pool, () => work(as(id)))));
    return all;
  };
  report("Explore", await every((ctx) => read(ctx, { scope: "explore" })), BARS.exploreMs);
  const { rows } = await pool.query<{ id: string }>("select max(id) as id from posts");
  const post = rows[0]?.id as string;
  const middle = await pool.query<{ id: string }>(
    "select id from comments where parent_id is null order by id offset 4500 limit 1",
  );
  const cursor = middle.rows[0]?.id;
  report("a post's 10,000 comments", await every((ctx) => showComments(ctx, post, {})), BARS.commentsMs);
  report(
    "comments in the middle",
    await every((ctx) => showComments(ctx, post, { cursor })),
    BARS.commentsMs,
  );
  await database.close();
  await pool.end();
  await savePlans(url, {
    ...Object.fromEntries(
      CONNECTIONS.map((size) => [
        `my feed ${size}`,
        (kept: Db) => read(as(measuredMembers(sizes, size)[0] as string, kept), { scope: "my" }),
      ]),
    ),
    explore: (kept) => read(as(readers[0] as string, kept), { scope: "explore" }),
    comments: (kept) => showComments(as(readers[0] as string, kept), post, { cursor }),
  });
}

/** The time at work in the database, after a first round. */
async function timed(pool: pg.Pool, work: () => Promise<unknown>): Promise<number[]> {
  await work();
  const pids = await backendsOf(pool);
  const worked: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = await workedMs(pids);
    await work();
    worked.push((await workedMs(pids)) - before);
  }
  return worked;
}

function report(what: string, times: number[], bar = Number.POSITIVE_INFINITY): void {
  const sorted = times.toSorted((one, other) => one - other);
  const most = sorted[Math.ceil(sorted.length * 0.95) - 1] as number;
  const missed = most <= bar ? "" : ` (not met: ≤ ${bar} ms)`;
  console.log(
    `  ${what}: median ${median(times).toFixed(1)} ms, 95 of 100 within ${most.toFixed(1)} ms${missed}`,
  );
}

async function savePlans(url: string, reads: Record<string, (db: Db) => Promise<unknown>>): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: CONNECTION_SETTINGS });
  await client.connect();
  const statements: Statement[] = [];
  const db = drizzle(client, {
    logger: { logQuery: (text, values) => void statements.push({ text, values }) },
  });
  await mkdir(PLANS, { recursive: true });
  for (const [name, read] of Object.entries(reads)) {
    statements.length = 0;
    await read(db);
    const { plans } = await timeWithPlans(client, [...statements], 1);
    await writeFile(new URL(`feed-${name.replaceAll(/[ ,]+/g, "-")}-${members}.txt`, PLANS), plans);
  }
  await client.end();
}
