// Businesses, cards, companies and ten times as many products, created in the database from words with realistic frequencies.
import type pg from "pg";
import { LISTED_CATEGORIES } from "@cardplaza/contract/categories/business-categories";
import { allWordsOf } from "../server/src/features/search/words/category-tongues.ts";
import { plainWords } from "../server/src/features/search/search-text.ts";
import { soundOf } from "../server/src/features/search/words/sound-of.ts";

const list = (text: string) => text.split(" ");
export const CITIES = list(
  "mumbai delhi bengaluru hyderabad chennai kolkata pune ahmedabad jaipur surat lucknow kochi nagpur indore " +
    "coimbatore bhopal patna vadodara ludhiana agra nashik madurai varanasi rajkot meerut mysuru srinagar " +
    "aurangabad dhanbad amritsar allahabad ranchi howrah jabalpur gwalior vijayawada jodhpur raipur kota " +
    "guwahati chandigarh solapur hubli tiruchirappalli bareilly moradabad mangaluru salem bhubaneswar thrissur",
);
export const FIRST_NAMES = list(
  "ravi priya asha anil sunita rajesh kavita suresh deepa amit neha vijay lakshmi mohan farah imran joseph " +
    "meera arjun divya sanjay pooja ramesh anita kiran swati manoj rekha ashok geeta vikram nisha rahul smita " +
    "ganesh uma prakash shalini dinesh radha venkatesh padma senthil fatima harpreet gurpreet mary thomas",
);
export const FAMILY_NAMES = list(
  "kumar sharma patel singh reddy nair menon iyer gupta khan das joshi rao verma mehta shah pillai mishra " +
    "chauhan yadav naidu bose ghosh banerjee mukherjee desai kulkarni patil jadhav shinde thomas mathew fernandes",
);
export const TRADE_WORDS = list(
  "sri sai enterprises traders services and sons industries agency associates solutions house centre works " +
    "company stores india new royal national modern star shree jai ganesh balaji lakshmi om krishna global " +
    "prime elite classic galaxy sunrise green blue golden silver super city care point zone world plaza",
);
export const COMMON_WORDS = list(
  "quality service home customers best years experience work price delivery team since family trusted local " +
    "professional repair new fast design kitchen office city free online support shop products range wedding " +
    "installation maintenance safe clean custom material expert affordable doorstep visit quick original genuine",
);
const SYLLABLES = list(
  "ka ra vi sha ma ni la ta pu ja na ha ri su de va mo gi ba ku ti sa li ro an en ur am",
);

/** Random numbers, the same ones each time. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Rare words: invented names, whose number grows with the number of businesses. */
export function coinedWords(count: number): string[] {
  const random = randomFrom(7);
  const words = new Set<string>();
  while (words.size < count) {
    const parts = 3 + Math.floor(random() * 2);
    words.add(
      Array.from({ length: parts }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]).join(""),
    );
  }
  return [...words];
}

function descriptions(count: number, coined: string[]): string[] {
  const random = randomFrom(11);
  const pool = [...COMMON_WORDS, ...TRADE_WORDS, ...coined];
  return Array.from({ length: count }, () =>
    Array.from({ length: 18 }, () => pool[Math.floor(pool.length * random() ** 5)]).join(" "),
  );
}

/** How many entries of each kind there are. */
export interface Sizes {
  business: number;
  card: number;
  company: number;
  product: number;
}

export async function fillSearch(client: pg.Client, sizes: Sizes): Promise<void> {
  // More businesses have more names, but the names grow more slowly.
  const coined = coinedWords(Math.round(60 * Math.sqrt(sizes.business)));
  const firsts = [...FIRST_NAMES, ...coined];
  const families = [...FAMILY_NAMES, ...coined];
  const trades = [...TRADE_WORDS, ...FAMILY_NAMES, ...coined];
  const categories = LISTED_CATEGORIES.map(({ slug }) => `${slug}|${plainWords(allWordsOf(slug).join(" "))}`);
  await client.query(`set work_mem = '256MB'; set maintenance_work_mem = '1GB'; set session_replication_role = replica;
    truncate search_entries, search_words, premium_periods cascade`);
  const indexes = await dropIndexes(client);
  await keepWords(client, "firsts", firsts);
  await keepWords(client, "families", families);
  await keepWords(client, "trades", trades);
  await keepWords(client, "categories", categories);
  await keepWords(client, "cities", CITIES);
  await keepWords(client, "texts", descriptions(5_000, coined));
  await client.query(`create temp table told as select place, word, setweight(to_tsvector('english', word), 'C') as words
    from bench_words where kind = 'texts'; create index on told (place)`);
  for (const type of ["business", "card", "company", "product"] as const)
    await client.query(storeEntries(type, sizes[type]));
  // Verification needs the plan: two of three who were verified still have it. Of the others one in thirteen.
  await client.query(`insert into premium_periods (id, member_id, starts_at, ends_at)
    select 'p' || substr(md5(owner_id), 1, 19), owner_id, now() - interval '1 day', now() + interval '1 year'
    from search_entries where owner_id is not null and case when ${IS_VERIFIED} then hashtext(owner_id) / 20 % 3 <> 0
      else hashtext(owner_id) % 13 = 0 end group by owner_id`);
  const known = [
    ...new Set([...firsts, ...families, ...trades, ...categories, ...CITIES].join(" ").split(/[^a-z]+/)),
  ];
  await client.query(
    `insert into search_words (word, lexeme, sound)
    select word, lexemes[1], sound from unnest($1::text[], $2::text[]) as known (word, sound),
      tsvector_to_array(to_tsvector('english', word)) lexemes
    where length(word) > 1 and array_length(lexemes, 1) = 1 on conflict do nothing`,
    [known, known.map(soundOf)],
  );
  for (const index of indexes) await client.query(index);
  await client.query("vacuum analyze search_entries, search_words, premium_periods");
}

/** Drops the indexes of the entries. Building them at the end takes a tenth of the time. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes
     where tablename = 'search_entries' and indexname not like '%_pk'`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ made }) => made);
}

async function keepWords(client: pg.Client, kind: string, words: string[]): Promise<void> {
  await client.query(
    "create temp table if not exists bench_words (kind text, place int, word text, primary key (kind, place))",
  );
  await client.query(
    "insert into bench_words select $1, place - 1, word from unnest($2::text[]) with ordinality as given (word, place)",
    [kind, words],
  );
}

/** One owner in twenty, with all that they offer. */
const IS_VERIFIED = "hashtext(owner_id) % 20 = 0";

/** A random position in a list; the first ones are far more frequent than the last. */
const skewed = (count: string, power: number) => `floor(power(random(), ${power}) * ${count})::int`;
const sizeOf = (kind: string) => `(select count(*) from bench_words where kind = '${kind}')`;

function storeEntries(type: keyof Sizes, each: number): string {
  const isCard = type === "card";
  const isProduct = type === "product";
  const hasOneCategory = isProduct || type === "company";
  const name = !isCard
    ? "trade.word || ' ' || split_part(split_part(category.word, '|', 2), ' ', 1) || ' ' || ending.word"
    : "first.word || ' ' || family.word";
  return `insert into search_entries (type, id, owner_id, audience, name, name_key, sound_key, other_key, words, categories,
      category, city_key, city_keys, state, pin, lat, lng, rating_sum, rating_count, completeness, quality, verified_until,
      price_paise, price_max_paise, moq, created_at, updated_at, digest)
    select '${type}', id, owner_id, 'all', initcap(name), name, name, other, setweight(to_tsvector('english', name || ' ' || other), 'A')
        || setweight(to_tsvector('english', category), 'B') || told,
      case when slug = '' then '{}' else array[slug] end, ${hasOneCategory ? "slug" : "null"}, city, array[city], 'Karnataka', pin, lat, lng,
      stars, judges, complete, 0.1 * (((19 + stars) / (5.0 + judges)) - 1) / 4 + 0.0005 * complete,
      case when ${IS_VERIFIED} then now() + interval '1 year' end,
      price, price * (case when random() < 0.3 then 1.5 else 1 end), ${isProduct ? "power(10, 3 * random())" : "1"},
      now() - age, now() - age / 2, ''
    from (
      select '${type.charAt(0)}' || lpad(i::text, 19, '0') as id, case when i % 3 = 0 or ${type !== "business"} then 'm' || lpad((i / ${isProduct ? 20 : 2})::text, 19, '0') end as owner_id,
        ${name} as name, ${!isCard ? "''" : "trade.word || ' ' || ending.word"} as other,
        ${!isCard ? "split_part(category.word, '|', 2)" : "split_part(split_part(category.word, '|', 2), ' ', 1)"} as category,
        ${!isCard ? "split_part(category.word, '|', 1)" : "''"} as slug, city.word as city, told.words as told,
        (560000 + floor(random() * 90))::text as pin, 8 + random() * 25 as lat, 70 + random() * 20 as lng,
        judges, floor(judges * (3 + random() * 2))::int as stars, complete,
        -- From ₹10 to ₹1,00,000; one in five on request.
        ${isProduct ? "case when random() < 0.8 then floor(1000 * power(10, 4 * random()))::bigint end" : "null::bigint"} as price,
        random() * interval '700 days' as age
      from (
        select i, ${skewed(sizeOf("trades"), 4)} as trade, ${skewed(sizeOf("trades"), 6)} as ending,
          ${skewed(sizeOf("categories"), 2)} as category, ${skewed(sizeOf("cities"), 2)} as city,
          ${skewed(sizeOf("firsts"), 4)} as first, ${skewed(sizeOf("families"), 4)} as family,
          floor(random() * 5000)::int as told, ${!isCard ? "floor(power(random(), 4) * 60)::int" : "0"} as judges,
          (30 + random() * 70)::int as complete
        from generate_series(1, ${each}) i
      ) made
      join bench_words trade on trade.kind = 'trades' and trade.place = made.trade
      join bench_words ending on ending.kind = 'trades' and ending.place = made.ending
      join bench_words category on category.kind = 'categories' and category.place = made.category
      join bench_words city on city.kind = 'cities' and city.place = made.city
      join bench_words first on first.kind = 'firsts' and first.place = made.first
      join bench_words family on family.kind = 'families' and family.place = made.family
      join told on told.place = made.told
    ) rows`;
}
