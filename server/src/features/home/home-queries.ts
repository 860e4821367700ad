import { and, count, desc, eq, inArray, ne } from "drizzle-orm";
import { categoryName, LISTED_CATEGORIES } from "@cardplaza/contract/business-categories";
import { cityKey } from "@cardplaza/contract/city-names";
import {
  MAX_HOME_BUSINESSES,
  MAX_HOME_CATEGORIES,
  MAX_HOME_CITIES,
  type Home,
  type HomeBusiness,
} from "@cardplaza/contract/home";
import { listingPath } from "@cardplaza/contract/listing-rules";
import type { Context } from "../../context.ts";
import type { Db } from "../../platform/database.ts";
import { members } from "../accounts/accounts.table.ts";
import { walkDirectory } from "../listing-pages/directory-walk.ts";
import { showBusinesses } from "../listing-pages/list-businesses.ts";
import { listingShelves as shelves } from "../listing-pages/listing-pages.table.ts";
import type { ListingJson } from "../listings/present-listing.ts";
import { cityAt } from "../places/cities.ts";

/** On the shelf without a name stands every business once. */
const ALL = eq(shelves.shelf, "");

/** What the product has to show for itself. Jobs and chapters add theirs here. */
export async function homeContents(ctx: Context, wanted: string | undefined): Promise<Home> {
  const { db } = ctx;
  const all = await db.$count(shelves, ALL);
  const cities = await busiestCities(db);
  const city = wanted && (await hasBusinesses(db, wanted)) ? wanted : undefined;
  return {
    categories: await popularCategories(db, city),
    city: city ? nameOf(cityKey(city)) : null,
    cities,
    businesses: await topBusinesses(ctx, city),
    jobs: [],
    chapters: [],
    stats: { members: await db.$count(members), businesses: all },
  };
}

async function hasBusinesses(db: Db, city: string): Promise<boolean> {
  const found = await db
    .select({ id: shelves.listingId })
    .from(shelves)
    .where(and(ALL, eq(shelves.cityKey, cityKey(city))))
    .limit(1);
  return found.length > 0;
}

const SLUGS = LISTED_CATEGORIES.map(({ slug }) => slug);

async function popularCategories(db: Db, city: string | undefined): Promise<Home["categories"]> {
  // By name of each shelf, because that is how the index of a city's shelves begins.
  const among = inArray(shelves.shelf, SLUGS);
  const found = await db
    .select({ slug: shelves.shelf, count: count() })
    .from(shelves)
    .where(and(among, city ? eq(shelves.cityKey, cityKey(city)) : undefined))
    .groupBy(shelves.shelf)
    .orderBy(desc(count()), shelves.shelf)
    .limit(MAX_HOME_CATEGORIES);
  return found.map(({ slug, count: businesses }) => ({
    slug,
    name: categoryName(slug),
    count: businesses,
  }));
}

async function busiestCities(db: Db): Promise<Home["cities"]> {
  const found = await db
    .select({ key: shelves.cityKey, count: count() })
    .from(shelves)
    .where(and(ALL, ne(shelves.cityKey, "")))
    .groupBy(shelves.cityKey)
    .orderBy(desc(count()), shelves.cityKey)
    .limit(MAX_HOME_CITIES);
  return found.map(({ key, count: businesses }) => ({ name: nameOf(key), count: businesses }));
}

/** A city that is on no map is written as its key, with capitals. */
const nameOf = (key: string) =>
  cityAt(key)?.name ?? key.replaceAll(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());

/** By the rating of the directory, which a single vote does not make. */
async function topBusinesses(ctx: Context, city: string | undefined): Promise<HomeBusiness[]> {
  const ids = await walkDirectory(
    ctx.db,
    { city, sort: "rating" },
    { from: 0, count: MAX_HOME_BUSINESSES * 2 },
  );
  // Some of the first may be hidden for now: the next take their places.
  const shown = await showBusinesses(ctx, ids);
  return shown.slice(0, MAX_HOME_BUSINESSES).map(inBrief);
}

const inBrief = (listing: ListingJson): HomeBusiness => ({
  _id: listing._id,
  name: listing.name,
  url: listingPath(listing),
  category: categoryName(listing.category),
  locality: listing.address.locality ?? "",
  city: listing.address.city ?? "",
  image: listing.photos[0] || listing.cover || listing.logo || null,
  ratingAvg: listing.ratingAvg,
  ratingCount: listing.ratingCount,
});
