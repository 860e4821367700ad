import type pg from "pg";
import { CITIES, randomFrom } from "./search-data.ts";

export interface BenchQuery {
  kind: "a name" | "a category" | "a misspelling" | "a common word";
  q: string;
  city: string;
}

const CATEGORIES =
  "plumbers,electricians,restaurants,biryani,ac repair,interior designers,wedding food,dentists,packers and movers,pest control,yoga classes,beauty parlours,architects,solar panel,bakeries,carpenters,gyms,hospitals,tiffin,water filter".split(
    ",",
  );
const COMMON =
  "service,home,quality,sri,enterprises,kumar,best,repair,trusted,traders,ganesh,delivery,singh,sharma,wedding,office,house,sai,patel,works".split(
    ",",
  );
const MISSPELT =
  "biriyani,plumbr,elektrician,restorant,entreprises,intirior designer,sharrma,ganseh,carpentar,arkitect,beuty parlour,hospitol,dentst,traderrs,kitchan,servicess,bakry,weding,solr panel,enterprisez".split(
    ",",
  );

/** Two hundred queries, the same each time: 60 names, 50 categories, 50 misspellings, 40 common words. */
export async function benchQueries(client: pg.Pool): Promise<BenchQuery[]> {
  const random = randomFrom(42);
  const pick = (from: readonly string[]) => from[Math.floor(random() ** 2 * from.length)] as string;
  const { rows } = await client.query<{ name: string; city: string }>(
    `select name_key as name, city_key as city from search_entries where type = 'business' order by id limit 90`,
  );
  const queries: BenchQuery[] = rows
    .slice(0, 60)
    .map(({ name, city }) => ({ kind: "a name", q: name, city }));
  for (let at = 0; at < 50; at++)
    queries.push({ kind: "a category", q: CATEGORIES[at % CATEGORIES.length] as string, city: pick(CITIES) });
  for (let at = 0; at < 20; at++)
    queries.push({ kind: "a misspelling", q: MISSPELT[at] as string, city: pick(CITIES) });
  for (const { name, city } of rows.slice(60))
    queries.push({ kind: "a misspelling", q: misspelt(name), city });
  for (let at = 0; at < 40; at++)
    queries.push({ kind: "a common word", q: COMMON[at % COMMON.length] as string, city: pick(CITIES) });
  return queries;
}

/** The middle letter of the longest word is missing. */
function misspelt(name: string): string {
  const longest = name.split(" ").reduce((one, other) => (other.length > one.length ? other : one));
  const middle = Math.floor(longest.length / 2);
  return name.replace(longest, longest.slice(0, middle) + longest.slice(middle + 1));
}
