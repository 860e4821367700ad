import { and, eq, gt, gte, sql, type SQL } from "drizzle-orm";
import { categoriesWithin } from "@cardplaza/contract/categories/business-categories";
import { cityKey } from "@cardplaza/contract/places/city-names";
import type { DirectorySort } from "@cardplaza/contract/directory/listing-page-words";
import type { Db } from "../../../platform/database.ts";
import { one } from "../../../platform/one.ts";
import type { Position } from "../../places/pins.ts";
import { MEAN_RATING } from "../../search/bayesian-rating.ts";
import { isOpenIn } from "../../search/open-spans.ts";
import { directoryEntries } from "./listing-pages.table.ts";

export interface Wanted {
  category?: string;
  city?: string;
  pin?: string;
  rating?: number;
  openAt?: Date;
  sort: DirectorySort;
  /** The position that distances are measured from. */
  from?: Position;
}

interface Page {
  from: number;
  count: number;
}

/** The entries' categories to read: "" for all, one, or the several of a group. An unknown category is ignored. */
function categoriesOf({ category }: Wanted): string[] {
  const within = category ? categoriesWithin(category) : [];
  return within.length > 0 ? within : [""];
}

function matching(wanted: Wanted, inCategory: SQL | undefined): SQL | undefined {
  const { city, pin, rating, openAt } = wanted;
  return and(
    inCategory,
    city ? eq(directoryEntries.cityKey, cityKey(city)) : undefined,
    pin ? eq(directoryEntries.pin, pin) : undefined,
    rating ? gte(directoryEntries.rating, rating) : undefined,
    // An average above the mean means a weighted rating above it too: the index scan skips all unrated entries.
    rating && rating > MEAN_RATING ? gt(directoryEntries.bayes, MEAN_RATING) : undefined,
    openAt ? isOpenIn(sql`open_spans`, openAt) : undefined,
  );
}

/** Without a position to measure from, the order is by rating. */
export const orderOf = ({ sort, from }: Wanted): DirectorySort =>
  sort === "distance" && !from ? "rating" : sort;

const KEY: Record<DirectorySort, { columns: SQL; order: SQL }> = {
  rating: { columns: sql`bayes, rating_count`, order: sql`bayes desc, rating_count desc, listing_id desc` },
  distance: {
    columns: sql`far, bayes, rating_count`,
    order: sql`far nulls last, bayes desc, rating_count desc, listing_id desc`,
  },
  newest: { columns: sql`published_at`, order: sql`published_at desc, listing_id desc` },
  // The order of the index on name prefixes.
  name: { columns: sql`name_key`, order: sql`name_key using ~<~, listing_id` },
};

/** The squared straight-line distance; within a city the earth counts as flat. */
const farFrom = ({ lat, lng }: Position) => sql`(lat - ${lat}::float8) ^ 2
  + ((lng - ${lng}::float8) * ${Math.cos((lat * Math.PI) / 180)}::float8) ^ 2`;

/** The ids of one page of the directory, in order. */
export async function walkDirectory(db: Db, wanted: Wanted, { from, count }: Page): Promise<string[]> {
  const among = categoriesOf(wanted);
  const { columns, order } = KEY[orderOf(wanted)];
  const read = wanted.from ? sql`${farFrom(wanted.from)} as far, bayes, rating_count` : columns;
  const walk = (category: SQL) => sql`
    select listing_id, ${read} from directory_entries
    where ${matching(wanted, eq(directoryEntries.category, category))}
    order by ${order}`;
  const found =
    among.length === 1
      ? walk(sql`${among[0]}`)
      : // The first of each category, merged; a business may be in several of them.
        sql`select listing_id, ${columns}
          from unnest(${sql.param(among)}::text[]) as one (category_name)
            cross join lateral (${walk(sql`category_name`)} limit ${from + count}) walked
          group by listing_id, ${columns} order by ${order}`;
  const { rows } = await db.execute<{ listing_id: string }>(sql`${found} limit ${count} offset ${from}`);
  return rows.map(({ listing_id }) => listing_id);
}

/** Counts up to `most`; beyond it the total is capped. */
export async function countDirectory(db: Db, wanted: Wanted, most: number) {
  const among = categoriesOf(wanted);
  const { rows } = await db.execute<{ looked: number; count: number }>(sql`
    select count(*)::int as looked, count(distinct listing_id)::int as count from (
      select listing_id from directory_entries
      where ${matching(wanted, sql`${directoryEntries.category} = any(${sql.param(among)}::text[])`)}
      limit ${most + 1}) counted`);
  const { looked, count } = one(rows);
  return looked > most ? { total: most, capped: true } : { total: count, capped: false };
}
