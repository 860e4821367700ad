// The analytics of one card over 30 days, through HTTP, with a million events stored.
import pg from "pg";
import { embeddedDatabaseOf } from "../server/src/testing/product-process.ts";
import { median, startProduct, withDataDir } from "./product.ts";
import { makeCards, sampleToken } from "./sample-card.ts";
import { one } from "../server/src/platform/one.ts";

const STORED = 1_000_000;
const CARDS = 500;
const DAYS = 60;
const ROUNDS = 200;
const BAR_MS = 20;

await withDataDir(async (dataDir) => {
  const product = await startProduct(dataDir);
  const { url } = await embeddedDatabaseOf(dataDir);
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  const card = one(await makeCards(product.url, 1));
  await db.query(copyCard(), [card._id]);
  const { rows } = await db.query<{ id: string; owner_id: string }>(
    "select id, owner_id from cards where left(id, 5) = left($1, 5) order by id",
    [card._id],
  );
  await db.query(
    `insert into premium_periods (id, member_id, starts_at, ends_at)
     values ('bench-analytics', $1, now() - interval '1 day', now() + interval '1 day')`,
    [rows[0]?.owner_id],
  );
  await db.query(store(), [rows.map(({ id }) => id)]);
  await db.query("vacuum analyze");
  await db.end();

  const token = await sampleToken(product.url);
  // Another card each time, so that its data is no warmer in memory than in real use.
  const measured: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const id = rows[round % rows.length]?.id;
    const began = performance.now();
    const response = await fetch(`${product.url}/api/business-cards/${id}/analytics?tz=Asia/Kolkata`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { totals } = (await response.json()) as { totals: { views: number } };
    measured.push(performance.now() - began);
    if (!response.ok || totals.views === 0) throw new Error(`No analytics of ${id}: ${response.status}`);
  }
  const sorted = measured.toSorted((a, b) => a - b);
  const [half, most] = [median(measured), sorted[Math.floor(ROUNDS * 0.95)] as number];
  console.log(`30-day analytics of one card of ${CARDS}, ${STORED} events of ${DAYS} days, ${ROUNDS} cards`);
  console.log(`  median ${half.toFixed(1)} ms, 95 of 100 within ${most.toFixed(1)} ms (bar ≤ ${BAR_MS} ms)`);
  await product.stop();
});

// Copied in the database, because the API limits how many cards an account creates per hour.
function copyCard(): string {
  return `insert into cards
    select (jsonb_populate_record(card, jsonb_build_object('id', left(card.id, 5) || left(md5(i::text), 15)))).*
    from cards card, generate_series(2, ${CARDS}) i where card.id = $1`;
}

/** The events of a card are scattered among those of others, as in production. */
function store(): string {
  return `insert into card_events (at, card_id, type, channel, link_key, visitor, country, device, referrer, source)
    select now() - interval '${DAYS} days' * random(), ($1::text[])[1 + (i % ${CARDS})],
      (array['view','view','view','view','click','share','save','scan'])[1 + floor(random() * 8)::int],
      (array['link','shared','saved','qr'])[1 + floor(random() * 4)::int],
      (array['phone','website','whatsapp','email'])[1 + floor(random() * 4)::int],
      left(md5((i / 2)::text), 22), (array['IN','AE','US'])[1 + floor(random() * 3)::int],
      (array['phone','desktop','tablet'])[1 + floor(random() * 3)::int],
      'site-' || floor(random() * 50)::int || '.example',
      (array['person','person','person','person','bot','owner'])[1 + floor(random() * 6)::int]
    from generate_series(1, ${STORED}) i`;
}
