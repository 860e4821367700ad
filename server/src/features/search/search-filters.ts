import { sql, type SQL } from "drizzle-orm";
import type { SearchSort } from "@cardplaza/contract/search/search-words";
import { kmFrom } from "../places/km-from.ts";
import type { Position } from "../places/pins.ts";
import { premiumLookupAt } from "../plan/premium-at.ts";
import { isOpenIn } from "./open-spans.ts";

/** The conditions of a search, and who searches. */
export interface SearchFilters {
  cities: string[];
  state?: string;
  categories?: string[];
  /** Each entry has one category at most, which the database can read in order. */
  hasOneCategory?: boolean;
  /** Entries may serve other cities than their own. */
  servesCities?: boolean;
  rating?: number;
  verified: boolean;
  openNow: boolean;
  price?: { minPaise?: number | undefined; maxPaise?: number | undefined } | undefined;
  /** Sold in quantities of this many or fewer. */
  moq?: number | undefined;
  near?: Position & { radiusKm: number };
  /** The position that distances are measured from. */
  from?: Position;
  /** The searcher's city, if known: entries there rank a little higher. */
  homeCity?: string;
  sort: SearchSort | "name";
  /** Only entries with the words, or words that sound the same; no similar ones. */
  isExact?: boolean;
  /** Only what is in one of the cities, not what serves them from another place. */
  isWithinCities?: boolean;
  isMember: boolean;
  /** Owners whose entries are not found: those who leave, who blocked the searcher or whom the searcher blocked. */
  hiddenIds: string[];
  /** Only what was created after that. */
  since?: Date;
  now: Date;
}

const KM_A_DEGREE = 111.32;

/** Conditions on `search_entries`, named `entry`. */
export function filterConditions(filters: SearchFilters): SQL {
  const conditions: SQL[] = [filters.isMember ? sql`true` : sql`entry.audience = 'all'`];
  if (filters.state) conditions.push(sql`lower(entry.state) = ${filters.state.toLowerCase()}`);
  if (filters.rating !== undefined)
    conditions.push(
      sql`entry.rating_count > 0 and entry.rating_sum >= ${filters.rating}::float8 * entry.rating_count`,
    );
  if (filters.verified)
    conditions.push(sql`entry.verified_until > ${at(filters.now)} and ${isPremium(filters.now)}`);
  if (filters.since) conditions.push(sql`entry.created_at > ${at(filters.since)}`);
  if (filters.openNow) conditions.push(isOpenIn(sql`entry.open_spans`, filters.now));
  // A price from … to … fits if any part of it does; a price on request does not.
  if (filters.price?.minPaise !== undefined)
    conditions.push(sql`entry.price_max_paise >= ${filters.price.minPaise}::bigint`);
  if (filters.price?.maxPaise !== undefined)
    conditions.push(sql`entry.price_paise <= ${filters.price.maxPaise}::bigint`);
  if (filters.moq !== undefined) conditions.push(sql`entry.moq <= ${filters.moq}::int`);
  if (filters.near) conditions.push(isNear(filters.near));
  if (filters.isWithinCities && filters.cities.length > 0)
    conditions.push(sql`entry.city_key = any(${sql.param(filters.cities)}::text[])`);
  if (filters.hiddenIds.length > 0)
    conditions.push(
      sql`(entry.owner_id is null or not entry.owner_id = any(${sql.param(filters.hiddenIds)}::text[]))`,
    );
  return sql.join(conditions, sql` and `);
}

export const at = (time: Date) => sql`${time.toISOString()}::timestamptz`;

/** Whether the owner has premium; null without any plan. */
export const isPremium = (now: Date) => premiumLookupAt(sql`entry.owner_id`, now);

export const kmToEntry = (from: Position) => kmFrom(from, { lat: sql`entry.lat`, lng: sql`entry.lng` });

/** The index finds a square; then the corners are cut off. */
function isNear({ lat, lng, radiusKm }: Position & { radiusKm: number }): SQL {
  const up = radiusKm / KM_A_DEGREE;
  const across = up / Math.cos((lat * Math.PI) / 180);
  return sql`entry.lat between ${lat - up}::float8 and ${lat + up}::float8
    and entry.lng between ${lng - across}::float8 and ${lng + across}::float8
    and ${kmToEntry({ lat, lng })} <= ${radiusKm}::float8`;
}
