import { createHash } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database.ts";
import type { SearchEntry, SearchKind } from "../../registry/search-kind.ts";
import { bayesianRating } from "./bayesian-rating.ts";
import { findable, placeKey, plainWords, withoutPhones } from "./search-text.ts";
import { searchEntries } from "./search.table.ts";
import { soundOf, soundsOf } from "./words/sound-of.ts";

const NAME_SHOWN = 200;
/** Text further down is rarely the topic, and would make the index large. */
const DESCRIPTION_READ = 1_000;
const MAX_PLACES = 11;

/** Updates these entries in the search, or removes what can no longer be found. */
export async function touchSearch(tx: Tx, kind: SearchKind, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await kind.touchLists?.(tx, ids);
  const entries = await kind.entriesOf(tx, [...ids]);
  const rows = entries.map((entry) => rowOf(kind, entry)).sort((one, other) => (one.id < other.id ? -1 : 1));
  const gone = ids.filter((id) => !rows.some((row) => row.id === id));
  if (gone.length > 0)
    await tx
      .delete(searchEntries)
      .where(and(eq(searchEntries.type, kind.type), inArray(searchEntries.id, gone)));
  if (rows.length === 0) return;
  await storeEntries(tx, kind, rows);
  await learnWords(tx, rows);
}

type Row = ReturnType<typeof rowOf>;

function rowOf({ hasOneCategory }: SearchKind, entry: SearchEntry) {
  const { ratingSum, ratingCount, completeness, createdAt, updatedAt, verifiedUntil } = entry;
  const city = placeKey(entry.city);
  const nameKey = findable(entry.name, NAME_SHOWN);
  const row = {
    id: entry.id,
    owner_id: entry.ownerId,
    audience: entry.audience,
    name: withoutPhones(entry.name).trim(),
    name_key: nameKey,
    sound_key: soundsOf(nameKey),
    other_key: findable(entry.otherName, NAME_SHOWN),
    category_words: plainWords(entry.category),
    // People type the city and the quarter after what they look for.
    other_words: findable(`${entry.city} ${entry.state} ${entry.description}`, DESCRIPTION_READ),
    categories: entry.categories,
    category: (hasOneCategory && entry.categories[0]) || null,
    city_key: city,
    city_keys: [...new Set([city, ...entry.serves.map(placeKey)])].filter(Boolean).slice(0, MAX_PLACES),
    state: entry.state,
    pin: entry.pin,
    lat: entry.lat,
    lng: entry.lng,
    open_spans: entry.openSpans ?? null,
    rating_sum: ratingSum,
    rating_count: ratingCount,
    completeness: Math.round(completeness),
    quality: qualityOf(entry),
    verified_until: verifiedUntil?.toISOString() ?? null,
    price_paise: entry.pricePaise ?? null,
    price_max_paise: entry.priceMaxPaise ?? entry.pricePaise ?? null,
    moq: entry.moq ?? 1,
    is_slow: entry.isSlow,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
  return { ...row, digest: createHash("md5").update(JSON.stringify(row)).digest("base64") };
}

const qualityOf = ({ ratingSum, ratingCount, completeness }: SearchEntry) =>
  0.1 * ((bayesianRating(ratingSum, ratingCount) - 1) / 4) + 0.05 * (completeness / 100);

async function storeEntries(tx: Tx, { type }: SearchKind, rows: Row[]): Promise<void> {
  await tx.execute(sql`
    insert into search_entries (type, id, owner_id, audience, name, name_key, sound_key, other_key, words, categories, category,
      city_key, city_keys, state, pin, lat, lng, open_spans, rating_sum, rating_count, completeness, quality,
      verified_until, price_paise, price_max_paise, moq, is_slow, created_at, updated_at, digest)
    select ${type}, id, owner_id, audience, name, name_key, sound_key, other_key,
      setweight(to_tsvector('english', name_key || ' ' || other_key), 'A')
        || setweight(to_tsvector('english', category_words), 'B')
        || setweight(to_tsvector('english', other_words), 'C'),
      categories, category, city_key, city_keys, state, pin, lat, lng, open_spans, rating_sum, rating_count, completeness,
      quality, verified_until, price_paise, price_max_paise, moq, is_slow, created_at, updated_at, digest
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made (
      id text, owner_id text, audience text, name text, name_key text, sound_key text, other_key text, category_words text,
      other_words text, categories text[], category text, city_key text, city_keys text[], state text, pin text,
      lat float8, lng float8, open_spans int4multirange, rating_sum int, rating_count int, completeness int, quality real,
      verified_until timestamptz, price_paise bigint, price_max_paise bigint, moq int, is_slow boolean, created_at timestamptz, updated_at timestamptz,
      digest text)
    on conflict (type, id) do update set
      (owner_id, audience, name, name_key, sound_key, other_key, words, categories, category, city_key, city_keys, state, pin, lat, lng,
       open_spans, rating_sum, rating_count, completeness, quality, verified_until, price_paise, price_max_paise, moq, is_slow,
       created_at, updated_at, digest)
      = row(excluded.owner_id, excluded.audience, excluded.name, excluded.name_key, excluded.sound_key, excluded.other_key, excluded.words,
        excluded.categories, excluded.category, excluded.city_key, excluded.city_keys, excluded.state, excluded.pin,
        excluded.lat, excluded.lng, excluded.open_spans, excluded.rating_sum, excluded.rating_count, excluded.completeness,
        excluded.quality, excluded.verified_until, excluded.price_paise, excluded.price_max_paise, excluded.moq, excluded.is_slow, excluded.created_at,
        excluded.updated_at, excluded.digest)
    where search_entries.digest <> excluded.digest`);
}

/** In a fixed order, so that two writers of the same new words do not deadlock. */
async function learnWords(tx: Tx, rows: Row[]): Promise<void> {
  const texts = rows.flatMap((row) => [row.name_key, row.other_key, row.category_words, row.city_key]);
  const words = [...new Set(texts.join(" ").split(" "))].filter((word) => /\p{L}{2}/u.test(word)).sort();
  const heard = words.map((word) => ({ word, sound: soundOf(word) }));
  await tx.execute(sql`
    insert into search_words (word, lexeme, sound)
    select word, lexemes[1], sound
    from jsonb_to_recordset(${JSON.stringify(heard)}::jsonb) as heard (word text, sound text),
      tsvector_to_array(to_tsvector('english', word)) as lexemes
    where array_length(lexemes, 1) = 1
      and not exists (
        select 1 from search_words known where known.word = heard.word and known.sound = heard.sound)
    order by word
    on conflict (word) do update set sound = excluded.sound`);
}
