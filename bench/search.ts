// Search with a city over 200,000 businesses and as many cards, and over ten times as many, beside 200,000 companies
// and 2,000,000 products.
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { SearchType } from "@cardplaza/contract/search/search-words";
import { countEntries, MOST_JUDGED, rankEntries } from "../server/src/features/search/rank-entries.ts";
import { readWords } from "../server/src/features/search/read-words.ts";
import type { SearchFilters } from "../server/src/features/search/search-filters.ts";
import { readQuery } from "../server/src/features/search/search-text.ts";
import { registrations } from "../server/src/registrations.ts";
import { createRegistry } from "../server/src/registry/registry.ts";
import { suggest } from "../server/src/features/search/suggest.ts";
import { openEmbeddedDatabase } from "../server/src/platform/embedded/embedded-database.ts";
import {
  CONNECTION_SETTINGS,
  migrateDatabase,
  openDatabase,
  type Db,
} from "../server/src/platform/database.ts";
import { usePlanningPool } from "../server/src/platform/execute-planned.ts";
import { literalOf } from "./literal-of.ts";
import { backendsOf, workedMs } from "./database-work.ts";
import { savePlans } from "./plans.ts";
import { median, withDataDir } from "./product.ts";
import { fillSearch } from "./search-data.ts";
import { productQueries, type ProductQuery } from "./product-search.ts";
import { benchQueries, type BenchQuery } from "./search-queries.ts";

const BARS_MS = { search: 15, suggest: 10, products: 10 };
const ROUNDS = 7;
/** The rows beside businesses and cards, the same at every scale. */
const OTHERS = { company: 200_000, product: 2_000_000 };
/** With ten times the rows a query may take this many times as long. */
const GROWTH = 2;
// The first argument is another number of rows; "once" leaves out the run with ten times as many.
const [stored = "200000", once] = process.argv.slice(2);
/** The kinds whose entries the tabs beside Businesses count. */
const OTHER_TABS = ["card", "company", "product", "person"] satisfies SearchType[];
const registry = createRegistry(registrations);

interface Statement {
  /** The name of a statement that is planned once for all values. */
  name?: string;
  text: string;
  values: unknown[];
}

if (process.env["SEARCH_DATABASE"]) await measure(process.env["SEARCH_DATABASE"], Number(stored));
else {
  await withDataDir(async (dataDir) => {
    const database = await openEmbeddedDatabase(dataDir);
    await migrateDatabase(database.url);
    const small = await fillAndMeasure(database.url, Number(stored));
    if (once !== "once") {
      const large = await fillAndMeasure(database.url, 10 * Number(stored));
      for (const name of ["search", "suggest"] as const) {
        const ratio = large[name] / small[name];
        console.log(`  ${name}: ten times the rows take ${ratio.toFixed(2)} × (bar: ≤ ${GROWTH} ×)`);
      }
    }
    await database.stop();
  });
}

async function fillAndMeasure(url: string, each: number) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await fillSearch(client, { business: each, card: each, ...OTHERS });
  await client.end();
  return measure(url, each);
}

async function measure(url: string, each: number) {
  const growth = each > Number(stored) ? GROWTH : 1;
  const client = new pg.Pool({ connectionString: url, options: CONNECTION_SETTINGS, max: 1 });
  const statements: Statement[] = [];
  client.on("connect", (connection) => keepStatements(connection, statements));
  const keptDb = drizzle(client);
  usePlanningPool(keptDb, client);
  const database = openDatabase(url, { warn: () => {} });
  const { db } = database;
  const queries = await benchQueries(client);
  const said = (count: number) => count.toLocaleString("en-IN");
  console.log(
    `Search, ${said(each)} businesses and as many cards; ${said(OTHERS.company)} companies, ${said(OTHERS.product)} products`,
  );

  const times = new Map<string, number[]>();
  const worked: number[] = [];
  let pids: number[] = [];
  for (let round = 0; round < 2; round++) {
    for (const query of queries) {
      const before = await workedMs(pids);
      const began = performance.now();
      await searchFor(db, query);
      if (round === 0) continue;
      times.set(query.kind, [...(times.get(query.kind) ?? []), performance.now() - began]);
      worked.push((await workedMs(pids)) - before);
    }
    pids = await backendsOf(client);
  }
  const all = [...times.values()].flat();
  for (const [kind, taken] of times)
    console.log(
      `  ${kind}: median ${median(taken).toFixed(1)} ms, nine of ten within ${ninth(taken).toFixed(1)} ms`,
    );
  report("search with a city", all, BARS_MS.search * growth);
  console.log(`  work of all its connections: median ${median(worked).toFixed(1)} ms`);

  const suggested: number[] = [];
  for (let round = 0; round < 2; round++) {
    for (const { q } of queries) {
      const typed = q.slice(0, 3 + (q.length % 4));
      const began = performance.now();
      await suggest({ db, registry, member: null }, typed);
      if (round > 0) suggested.push(performance.now() - began);
    }
  }
  report("suggestions", suggested, BARS_MS.suggest * growth);
  await explainKinds(client, keptDb, statements, queries, each);
  await measureProducts(client, database.db, { statements, keptDb });
  await database.close();
  await client.end();
  return { search: median(all), suggest: median(suggested) };
}

/** Keeps what is sent with values. */
function keepStatements(connection: pg.PoolClient, statements: Statement[]): void {
  const query = connection.query.bind(connection) as (...sent: unknown[]) => unknown;
  const keep = (...sent: unknown[]) => {
    const [statement, values = []] = sent as [string | Statement, unknown[]?];
    if (typeof statement === "object") statements.push({ ...statement, values: statement.values ?? values });
    return query(...sent);
  };
  Object.assign(connection, { query: keep });
}

function asVisitor(filters: Partial<SearchFilters>): SearchFilters {
  return {
    cities: [],
    verified: false,
    openNow: false,
    sort: "relevance",
    isMember: false,
    hiddenIds: [],
    now: new Date(),
    ...filters,
  };
}

/** Like the tab Businesses: the words, then the ranking and the counts of the other tabs at once. */
async function searchFor(db: Db, { q, city }: BenchQuery): Promise<void> {
  const text = readQuery(q);
  const words = await readWords(db, text.words);
  const filters = asVisitor({ cities: [city] });
  await Promise.all([
    rankEntries(db, "business", text, words, { ...filters, servesCities: true }),
    ...OTHER_TABS.map((other) => countEntries(db, other, text, words, filters)),
  ]);
}

function report(what: string, times: number[], bar: number): void {
  const middle = median(times);
  console.log(
    `  ${what}: median ${middle.toFixed(1)} ms, nine of ten within ${ninth(times).toFixed(1)} ms` +
      (middle <= bar ? "" : ` (not met: ≤ ${bar} ms)`),
  );
}

function ninth(times: number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.9)] as number;
}

/** Like the tab Products with a category: no other kind has it, so none is counted. */
async function searchProducts(db: Db, { filters }: ProductQuery): Promise<number> {
  const all = asVisitor({ hasOneCategory: true, ...filters });
  return (await rankEntries(db, "product", readQuery(""), [], all, MOST_JUDGED)).total;
}

async function measureProducts(
  client: pg.Pool,
  db: Db,
  { statements, keptDb }: { statements: Statement[]; keptDb: Db },
): Promise<void> {
  const { rows } = await client.query<{ category: string }>(
    "select category from search_entries where type = 'product' group by category order by count(*) desc",
  );
  const pids = await backendsOf(client);
  for (const query of productQueries(rows.map(({ category }) => category))) {
    const times: number[] = [];
    const worked: number[] = [];
    let found = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const before = await workedMs(pids);
      const began = performance.now();
      found = await searchProducts(db, query);
      times.push(performance.now() - began);
      worked.push((await workedMs(pids)) - before);
    }
    report(
      `products: ${query.name} (${found} found, elapsed ${median(times).toFixed(1)} ms), at work`,
      worked,
      BARS_MS.products,
    );
    statements.length = 0;
    await searchProducts(keptDb, query);
    await explain(client, statements, `products ${query.name}`);
  }
}

/** The database's plan for one query of each kind, statement by statement. */
async function explainKinds(
  client: pg.Pool,
  db: Db,
  statements: Statement[],
  queries: BenchQuery[],
  each: number,
): Promise<void> {
  const kinds = new Map(queries.map((query) => [query.kind, query]));
  for (const [kind, query] of kinds) {
    statements.length = 0;
    await searchFor(db, query);
    await suggest({ db, registry, member: null }, query.q.slice(0, 4));
    await explain(client, statements, `${kind} ${each}`);
  }
}

async function explain(client: pg.Pool, statements: Statement[], name: string): Promise<void> {
  const plans: string[] = [];
  for (const { name: planned, text, values } of statements.slice()) {
    // Explained with its values, a statement would be planned for them.
    const given = values.map(literalOf).join(", ");
    await client.query(`set plan_cache_mode = ${planned ? "force_generic_plan" : "force_custom_plan"}`);
    await client.query(`prepare explained as ${text}`);
    const { rows } = await client.query<{ "QUERY PLAN": string }>(
      `explain (analyze, buffers, costs off) execute explained${given && `(${given})`}`,
    );
    await client.query("deallocate explained; reset plan_cache_mode");
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    plans.push(`${text.replaceAll(/\s+/g, " ").trim()}\n\n${plan}`);
  }
  await savePlans("search", name, plans);
}
