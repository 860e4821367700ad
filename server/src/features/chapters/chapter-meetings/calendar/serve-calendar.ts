import { and, asc, eq, gt } from "drizzle-orm";
import type { ApiResponse, RawBody } from "@cardplaza/contract/endpoint";
import { CHAPTER_TEXT } from "@cardplaza/contract/chapters/chapter-words";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Context } from "../../../../context.ts";
import { fileResponse } from "../../../../platform/http/file-response.ts";
import { versionOf } from "../../../../platform/http/known-version.ts";
import { notFound } from "../../../../platform/refusals.ts";
import { findChapter } from "../../chapter/chapter-queries.ts";
import { chapterMeetings } from "../chapter-meetings.table.ts";
import { isRunning } from "../plan-meetings.ts";
import { writeCalendar } from "./write-calendar.ts";

const PAST_DAYS = 90;

/** The chapter's calendar for downloads and subscriptions. Calendars fetch it without signing in. */
export async function serveCalendar(ctx: Context, chapterId: string): Promise<ApiResponse<RawBody>> {
  const chapter = await findChapter(ctx.db, chapterId);
  if (!isRunning(chapter)) throw notFound(CHAPTER_TEXT.notFound);
  const meetings = await ctx.db
    .select()
    .from(chapterMeetings)
    .where(
      and(
        eq(chapterMeetings.chapterId, chapterId),
        gt(chapterMeetings.startsAt, new Date(ctx.now.getTime() - PAST_DAYS * DAY_MS)),
      ),
    )
    .orderBy(asc(chapterMeetings.startsAt), asc(chapterMeetings.id));
  const body = writeCalendar(chapter, meetings, ctx.origin, PRODUCT_NAME);
  return fileResponse(body, {
    name: `${chapter.name}.ics`,
    inline: true,
    version: versionOf(body),
    headers: { "cache-control": "public, max-age=300", "x-robots-tag": "noindex" },
  });
}
