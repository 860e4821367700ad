import { and, asc, eq, gte, inArray, lte, ne, or, sql } from "drizzle-orm";
import { chapterPath, LISTED_STATUSES } from "@cardplaza/contract/chapters/chapter-words";
import { firstMonth, monthOf } from "@cardplaza/contract/chapters/points-rules";
import { MAX_RANKED_CHAPTERS, type Period } from "@cardplaza/contract/chapters/points-words";
import { cityName } from "@cardplaza/contract/places/city-names";
import type { MemberContext } from "../../../context.ts";
import type { Db } from "../../../platform/database.ts";
import { chaptersOf } from "../chapter/chapter-queries.ts";
import { chapters } from "../chapter/chapters.table.ts";
import { ALL_TIME, chapterTotals } from "./points.table.ts";

interface Wanted {
  period: Period;
  city?: string | undefined;
}

/** The best chapters of a period, and the member's own wherever they are. */
export async function rankChapters({ db, member, now }: MemberContext, { period, city }: Wanted) {
  const own = new Set((await chaptersOf(db, member.id)).map(({ chapter }) => chapter.id));
  const found = await findRanked(db, firstMonth(period, monthOf(now)), city, [...own]);
  return {
    period,
    rows: found.map(({ id, seated, points, ...row }) => ({
      ...row,
      chapterId: id,
      members: seated,
      points,
      average: seated > 0 ? Math.round(points / seated) : 0,
      isOwn: own.has(id),
      url: chapterPath(id),
    })),
  };
}

/** All chapters are ranked, since the place of one depends on all; only the first and these are returned. */
async function findRanked(db: Db, from: string | null, city: string | undefined, ids: string[]) {
  const totals = db
    .select({
      chapterId: chapterTotals.chapterId,
      points: sql<number>`sum(${chapterTotals.points})::int`.as("total_points"),
    })
    .from(chapterTotals)
    .where(
      from === null
        ? eq(chapterTotals.month, ALL_TIME)
        : and(gte(chapterTotals.month, from), ne(chapterTotals.month, ALL_TIME)),
    )
    .groupBy(chapterTotals.chapterId)
    .as("totals");
  const points = sql<number>`coalesce(${totals.points}, 0)`;
  const ranked = db
    .select({
      id: chapters.id,
      name: chapters.name,
      city: chapters.city,
      seated: chapters.seated,
      points: points.as("points"),
      rank: sql<number>`(rank() over (order by ${points} desc))::int`.as("rank"),
      place: sql<number>`row_number() over (order by ${points} desc, ${chapters.id})`.as("place"),
    })
    .from(chapters)
    .leftJoin(totals, eq(totals.chapterId, chapters.id))
    .where(
      and(
        inArray(chapters.status, [...LISTED_STATUSES]),
        city?.trim() ? eq(chapters.city, cityName(city.trim())) : undefined,
      ),
    )
    .as("ranked");
  return db
    .select({
      rank: ranked.rank,
      id: ranked.id,
      name: ranked.name,
      city: ranked.city,
      seated: ranked.seated,
      points: ranked.points,
    })
    .from(ranked)
    .where(or(lte(ranked.place, MAX_RANKED_CHAPTERS), ids.length > 0 ? inArray(ranked.id, ids) : undefined))
    .orderBy(asc(ranked.place));
}
