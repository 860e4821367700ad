import { and, sql } from "drizzle-orm";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Context } from "../../../../context.ts";
import { storedCity } from "../chapter-values.ts";
import { isListed } from "../chapters-seen.ts";
import { chapters } from "../chapters.table.ts";
import { meetingsAhead } from "../next-meetings.ts";
import { chapterUrl } from "../present-chapter.ts";

const WEEK_DAYS = 7;
/** A chapter may have several meetings in a week, and is shown once. */
const READ_FOR_EACH = 3;

/** Chapters that meet within a week, each with its first meeting; those of the city, if there are any. */
export async function chaptersThisWeek(
  { db, now }: Pick<Context, "db" | "now">,
  limit: number,
  city?: string,
) {
  const until = new Date(now.getTime() + WEEK_DAYS * DAY_MS);
  const inCity = city ? sql`lower(${chapters.city}) = ${storedCity(city).toLowerCase()}` : undefined;
  const range = { now, until, limit: limit * READ_FOR_EACH };
  const here = inCity ? await meetingsAhead(db, and(isListed(), inCity), range) : [];
  const found = here.length > 0 ? here : await meetingsAhead(db, isListed(), range);
  const firstOfEach = new Map(found.toReversed().map((each) => [each.chapter.id, each]));
  return [...firstOfEach.values()]
    .toSorted((one, other) => one.meeting.startsAt.getTime() - other.meeting.startsAt.getTime())
    .slice(0, limit)
    .map(({ chapter, meeting }) => ({
      _id: chapter.id,
      name: chapter.name,
      city: chapter.city,
      url: chapterUrl(chapter),
      startsAt: meeting.startsAt,
    }));
}
