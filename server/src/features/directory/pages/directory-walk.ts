import { and, eq, gt, gte, sql, type SQL } from "drizzle-orm";
import { categoriesWithin } from "@cardplaza/contract/directory/business-categories";
import { cityKey } from "@cardplaza/contract/places/city-names";
import type { DirectorySort } from "@cardplaza/contract/directory/listing-page-words";
import type { Db } from "../../../platform/database.ts";
import type { Position } from "../../places/pins.ts";
import { isOpenIn } from "../../search/open-spans.ts";
import { listingShelves as shelves } from "./listing-pages.table.ts";

export interface Wanted {
  category?: string;
  city?: string;
  pin?: string;
  rating?: number;
  openAt?: Date;
  sort: DirectorySort;
  /** Where the nearest are nearest to. */
  from?: Position;
}

interface Stretch {
  from: number;
  count: number;
}

/** What a business without a single rating has. */
const UNRATED = 3.8;

/** The shelves to look at: one of all, one of a category, several of a group. A category we do not know is ignored. */
function shelvesOf({ category }: Wanted): string[] {
  const within = category ? categoriesWithin(category) : [];
  return within.length > 0 ? within : [""];
}

function matching(wanted: Wanted, shelf: SQL | undefined): SQL | undefined {
  const { city, pin, rating, openAt } = wanted;
  return and(
    shelf,
    city ? eq(shelves.cityKey, cityKey(city)) : undefined,
    pin ? eq(shelves.pin, pin) : undefined,
    rating ? gte(shelves.rating, rating) : undefined,
    // Nobody who rates above the middle can be below it: so the walk never enters the many without ratings.
    rating && rating > UNRATED ? gt(shelves.bayes, UNRATED) : undefined,
    openAt ? isOpenIn(sql`open_spans`, openAt) : undefined,
  );
}

/** Far from nowhere there is no nearest. */
export const orderOf = ({ sort, from }: Wanted): DirectorySort =>
  sort === "distance" && !from ? "rating" : sort;

const KEY: Record<DirectorySort, { columns: SQL; order: SQL }> = {
  rating: { columns: sql`bayes, rating_count`, order: sql`bayes desc, rating_count desc, listing_id desc` },
  distance: {
    columns: sql`far, bayes, rating_count`,
    order: sql`far nulls last, bayes desc, rating_count desc, listing_id desc`,
  },
  newest: { columns: sql`published_at`, order: sql`published_at desc, listing_id desc` },
  // The order that the index for prefixes has.
  name: { columns: sql`name_key`, order: sql`name_key using ~<~, listing_id` },
};

/** As the crow flies, squared: within a city the ground is flat. */
const farFrom = ({ lat, lng }: Position) => sql`(lat - ${lat}::float8) ^ 2
  + ((lng - ${lng}::float8) * ${Math.cos((lat * Math.PI) / 180)}::float8) ^ 2`;

/** The ids of a stretch of the directory, in order. */
export async function walkDirectory(db: Db, wanted: Wanted, { from, count }: Stretch): Promise<string[]> {
  const among = shelvesOf(wanted);
  const { columns, order } = KEY[orderOf(wanted)];
  const read = wanted.from ? sql`${farFrom(wanted.from)} as far, bayes, rating_count` : columns;
  const walk = (shelf: SQL) => sql`
    select listing_id, ${read} from listing_shelves
    where ${matching(wanted, eq(shelves.shelf, shelf))}
    order by ${order}`;
  const found =
    among.length === 1
      ? walk(sql`${among[0]}`)
      : // The beginning of each shelf, merged; a business may stand on several of them.
        sql`select listing_id, ${columns}
          from unnest(${sql.param(among)}::text[]) as one (shelf_name)
            cross join lateral (${walk(sql`shelf_name`)} limit ${from + count}) walked
          group by listing_id, ${columns} order by ${order}`;
  const { rows } = await db.execute<{ listing_id: string }>(sql`${found} limit ${count} offset ${from}`);
  return rows.map(({ listing_id }) => listing_id);
}

/** How many there are, counted no further than this; then there may be more. */
export async function countDirectory(db: Db, wanted: Wanted, most: number) {
  const among = shelvesOf(wanted);
  const { rows } = await db.execute<{ looked: number; count: number }>(sql`
    select count(*)::int as looked, count(distinct listing_id)::int as count from (
      select listing_id from listing_shelves
      where ${matching(wanted, sql`${shelves.shelf} = any(${sql.param(among)}::text[])`)}
      limit ${most + 1}) counted`);
  const { looked = 0, count = 0 } = rows[0] ?? {};
  return looked > most ? { total: most, capped: true } : { total: count, capped: false };
}
