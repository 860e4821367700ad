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
import { findPeople } from "../server/src/features/connect/people/find-people.ts";
import { listPeople } from "../server/src/features/connect/people/list-people.ts";
import { showSuggestions } from "../server/src/features/connect/people/suggestions/show-suggestions.ts";
import { listReactions } from "../server/src/features/connect/posts/list-reactions.ts";
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
    const [first, later, top]: [Times, Times, Times] = [[], [], []];
    for (const id of measuredMembers(sizes, size)) {
      const ctx = as(id);
      const cursor = await tenth(ctx, { scope: "my" });
      first.push(...(await timed(pool, () => read(ctx, { scope: "my" }))));
      later.push(...(await timed(pool, () => read(ctx, { scope: "my", cursor }))));
      top.push(...(await timed(pool, () => read(ctx, { scope: "my", sort: "top" }))));
    }
    report(`my feed, ${said(size)} connections`, first, BARS.feedMs);
    report(`its page 10`, later, BARS.feedMs);
    const ratio = median(workedOf(later)) / median(workedOf(first));
    console.log(
      `    ${ratio.toFixed(2)} × page 1${ratio <= BARS.pages ? "" : ` (not met: ≤ ${BARS.pages} ×)`}`,
    );
    report(`its best posts (Top)`, top, BARS.feedMs);
  }

  const readers = (...among: number[]) =>
    among.flatMap((size) => measuredMembers(sizes, size).slice(0, 5)).map((id) => as(id));
  const every = async (ctxs: MemberContext[], work: (ctx: MemberContext) => Promise<unknown>) => {
    const all: Times = [];
    for (const ctx of ctxs) all.push(...(await timed(pool, () => work(ctx))));
    return all;
  };
  const anybody = readers(...CONNECTIONS);
  const { rows } = await pool.query<{ id: string }>("select max(id) as id from posts");
  const post = rows[0]?.id as string;
  const middle = await pool.query<{ id: string }>(
    "select id from comments where parent_id is null order by id offset 4500 limit 1",
  );
  const cursor = middle.rows[0]?.id;
  report("Explore", await every(anybody, (ctx) => read(ctx, { scope: "explore" })), BARS.exploreMs);
  const comments = (from?: string) => (ctx: MemberContext) => showComments(ctx, post, { cursor: from });
  report("a post's 10,000 comments", await every(anybody, comments()), BARS.commentsMs);
  report("comments in the middle", await every(anybody, comments(cursor)), BARS.commentsMs);
  report("names of 10,000 reactions", await every(anybody, (ctx) => listReactions(ctx, post)));
  for (const size of CONNECTIONS) {
    const some = readers(size);
    console.log(`  with ${said(size)} connections`);
    report("  people to meet", await every(some, showSuggestions), BARS.peopleMs);
    report(
      "  the same with the counts of all tabs",
      await every(some, (ctx) => listPeople(ctx, { tab: "suggestions" })),
    );
    report("  my connections", await every(some, (ctx) => listPeople(ctx, { tab: "mine" })));
    report(
      "  my connections by name",
      await every(some, (ctx) => listPeople(ctx, { tab: "mine", q: "sharma" })),
    );
    report(
      "  my connections in a city",
      await every(some, (ctx) => listPeople(ctx, { tab: "mine", city: "pune" })),
    );
    const typed: Times = [];
    for (const text of ["", "m", "me", "meer", "meera k", "qzx"])
      typed.push(...(await every(some, (ctx) => findPeople(ctx, text))));
    report("  members to mention", typed);
  }
  await database.close();
  await pool.end();
  const [few, most] = [CONNECTIONS[0] as number, CONNECTIONS.at(-1) as number];
  const one = (size: number, kept: Db) => as(measuredMembers(sizes, size)[0] as string, kept);
  await savePlans(url, {
    ...Object.fromEntries(
      CONNECTIONS.flatMap((size) => [
        [`my feed ${size}`, (kept: Db) => read(one(size, kept), { scope: "my" })],
        [`top ${size}`, (kept: Db) => read(one(size, kept), { scope: "my", sort: "top" })],
      ]),
    ),
    explore: (kept) => read(one(few, kept), { scope: "explore" }),
    comments: (kept) => comments(cursor)(one(few, kept)),
    reactions: (kept) => listReactions(one(few, kept), post),
    "people to meet": (kept) => listPeople(one(few, kept), { tab: "suggestions" }),
    "my connections": (kept) => listPeople(one(most, kept), { tab: "mine" }),
    "my connections by name": (kept) => listPeople(one(most, kept), { tab: "mine", q: "sharma" }),
    "members to mention": (kept) => findPeople(one(most, kept), "meer"),
  });
}

type Times = { worked: number; taken: number }[];
const workedOf = (times: Times) => times.map(({ worked }) => worked);

/** At work in the database, and elapsed with the product's own work, after a first round. */
async function timed(pool: pg.Pool, work: () => Promise<unknown>): Promise<Times> {
  await work();
  const pids = await backendsOf(pool);
  const times: Times = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = await workedMs(pids);
    const began = performance.now();
    await work();
    const taken = performance.now() - began;
    times.push({ worked: (await workedMs(pids)) - before, taken });
  }
  return times;
}

function report(what: string, times: Times, bar = Number.POSITIVE_INFINITY): void {
  const worked = workedOf(times);
  const sorted = worked.toSorted((one, other) => one - other);
  const most = sorted[Math.ceil(sorted.length * 0.95) - 1] as number;
  const missed = most <= bar ? "" : ` (not met: ≤ ${bar} ms)`;
  const elapsed = median(times.map(({ taken }) => taken)).toFixed(1);
  console.log(
    `  ${what}: median ${median(worked).toFixed(1)} ms, 95 of 100 within ${most.toFixed(1)} ms, elapsed ${elapsed} ms${missed}`,
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
