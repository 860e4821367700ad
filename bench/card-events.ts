// Counted views, committed before the response, against a bare server with one INSERT per request.
import { spawn } from "node:child_process";
import pg from "pg";
import { embeddedDatabaseOf } from "../server/src/testing/product-process.ts";
import { compare } from "./compare.ts";
import { writePosts } from "./posts.ts";
import { freePort, startProduct, stop, withDataDir } from "./product.ts";
import { makeCards } from "./sample-card.ts";
import { one } from "../server/src/platform/one.ts";

const STORED = 1_000_000;
const CARDS = 500;
// As many connections as the product may open, to be fair; the second argument is another number.
const [rounds = "5", bareConnections = "20"] = process.argv.slice(2);

await withDataDir(async (dataDir) => {
  const product = await startProduct(dataDir);
  const { url, pid } = await embeddedDatabaseOf(dataDir);
  const card = one(await makeCards(product.url, 1));
  await query(url, copyCard(), [card._id]);
  const cardIds = (await query(url, "select array_agg(id) from cards where left(id, 5) = left($1, 5)", [
    card._id,
  ])) as string[];
  const bareUrl = Object.assign(new URL(url), { pathname: "/bare" }).href;
  await query(url, "create database bare");
  await query(url, store("card_events"), [cardIds]);
  await query(
    bareUrl,
    "create table events (at timestamptz not null, card_id text not null, type text not null, channel text not null, link_key text, qr_code text, visitor text not null, country text, device text, referrer text, source text not null)",
  );
  await query(bareUrl, "create index on events (card_id, at)");
  await query(bareUrl, store("events"), [cardIds]);
  for (const each of [url, bareUrl]) await query(each, "vacuum analyze");
  await query(url, "checkpoint");

  const port = await freePort();
  const bare = spawn(
    process.execPath,
    ["bench/bare-events-server.ts", String(port), bareUrl, bareConnections],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  await new Promise((resolve) => bare.stdout.once("data", resolve));
  const bodies = cardIds.map((cardId) =>
    JSON.stringify({ cardId, type: "view", channel: "link", timezone: "Asia/Kolkata" }),
  );
  const path = "/api/card-events";
  const responded = await compare({
    title: `views counted, ${STORED} events stored`,
    ours: { name: "ours", url: product.url + path, pid: product.pid },
    theirs: { name: "bare", url: `http://127.0.0.1:${port}${path}`, pid: bare.pid as number },
    databasePid: pid,
    bar: 1,
    rounds: Number(rounds),
    seconds: 5,
    posts: await writePosts(dataDir, bodies),
  });
  const counted = Number(await query(url, "select count(*) from card_events")) - STORED;
  const inTotals = await query(url, "select sum(count) from card_days where source = 'person'");
  // The last request of each connection may be stored after the load program has stopped counting.
  console.log(`  ${responded} responses, ${counted} stored, ${String(inTotals)} in the daily totals`);
  await stop(bare);
  await product.stop();
});

// Copied in the database, because the API limits how many cards an account creates per hour.
function copyCard(): string {
  return `insert into cards
    select (jsonb_populate_record(card, jsonb_build_object('id', left(card.id, 5) || left(md5(i::text), 15)))).*
    from cards card, generate_series(2, ${CARDS}) i where card.id = $1`;
}

/** Stores the same number of events of this month on both sides. */
function store(table: string): string {
  return `insert into ${table} (at, card_id, type, channel, visitor, country, device, source)
    select date_trunc('month', now()) + (now() - date_trunc('month', now())) * random(),
      ($1::text[])[1 + (i % ${CARDS})], 'view', 'link', left(md5(i::text), 22), 'IN', 'phone', 'person'
    from generate_series(1, ${STORED}) i`;
}

async function query(url: string, text: string, values: unknown[] = []): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text, values);
  await client.end();
  return Object.values(rows[0] ?? {})[0];
}
