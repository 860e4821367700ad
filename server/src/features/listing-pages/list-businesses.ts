import { and, eq, inArray, isNull, not, type SQL } from "drizzle-orm";
import { BUSINESS_CATEGORIES } from "@cardplaza/contract/business-categories";
import type { DirectoryFilters } from "@cardplaza/contract/listing-pages";
import { DIRECTORY_MOST } from "@cardplaza/contract/listing-page-words";
import type { Context } from "../../context.ts";
import type { Db } from "../../platform/database.ts";
import {
  OWNER_LEFT,
  OWNER_PREMIUM_UNTIL,
  selectListings,
  type FoundListing,
} from "../listings/found-listing.ts";
import { listings } from "../listings/listings.table.ts";
import { presentPublicListing } from "../listings/present-listing.ts";
import { areBlocked } from "../moderation/block-queries.ts";
import { positionOf } from "../places/pins.ts";
import { countDirectory, orderOf, walkDirectory, type Wanted } from "./directory-walk.ts";
import { spreadPremium } from "./spread-premium.ts";

/** The pages among which premium may lift a business. */
const STRETCH_PAGES = 3;

/** A page of the directory. Nothing is counted or paged beyond the first thousand. */
export async function listBusinesses(ctx: Context, { openNow, ...filters }: DirectoryFilters) {
  const { page, limit } = filters;
  const wanted: Wanted = {
    ...filters,
    openAt: openNow ? ctx.now : undefined,
    from: filters.sort === "distance" ? positionOf(filters.pin ?? filters.city ?? "") : undefined,
  };
  const { total, capped } = await countDirectory(ctx.db, wanted, DIRECTORY_MOST);
  const first = (page - 1) * limit;
  const ids = first < total ? await walkPage(ctx, wanted, { first, limit }) : [];
  return {
    listings: await showBusinesses(ctx, ids),
    total,
    page,
    pages: Math.ceil(total / limit),
    capped,
  };
}

async function walkPage(
  { db, now }: Context,
  wanted: Wanted,
  { first, limit }: { first: number; limit: number },
): Promise<string[]> {
  const isByRating = orderOf(wanted) === "rating";
  const stretch = isByRating ? STRETCH_PAGES * limit : limit;
  const from = Math.floor(first / stretch) * stretch;
  const ids = await walkDirectory(db, wanted, { from, count: Math.min(stretch, DIRECTORY_MOST - from) });
  const ordered = isByRating ? await liftPremium(db, ids, now) : ids;
  return ordered.slice(first - from, first - from + limit);
}

/** As the database has it in `listing_shelves`. */
const bayesOf = (row: { ratingSum: number; ratingCount: number }) =>
  (5 * 3.8 + row.ratingSum) / (5 + row.ratingCount);

async function liftPremium(db: Db, ids: string[], now: Date): Promise<string[]> {
  const { id, ratingSum, ratingCount } = listings;
  const rows = await db
    .select({ id, ratingSum, ratingCount, premiumUntil: OWNER_PREMIUM_UNTIL })
    .from(listings)
    .where(inArray(id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ranked = ids.flatMap((each) => {
    const row = byId.get(each);
    if (!row) return [];
    const isPremium = row.premiumUntil !== null && row.premiumUntil > now;
    return { id: each, isPremium, bayes: bayesOf(row) };
  });
  return spreadPremium(ranked).map((each) => each.id);
}

/** In the order of the ids. */
async function findIn(db: Db, ids: string[], further: SQL | undefined): Promise<FoundListing[]> {
  if (ids.length === 0) return [];
  const rows = await selectListings(db).where(and(inArray(listings.id, ids), further));
  const byId = new Map(rows.map((found) => [found.listing.id, found]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** As everybody sees them, without those whose owner is leaving or has blocked the viewer, or is blocked. */
export async function showBusinesses({ db, member, now }: Context, ids: string[]) {
  const seen = and(
    eq(listings.status, "published"),
    isNull(listings.deletedAt),
    not(OWNER_LEFT),
    member ? not(areBlocked(listings.ownerId.getSQL(), member.id)) : undefined,
  );
  const found = await findIn(db, ids, seen);
  return found.map((each) => presentPublicListing(each, now));
}

/** A few that do the same, or nearly, in the same city. */
export async function similarTo(ctx: Context, listing: FoundListing["listing"], most: number) {
  const { id, category, city } = listing;
  const group = BUSINESS_CATEGORIES.find(({ within }) => within.some(({ slug }) => slug === category));
  const found = new Set<string>();
  // The same trade first; where there are few, what is near it.
  for (const shelf of group ? [category, group.slug] : []) {
    const wanted: Wanted = { category: shelf, city, sort: "rating" };
    for (const each of await walkDirectory(ctx.db, wanted, { from: 0, count: most + 1 })) found.add(each);
    if (found.size > most) break;
  }
  found.delete(id);
  return showBusinesses(ctx, [...found].slice(0, most));
}
