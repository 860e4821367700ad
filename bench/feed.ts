// The feed, Explore, comments and people to meet in the database: by default 100,000 members with 5,000,000 connections
// and 1,000,000 posts of a year.
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { FeedScope, FeedSort } from "@cardplaza/contract/connect/post-words";
import type { JobContext, MemberContext } from "../server/src/context.ts";
import { showComments } from "../server/src/features/connect/comments/show-comments.ts";
import { listFeed } from "../server/src/features/connect/feed/list-feed.ts";
import { refreshExploreJob } from "../server/src/features/connect/feed/refresh-explore.ts";
import { findPeople } from "../server/src/features/people/find-people.ts";
import { listPeople } from "../server/src/features/people/list-people.ts";
import { showSuggestions } from "../server/src/features/people/suggestions/show-suggestions.ts";
import { listReactions } from "../server/src/features/connect/posts/list-reactions.ts";
import {
  CONNECTION_SETTINGS,
  PLANNED_SETTINGS,
  migrateDatabase,
  openDatabase,
  type Db,
} from "../server/src/platform/database.ts";
import { usePlanningPool } from "../server/src/platform/execute-planned.ts";
import { openEmbeddedDatabase } from "../server/src/platform/embedded/embedded-database.ts";
import { literalOf } from "./literal-of.ts";
import { CONNECTIONS, fillFeed, measuredMembers, type Sizes } from "./feed-data.ts";
import { savePlans } from "./plans.ts";
import { median, withDataDir } from "./product.ts";
import { report, timed, workedOf, type Times } from "./timed-reads.ts";

const BARS = { feedMs: 10, pages: 1.3, exploreMs: 3, commentsMs: 2, peopleMs: 3 };
const MEASURED = 10;
const TYPED = ["", "m", "me", "meer", "meera k", "qzx"];
// The first argument is another number of members: 1000000 for the whole size. With "plans" these alone are written.
const [stored = "100000", only] = process.argv.slice(2);
const members = Number(stored);
const now = new Date();
const sizes: Sizes = { members, pairs: members * 50, posts: members * 10, comments: 10_000 };
const readersWith = (size: number, db: Db) =>
  measuredMembers(sizes, size).map((id) => ({ db, now, member: { id } }) as unknown as MemberContext);
const read = (ctx: MemberContext, { scope, sort = "latest", cursor }: Wanted) =>
  listFeed(ctx, { scope, sort, cursor });
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
  console.log(
    `Feed, ${said(members)} members, ${said(sizes.pairs)} connections, ${said(sizes.posts)} posts: CPU time of the database`,
  );
  const began = performance.now();
  await refreshExploreJob.run({ db, now } as unknown as JobContext, {}, new AbortController().signal);
  console.log(`  refreshing Explore: ${Math.round(performance.now() - began)} ms elapsed`);
  const one = async (query: string) => (await pool.query<{ id: string }>(query)).rows[0]?.id as string;
  const found = {
    post: await one("select max(id) as id from posts"),
    middle: await one("select id from comments where parent_id is null order by id offset 4500 limit 1"),
  };
  if (only !== "plans") {
    await measureFeeds(pool, db);
    await measureOthers(pool, db, found);
  }
  await database.close();
  await pool.end();
  await explainReads(url, found);
}

async function measureFeeds(pool: pg.Pool, db: Db): Promise<void> {
  for (const size of CONNECTIONS) {
    const [first, later, top]: [Times, Times, Times] = [[], [], []];
    for (const ctx of readersWith(size, db).slice(0, MEASURED)) {
      let cursor: string | undefined;
      for (let page = 1; page < 10; page++)
        cursor = (await read(ctx, { scope: "my", cursor })).nextCursor ?? cursor;
      first.push(...(await timed(pool, () => read(ctx, { scope: "my" }))));
      later.push(...(await timed(pool, () => read(ctx, { scope: "my", cursor }))));
      top.push(...(await timed(pool, () => read(ctx, { scope: "my", sort: "top" }))));
    }
    report(`my feed, ${said(size)} connections`, first, BARS.feedMs);
    report("its page 10", later, BARS.feedMs);
    const ratio = median(workedOf(later)) / median(workedOf(first));
    console.log(
      `    ${ratio.toFixed(2)} × page 1${ratio <= BARS.pages ? "" : ` (not met: ≤ ${BARS.pages} ×)`}`,
    );
    report("its best posts (Top)", top, BARS.feedMs);
  }
}

interface Found {
  post: string;
  /** A comment in the middle of that post. */
  middle: string;
}

async function measureOthers(pool: pg.Pool, db: Db, { post, middle }: Found): Promise<void> {
  const every = async (ctxs: MemberContext[], work: (ctx: MemberContext) => Promise<unknown>) => {
    const all: Times = [];
    for (const ctx of ctxs) all.push(...(await timed(pool, () => work(ctx))));
    return all;
  };
  const someWith = (size: number) => readersWith(size, db).slice(0, 4);
  const some = CONNECTIONS.flatMap(someWith);
  const comments = (cursor?: string) => (ctx: MemberContext) => showComments(ctx, post, { cursor });
  report("Explore", await every(some, (ctx) => read(ctx, { scope: "explore" })), BARS.exploreMs);
  report("a post's 10,000 comments", await every(some, comments()), BARS.commentsMs);
  report("comments in the middle", await every(some, comments(middle)), BARS.commentsMs);
  report("names of 10,000 reactions", await every(some, (ctx) => listReactions(ctx, post)));
  for (const size of CONNECTIONS) {
    const readers = someWith(size);
    const listed = (wanted: Parameters<typeof listPeople>[1]) =>
      every(readers, (ctx) => listPeople(ctx, wanted));
    console.log(`  with ${said(size)} connections`);
    report("  people to meet", await every(readers, showSuggestions), BARS.peopleMs);
    report("  the same with the counts of all tabs", await listed({ tab: "suggestions" }));
    report("  my connections", await listed({ tab: "mine" }));
    report("  my connections by name", await listed({ tab: "mine", q: "sharma" }));
    report("  my connections in a city", await listed({ tab: "mine", city: "pune" }));
    const typed: Times = [];
    for (const text of TYPED) typed.push(...(await every(readers, (ctx) => findPeople(ctx, text))));
    report("  members to mention", typed);
  }
}

/** How the database answers each, as the product asks: most statements are planned once, for any values. */
async function explainReads(url: string, { post, middle }: Found): Promise<void> {
  const client = new pg.Client({ connectionString: url, options: PLANNED_SETTINGS });
  await client.connect();
  const statements: Asked[] = [];
  const recording = (isPlanned: boolean) =>
    ({
      query: (query: pg.QueryConfig, values: unknown[] = query.values ?? []) => {
        statements.push({ text: query.text, values, isPlanned });
        return client.query(query, values);
      },
    }) as unknown as pg.Pool;
  const db = drizzle(recording(false));
  usePlanningPool(db, recording(true));
  const [few, most] = [20, 30_000].map((size) => readersWith(size, db)[0] as MemberContext) as [
    MemberContext,
    MemberContext,
  ];
  const reads: Record<string, () => Promise<unknown>> = {
    explore: () => read(few, { scope: "explore" }),
    comments: () => showComments(few, post, { cursor: middle }),
    reactions: () => listReactions(few, post),
    "people to meet": () => listPeople(few, { tab: "suggestions" }),
    "my connections": () => listPeople(most, { tab: "mine" }),
    "my connections by name": () => listPeople(most, { tab: "mine", q: "sharma" }),
    "members to mention": () => findPeople(most, "meer"),
  };
  for (const size of CONNECTIONS) {
    const ctx = readersWith(size, db)[0] as MemberContext;
    reads[`my feed ${size}`] = () => read(ctx, { scope: "my" });
    reads[`top ${size}`] = () => read(ctx, { scope: "my", sort: "top" });
  }
  for (const [name, ask] of Object.entries(reads)) {
    statements.length = 0;
    await ask();
    const plans: string[] = [];
    for (const statement of statements) plans.push(await planOf(client, statement));
    await savePlans("feed", `${name} ${members}`, plans);
  }
  await client.end();
}

interface Asked {
  text: string;
  values: unknown[];
  isPlanned: boolean;
}

async function planOf(client: pg.Client, { text, values, isPlanned }: Asked): Promise<string> {
  const explain = "explain (analyze, timing off, buffers)";
  if (isPlanned) await client.query(`prepare asked as ${text}`);
  const given = values.map(literalOf);
  const plan = isPlanned
    ? await client.query(`${explain} execute asked${given.length > 0 ? `(${given.join(", ")})` : ""}`)
    : await client.query(`${explain} ${text}`, values);
  if (isPlanned) await client.query("deallocate asked");
  return `${text.trim()}\n\n${plan.rows.map((row) => row["QUERY PLAN"]).join("\n")}\n`;
}
