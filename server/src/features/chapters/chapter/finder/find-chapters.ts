import { and, asc, count, desc, eq, ilike, inArray, lt, lte, sql, type SQL } from "drizzle-orm";
import type { ChapterFilters } from "@cardplaza/contract/chapters/chapters";
import {
  CHAPTER_TEXT,
  CHAPTERS_PER_PAGE,
  MAX_MAP_CHAPTERS,
  MAX_UPCOMING,
} from "@cardplaza/contract/chapters/chapter-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Context } from "../../../../context.ts";
import { containing } from "../../../../platform/like.ts";
import { kmFrom } from "../../../places/km-from.ts";
import type { Position } from "../../../places/pins.ts";
import { centreOf, requirePlanForPlace } from "../../../search/place-filter.ts";
import { storedCity } from "../chapter-values.ts";
import { isListed } from "../chapters-seen.ts";
import { chapters } from "../chapters.table.ts";
import { meetingsAhead } from "../next-meetings.ts";
import { chapterUrl, presentChapterLines } from "../present-chapter.ts";

type Finding = Pick<Context, "db" | "member" | "now">;

/** Meetings of so many days are shown beside the chapters. */
const UPCOMING_DAYS = 14;
const MAX_CITIES_SHOWN = 50;

/** Chapters by city, day and free seats. From a place the nearest first; online ones are near to nobody. */
export async function findChapters(ctx: Finding, { page, ...filters }: ChapterFilters & { page: number }) {
  const { db } = ctx;
  await requirePlanForPlace(ctx, filters);
  const from = centreOf(filters, CHAPTER_TEXT.unknownPlace);
  const which = conditionsOf(filters, from);
  const total = await db.$count(chapters, which);
  const rows = await db
    .select()
    .from(chapters)
    .where(which)
    .orderBy(
      ...(from ? [asc(chapters.online), asc(kmTo(from))] : []),
      asc(chapters.city),
      asc(chapters.name),
      asc(chapters.id),
    )
    .limit(CHAPTERS_PER_PAGE)
    .offset((page - 1) * CHAPTERS_PER_PAGE);
  return {
    chapters: await presentChapterLines(ctx, rows, from),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / CHAPTERS_PER_PAGE)),
    places: await placesOf(db, which),
    upcoming: await upcomingOf(ctx, which),
    cities: await citiesWithChapters(db),
  };
}

const kmTo = (from: Position) => kmFrom(from, { lat: chapters.lat, lng: chapters.lng });

function conditionsOf(filters: ChapterFilters, from: Position | undefined): SQL | undefined {
  const { q, city, weekday, seats, online, near, radiusKm } = filters;
  const isAround = radiusKm !== undefined && from !== undefined;
  // The cities around one are wanted, not that one alone.
  const cities = isAround && !near ? [] : city.map((name) => storedCity(name).toLowerCase());
  return and(
    isListed(),
    cities.length > 0 ? inArray(sql`lower(${chapters.city})`, cities) : undefined,
    isAround ? and(eq(chapters.online, false), lte(kmTo(from), radiusKm)) : undefined,
    weekday === undefined ? undefined : eq(chapters.weekday, weekday),
    seats ? lt(chapters.seated, chapters.maxMembers) : undefined,
    online ? eq(chapters.online, true) : undefined,
    q ? ilike(chapters.name, containing(q)) : undefined,
  );
}

const placesOf = (db: Finding["db"], which: SQL | undefined) =>
  db
    .select({
      _id: chapters.id,
      name: chapters.name,
      city: chapters.city,
      lat: chapters.lat,
      lon: chapters.lng,
    })
    .from(chapters)
    .where(and(which, eq(chapters.online, false)))
    .orderBy(asc(chapters.id))
    .limit(MAX_MAP_CHAPTERS);

async function upcomingOf({ db, now }: Finding, which: SQL | undefined) {
  const until = new Date(now.getTime() + UPCOMING_DAYS * DAY_MS);
  const found = await meetingsAhead(db, which, { now, until, limit: MAX_UPCOMING });
  return found.map(({ chapter, meeting }) => ({
    ...meeting,
    chapter: {
      _id: chapter.id,
      name: chapter.name,
      city: chapter.city,
      online: chapter.online,
      url: chapterUrl(chapter),
    },
  }));
}

const citiesWithChapters = (db: Finding["db"]) =>
  db
    .select({ name: chapters.city, count: count() })
    .from(chapters)
    .where(isListed())
    .groupBy(chapters.city)
    .orderBy(desc(count()), asc(chapters.city))
    .limit(MAX_CITIES_SHOWN);
