// Pages of /businesses in the database, over 200,000 businesses and over ten times as many.
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { BUSINESS_CATEGORIES, LISTED_CATEGORIES } from "@cardplaza/contract/categories/business-categories";
import { WEEKDAYS } from "@cardplaza/contract/directory/listing-words";
import { DirectoryFilters } from "@cardplaza/contract/directory/listing-pages";
import type { Context } from "../server/src/context.ts";
import { listBusinesses } from "../server/src/features/directory/pages/list-businesses.ts";
import { migrateDatabase } from "../server/src/platform/database.ts";
import { openEmbeddedDatabase } from "../server/src/platform/embedded/embedded-database.ts";
import { type Statement, timeWithPlans } from "./database-reads.ts";
import { savePlans } from "./plans.ts";
import { median, withDataDir } from "./product.ts";
import { CITIES } from "./search-data.ts";

const BAR_MS = 10;
/** With ten times the rows a query may take this many times as long. */
const GROWTH = 2;
const ROUNDS = 7;
// The first argument is another number of rows; "once" leaves out the run with ten times as many.
const [stored = "200000", once] = process.argv.slice(2);

const PAGES: Record<string, object> = {
  "all of India": {},
  "a city": { city: "Bengaluru" },
  "a category in a city": { city: "Bengaluru", category: "plumbers" },
  "a group in a city": { city: "Bengaluru", category: "health" },
  "a group in all of India": { category: "home-services" },
  "four stars in a city": { city: "Bengaluru", rating: "4" },
  "three stars of a category": { city: "Kochi", category: "plumbers", rating: "3" },
  "the newest in a city": { city: "Pune", sort: "newest" },
  "a city by name": { city: "Pune", sort: "name" },
  "how a name begins": { city: "Pune", q: "shop 12" },
  "a PIN code": { pin: "560042" },
  "the last page of a city": { city: "Mumbai", page: "50" },
  "open now in a city": { city: "Bengaluru", openNow: "true" },
  "open at night in a city": { city: "Bengaluru", openNow: "true" },
  "the nearest in a city": { city: "Bengaluru", sort: "distance" },
  "the nearest of a category": { city: "Bengaluru", category: "plumbers", sort: "distance" },
  "a city without any": { city: "Atlantis" },
};

await withDataDir(async (dataDir) => {
  const database = await openEmbeddedDatabase(dataDir);
  await migrateDatabase(database.url);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const small = await fillAndMeasure(client, Number(stored));
  if (once !== "once") {
    const large = await fillAndMeasure(client, 10 * Number(stored));
    const [before, after] = [median(Object.values(small)), median(Object.values(large))];
    const verdict = after <= GROWTH * before ? "" : " (not met)";
    console.log(`  ten times the rows take ${(after / before).toFixed(2)} × (bar: ≤ ${GROWTH} ×)${verdict}`);
  }
  await client.end();
  await database.stop();
});

async function fillAndMeasure(client: pg.Client, count: number): Promise<Record<string, number>> {
  await fill(client, count);
  const statements: Statement[] = [];
  const db = drizzle(client, {
    logger: { logQuery: (text, values) => void statements.push({ text, values }) },
  });
  console.log(
    `/businesses, ${count.toLocaleString("en-IN")} businesses: time in the database, all statements`,
  );
  const times: Record<string, number> = {};
  const bar = count > Number(stored) ? GROWTH * BAR_MS : BAR_MS;
  for (const [name, given] of Object.entries(PAGES)) {
    statements.length = 0;
    // Noon in India, or three o'clock at night.
    const now = new Date(new Date().setUTCHours(name.includes("night") ? 21 : 6, 30));
    const ctx = { db, member: null, now } as unknown as Context;
    const page = await listBusinesses(ctx, DirectoryFilters.parse(given));
    const { ms, plans } = await timeWithPlans(client, [...statements], ROUNDS);
    times[name] = ms;
    await savePlans("businesses", `${name} ${count}`, plans);
    const found = `${page.listings.length} of ${page.total}${page.capped ? "+" : ""}`;
    console.log(`  ${name}: ${ms.toFixed(2)} ms, ${found}${ms <= bar ? "" : ` (not met: ≤ ${bar} ms)`}`);
  }
  return times;
}

/** Without triggers and indexes while it inserts; the trigger's rows are inserted in one statement. */
async function fill(client: pg.Client, count: number): Promise<void> {
  await client.query(`set work_mem = '128MB'; set maintenance_work_mem = '512MB';
    set session_replication_role = replica; truncate listings, directory_entries, premium_periods, members cascade`);
  const { rows: indexes } = await client.query<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes
     where tablename in ('listings', 'directory_entries') and indexname not like '%pk%'`,
  );
  for (const { name } of indexes) await client.query(`drop index "${name}"`);
  const groups = BUSINESS_CATEGORIES.map(({ slug }) => slug);
  const categories = LISTED_CATEGORIES.map(({ slug }) => slug).filter((slug) => !groups.includes(slug));
  const week = { open: "09:00", close: "21:00" };
  const hours = Object.fromEntries(WEEKDAYS.map((day) => [day, [week]]));
  await client.query(
    `insert into listings (id, owner_id, name, category, more_categories, description, phone, city, city_key, state, pin,
       hours, is_24x7, lat, lng, rating_sum, rating_count, status, created_at, updated_at, published_at)
     select 'b' || lpad(i::text, 19, '0'), case when i % 3 = 0 then 'm' || lpad(i::text, 19, '0') end, 'Shop ' || i,
       category, case when i % 5 = 0 then array[another] else '{}' end, repeat('Good work since long. ', 12),
       '+9180' || lpad(i::text, 8, '0'), initcap(city), city, 'Karnataka', (560000 + i % 19000)::text, $3,
       i % 99 = 0, 12.97 + random() - 0.5, 77.59 + random() - 0.5,
       floor(judges * (2.5 + random() * 2.5)), judges, case when i % 20 = 0 then 'paused' else 'published' end,
       at, at, at
     from (
       select i, ($1::text[])[1 + floor(power(random(), 2) * array_length($1::text[], 1))::int] as category,
         ($1::text[])[1 + floor(random() * array_length($1::text[], 1))::int] as another,
         ($2::text[])[1 + floor(power(random(), 2) * array_length($2::text[], 1))::int] as city,
         -- Most have never been rated.
         case when random() < 0.6 then 0 else 1 + floor(power(random(), 4) * 200)::int end as judges,
         now() - random() * interval '700 days' as at
       from generate_series(1, ${count}) i
     ) made`,
    [categories, CITIES, JSON.stringify(hours)],
  );
  await client.query(`insert into members (id, name, email, created_at, updated_at, last_active_at)
    select owner_id, 'Owner', owner_id || '@example.in', now(), now(), now() from listings where owner_id is not null`);
  await client.query(`insert into premium_periods (id, member_id, starts_at, ends_at)
    select 'p' || substr(owner_id, 2), owner_id, now() - interval '1 day', now() + interval '1 year'
    from listings where owner_id is not null and hashtext(owner_id) % 12 = 0`);
  await client.query(`insert into directory_entries
      (listing_id, category, city_key, pin, name_key, bayes, rating, rating_count, published_at, open_spans, lat, lng)
    select id, filed.category, city_key, pin, lower(name), (19.0 + rating_sum) / (5 + rating_count),
      case when rating_count = 0 then 0 else rating_sum::real / rating_count end, rating_count, published_at,
      opening_spans(hours, is_24x7, special_hours), lat, lng
    from listings, lateral (select distinct unnest(more_categories || array[category, ''])) as filed (category)
    where status = 'published'`);
  for (const { made } of indexes) await client.query(made);
  await client.query("vacuum analyze listings, directory_entries, premium_periods, members");
  await client.query("set session_replication_role = origin; set work_mem = '4MB'");
}
