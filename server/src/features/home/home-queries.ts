import type { z } from "zod";
import { categoryName } from "@cardplaza/contract/categories/business-categories";
import { cityKey } from "@cardplaza/contract/places/city-names";
import type { Home, HomeBusiness } from "@cardplaza/contract/home/home";
import { MAX_HOME_BUSINESSES, MAX_HOME_CHAPTERS, MAX_HOME_JOBS } from "@cardplaza/contract/home/home-limits";
import { listingPath } from "@cardplaza/contract/directory/listing-rules";
import { jobPath } from "@cardplaza/contract/jobs/job-words";
import type { Context } from "../../context.ts";
import { chaptersThisWeek } from "../chapters/chapter/finder/chapters-this-week.ts";
import { walkDirectory } from "../directory/pages/directory-walk.ts";
import { showBusinesses } from "../directory/pages/list-businesses.ts";
import type { ListingJson } from "../directory/listings/present-listing.ts";
import { newestJobs } from "../jobs/posts/newest-jobs.ts";
import { cityAt } from "../places/cities.ts";
import { categoriesIn, countsOfAll, hasBusinesses } from "./directory-counts.ts";

/** The figures and lists of the home page. */
export async function homeContents(ctx: Context, wanted: string | undefined): Promise<z.input<typeof Home>> {
  const { db, now } = ctx;
  const { categories, cities, ...stats } = await countsOfAll(db, now);
  const city = wanted && (await hasBusinesses(db, cityKey(wanted))) ? cityKey(wanted) : undefined;
  return {
    categories: city ? await categoriesIn(db, city, now) : categories,
    city: city ? nameOf(city) : null,
    cities: cities.map(({ key, count }) => ({ name: nameOf(key), count })),
    businesses: await topBusinesses(ctx, city),
    jobs: (await newestJobs(ctx, MAX_HOME_JOBS)).map((job) => ({ ...job, url: jobPath(job) })),
    chapters: await chaptersThisWeek(ctx, MAX_HOME_CHAPTERS, wanted),
    stats,
  };
}

/** An unknown city is shown as its key, with capitals. */
const nameOf = (key: string) =>
  cityAt(key)?.name ?? key.replaceAll(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase());

/** By the directory's rating, on which a single vote has little effect. */
async function topBusinesses(ctx: Context, city: string | undefined): Promise<HomeBusiness[]> {
  const ids = await walkDirectory(
    ctx.db,
    { city, sort: "rating" },
    { from: 0, count: MAX_HOME_BUSINESSES * 2 },
  );
  // Some of the first may be hidden at the moment: the next ones take their place.
  const shown = await showBusinesses(ctx, ids);
  return shown.slice(0, MAX_HOME_BUSINESSES).map(presentHomeBusiness);
}

const presentHomeBusiness = (listing: ListingJson): HomeBusiness => ({
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
