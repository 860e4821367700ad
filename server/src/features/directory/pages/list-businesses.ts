import { and, eq, inArray, not, type SQL } from "drizzle-orm";
import { BUSINESS_CATEGORIES } from "@cardplaza/contract/categories/business-categories";
import type { DirectoryFilters } from "@cardplaza/contract/directory/listing-pages";
import { DIRECTORY_MOST, FEATURED_SHOWN } from "@cardplaza/contract/directory/listing-page-words";
import type { Context } from "../../../context.ts";
import { OWNER_LEFT, selectListings, type FoundListing } from "../listings/found-listing.ts";
import { listings } from "../listings/listings.table.ts";
import { presentPublicListing } from "../listings/present-listing.ts";
import { blockedBetween } from "../../moderation/block-queries.ts";
import { positionOf } from "../../places/pins.ts";
import { premiumAt } from "../../plan/premium-at.ts";
import { isPublished } from "../listings/listing-conditions.ts";
import { countDirectory, orderOf, walkDirectory, type Wanted } from "./directory-walk.ts";
import { searchDirectory } from "./search-directory.ts";

/** Premium businesses are chosen from this many at the top of the list. */
const FEATURED_AMONG = 60;
/** A shorter list fits on one screen and needs no featured businesses above it. */
const FEATURED_FROM = 10;

/** A page of the directory. Nothing is counted or paged beyond the first thousand. */
export async function listBusinesses(ctx: Context, { openNow, q, ...filters }: DirectoryFilters) {
  const { page, limit } = filters;
  const wanted: Wanted = {
    ...filters,
    openAt: openNow ? ctx.now : undefined,
    from: filters.sort === "distance" ? positionOf(filters.pin ?? filters.city ?? "") : undefined,
  };
  const searched = q ? await searchDirectory(ctx, q, wanted) : undefined;
  const { total, capped } = searched ?? (await countDirectory(ctx.db, wanted, DIRECTORY_MOST));
  const idsFrom = async (from: number, count: number) =>
    searched ? searched.ids.slice(from, from + count) : walkDirectory(ctx.db, wanted, { from, count });
  const first = (page - 1) * limit;
  const ids = first < total ? await idsFrom(first, Math.min(limit, DIRECTORY_MOST - first)) : [];
  const isFeaturing = page === 1 && orderOf(wanted) === "rating" && total > FEATURED_FROM;
  return {
    listings: await showBusinesses(ctx, ids),
    total,
    page,
    pages: Math.ceil(total / limit),
    capped,
    ...(isFeaturing && { featured: await showFeatured(ctx, await idsFrom(0, FEATURED_AMONG)) }),
    ...(searched?.showingFor && { showingFor: searched.showingFor }),
  };
}

/** The first few with premium whose owners reply in time. Nowhere else does the plan change the order by rating. */
async function showFeatured(ctx: Context, ids: string[]) {
  const rows = await ctx.db
    .select({ id: listings.id, isPremium: premiumAt(listings.ownerId, ctx.now) })
    .from(listings)
    .where(and(inArray(listings.id, ids), eq(listings.slowReplies, false)));
  const premium = new Set(rows.flatMap(({ id, isPremium }) => (isPremium ? id : [])));
  const shown = await showBusinesses(ctx, ids.filter((id) => premium.has(id)).slice(0, 2 * FEATURED_SHOWN));
  return shown.slice(0, FEATURED_SHOWN);
}

/** The listings, in the order of the ids. */
async function findIn(
  { db, now }: Context,
  ids: string[],
  further: SQL | undefined,
): Promise<FoundListing[]> {
  if (ids.length === 0) return [];
  const rows = await selectListings(db, now).where(and(inArray(listings.id, ids), further));
  const byId = new Map(rows.map((found) => [found.listing.id, found]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The public view, without listings whose owner is leaving, and without blocks in either direction. */
export async function showBusinesses(ctx: Context, ids: string[]) {
  const seen = and(
    isPublished(),
    not(OWNER_LEFT),
    ctx.member ? not(blockedBetween(listings.ownerId, ctx.member.id)) : undefined,
  );
  const found = await findIn(ctx, ids, seen);
  return found.map((each) => presentPublicListing(each, ctx.now));
}

/** A few of the same category, or of its group, in the same city. */
export async function similarTo(ctx: Context, listing: FoundListing["listing"], most: number) {
  const { id, category, city } = listing;
  const group = BUSINESS_CATEGORIES.find(({ within }) => within.some(({ slug }) => slug === category));
  const found = new Set<string>();
  // The same category first; where it has too few, the rest of its group.
  for (const each of group ? [category, group.slug] : []) {
    const wanted: Wanted = { category: each, city, sort: "rating" };
    for (const similar of await walkDirectory(ctx.db, wanted, { from: 0, count: most + 1 }))
      found.add(similar);
    if (found.size > most) break;
  }
  found.delete(id);
  return showBusinesses(ctx, [...found].slice(0, most));
}
