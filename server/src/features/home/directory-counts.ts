import { and, count, desc, eq, inArray, ne, type SQL } from "drizzle-orm";
import { categoryName, LISTED_CATEGORIES } from "@cardplaza/contract/categories/business-categories";
import { type Home } from "@cardplaza/contract/home/home";
import { MAX_HOME_CATEGORIES, MAX_HOME_CITIES } from "@cardplaza/contract/home/home-limits";
import type { Db } from "../../platform/database.ts";
import { members } from "../accounts/accounts.table.ts";
import { directoryEntries } from "../directory/pages/listing-pages.table.ts";
import { areMoreFound, countFound } from "../search/count-found.ts";
import { countInBackground } from "./count-in-background.ts";

/** Every business has one entry without a category. */
const ALL = eq(directoryEntries.category, "");
const SLUGS = LISTED_CATEGORIES.map(({ slug }) => slug);
/** This many are counted within milliseconds; two hundred thousand take a third of a second. */
const COUNTED_AT_ONCE = 5_000;

/** The counts of all that the home page names. */
export async function countsOfAll(db: Db, now: Date) {
  const counted = async () => ({
    members: await db.$count(members),
    businesses: await db.$count(directoryEntries, ALL),
    companies: await countFound(db, "company"),
    products: await countFound(db, "product"),
    cities: await busiestCities(db),
    categories: await popularCategories(db),
  });
  const areMany =
    (await hasMany(db, ALL)) ||
    (await hasManyMembers(db)) ||
    (await areMoreFound(db, "product", COUNTED_AT_ONCE)) ||
    (await areMoreFound(db, "company", COUNTED_AT_ONCE));
  return areMany ? countInBackground(db, "", now, counted) : counted();
}

/** Called at the start, so that not even the first visitor waits. */
export const beginCounting = (db: Db, now: Date) => void countsOfAll(db, now).catch(() => {});

/** The categories with the most businesses in a city. */
export async function categoriesIn(db: Db, cityKey: string, now: Date) {
  const within = eq(directoryEntries.cityKey, cityKey);
  const counted = () => popularCategories(db, within);
  return (await hasMany(db, and(ALL, within))) ? countInBackground(db, cityKey, now, counted) : counted();
}

export async function hasBusinesses(db: Db, cityKey: string): Promise<boolean> {
  const within = and(ALL, eq(directoryEntries.cityKey, cityKey));
  return (
    (await db.select({ id: directoryEntries.listingId }).from(directoryEntries).where(within).limit(1))
      .length > 0
  );
}

async function hasMany(db: Db, these: SQL | undefined): Promise<boolean> {
  const found = await db
    .select({ id: directoryEntries.listingId })
    .from(directoryEntries)
    .where(these)
    .limit(1)
    .offset(COUNTED_AT_ONCE);
  return found.length > 0;
}

const hasManyMembers = async (db: Db): Promise<boolean> =>
  (await db.select({ id: members.id }).from(members).limit(1).offset(COUNTED_AT_ONCE)).length > 0;

async function popularCategories(db: Db, within?: SQL): Promise<Home["categories"]> {
  // By category first, because the index of a city's entries begins with it.
  const among = inArray(directoryEntries.category, SLUGS);
  const found = await db
    .select({ slug: directoryEntries.category, count: count() })
    .from(directoryEntries)
    .where(and(among, within))
    .groupBy(directoryEntries.category)
    .orderBy(desc(count()), directoryEntries.category)
    .limit(MAX_HOME_CATEGORIES);
  return found.map(({ slug, count: businesses }) => ({
    slug,
    name: categoryName(slug),
    count: businesses,
  }));
}

const busiestCities = (db: Db) =>
  db
    .select({ key: directoryEntries.cityKey, count: count() })
    .from(directoryEntries)
    .where(and(ALL, ne(directoryEntries.cityKey, "")))
    .groupBy(directoryEntries.cityKey)
    .orderBy(desc(count()), directoryEntries.cityKey)
    .limit(MAX_HOME_CITIES);
