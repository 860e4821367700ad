import { LISTING_STATS_DAYS } from "@cardplaza/contract/directory/listing-page-words";
import { LISTING_TEXT } from "@cardplaza/contract/directory/listing-rules";
import type { ListingFigures, ListingStats } from "@cardplaza/contract/directory/listing-pages";
import { DAY_MS, dateInIndia, midnightInIndia } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import { notFound } from "../../../platform/refusals.ts";
import { enquiriesByDay } from "../../enquiries/count-enquiries.ts";
import { findListing } from "../listings/found-listing.ts";
import { isPremium } from "../../plan/plan-queries.ts";
import { listingDaysBetween } from "../listing-stats-queries.ts";

const NOTHING: ListingFigures = {
  views: 0,
  calls: 0,
  whatsapp: 0,
  directions: 0,
  website: 0,
  enquiries: 0,
};
const FIGURES = Object.keys(NOTHING) as (keyof ListingFigures)[];

/** The figures of the owner's business in the last days; day by day with the plan. */
export async function showListingStats(ctx: MemberContext, id: string): Promise<ListingStats> {
  const { db, member, now } = ctx;
  const found = await findListing(db, id, now);
  const isOwn = found?.listing.ownerId === member.id && !found.listing.deletedAt;
  if (!isOwn) throw notFound(LISTING_TEXT.notFound);
  const days = Array.from({ length: LISTING_STATS_DAYS }, (_, ago) =>
    dateInIndia(new Date(now.getTime() - (LISTING_STATS_DAYS - 1 - ago) * DAY_MS)),
  );
  const [from, to] = [days[0] as string, days.at(-1) as string];
  const visits = new Map((await listingDaysBetween(db, id, from, to)).map((row) => [row.day, row]));
  const enquiriesPerDay = await enquiriesByDay(db, "business", id, midnightInIndia(from));
  const enquiries = new Map(enquiriesPerDay.map(({ day, count }) => [day, count]));
  const series = days.map((day) => {
    const { views, calls, whatsapp, directions, website } = visits.get(day) ?? NOTHING;
    return { day, views, calls, whatsapp, directions, website, enquiries: enquiries.get(day) ?? 0 };
  });
  const totals = { ...NOTHING };
  for (const day of series) for (const figure of FIGURES) totals[figure] += day[figure];
  return { from, to, totals, series: (await isPremium(db, member.id, now)) ? series : null };
}
