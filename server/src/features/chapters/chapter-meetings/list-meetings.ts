import { and, asc, desc, eq, gt, lte, or, sql, type SQL } from "drizzle-orm";
import { MEETINGS_PER_PAGE } from "@cardplaza/contract/chapters/chapter-meeting-words";
import type { Context } from "../../../context.ts";
import type { Db } from "../../../platform/database.ts";
import { findChapterSeenBy } from "../chapter/chapters-seen.ts";
import { chapterMeetings } from "./chapter-meetings.table.ts";
import { presentMeetings } from "./present-meeting.ts";

export interface MeetingsQuery {
  when: "upcoming" | "past";
  cursor?: string;
}

/** The next first, or of the past ones the last first. */
export async function listMeetings(ctx: Context, chapterId: string, { when, cursor }: MeetingsQuery) {
  const viewerId = ctx.member?.id ?? null;
  const { own } = await findChapterSeenBy(ctx, chapterId);
  const isInside = own?.status === "active" || own?.status === "on_leave";
  const rows = await ctx.db
    .select()
    .from(chapterMeetings)
    .where(
      and(
        eq(chapterMeetings.chapterId, chapterId),
        when === "upcoming" ? isUpcoming(ctx.now, isInside) : isPast(ctx.now),
        cursor ? await afterCursor(ctx.db, when, cursor) : undefined,
      ),
    )
    .orderBy(
      ...(when === "upcoming"
        ? [asc(chapterMeetings.startsAt), asc(chapterMeetings.id)]
        : [desc(chapterMeetings.startsAt), desc(chapterMeetings.id)]),
    )
    .limit(MEETINGS_PER_PAGE + 1);
  const page = rows.slice(0, MEETINGS_PER_PAGE);
  return {
    meetings: await presentMeetings(ctx, page, viewerId),
    nextCursor: rows.length > MEETINGS_PER_PAGE ? page.at(-1)!.id : null,
  };
}

/** An expression in any query over meetings: when the meeting ends. */
export const endOf = () =>
  sql`${chapterMeetings.startsAt} + make_interval(mins => ${chapterMeetings.durationMin})`;

/** Members also see one that is over until somebody closes it. */
const isUpcoming = (now: Date, isInside: boolean) =>
  or(
    and(
      eq(chapterMeetings.status, "scheduled"),
      isInside ? undefined : sql`${endOf()} > ${now.toISOString()}::timestamptz`,
    ),
    and(eq(chapterMeetings.status, "cancelled"), gt(chapterMeetings.startsAt, now)),
  );

const isPast = (now: Date) =>
  or(
    eq(chapterMeetings.status, "closed"),
    and(eq(chapterMeetings.status, "cancelled"), lte(chapterMeetings.startsAt, now)),
  );

async function afterCursor(db: Db, when: MeetingsQuery["when"], cursor: string): Promise<SQL | undefined> {
  const [last] = await db
    .select({ startsAt: chapterMeetings.startsAt })
    .from(chapterMeetings)
    .where(eq(chapterMeetings.id, cursor));
  if (!last) return undefined;
  const place = sql`(${chapterMeetings.startsAt}, ${chapterMeetings.id})`;
  const at = sql`(${last.startsAt.toISOString()}::timestamptz, ${cursor})`;
  return when === "upcoming" ? sql`${place} > ${at}` : sql`${place} < ${at}`;
}
