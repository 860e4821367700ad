import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import type { MemberContext } from "../../../../context.ts";
import type { Db } from "../../../../platform/database.ts";
import { findChapterRunBy } from "../../chapter/chapter-queries.ts";
import { chapterVisitors } from "../chapter-meetings.table.ts";
import { presentVisitors } from "./present-visitors.ts";

const PER_PAGE = 50;

/** Those to follow up come first, the earliest day on top; then the others, the newest first. */
const followUpOrder = () =>
  sql<string>`(case when ${chapterVisitors.followUpOn} is null or ${chapterVisitors.outcome} in ('joined', 'declined')
    then '9' else ${chapterVisitors.followUpOn}::text end)`;

/** The visitors of a chapter, for its officers. */
export async function listVisitors(ctx: MemberContext, chapterId: string, cursor?: string) {
  const { membership } = await findChapterRunBy(ctx.db, chapterId, ctx.member.id);
  const rows = await ctx.db
    .select()
    .from(chapterVisitors)
    .where(
      and(
        eq(chapterVisitors.chapterId, chapterId),
        cursor ? await afterCursor(ctx.db, chapterId, cursor) : undefined,
      ),
    )
    .orderBy(asc(followUpOrder()), desc(chapterVisitors.id))
    .limit(PER_PAGE + 1);
  const page = rows.slice(0, PER_PAGE);
  return {
    visitors: await presentVisitors(ctx.db, page, membership),
    nextCursor: rows.length > PER_PAGE ? page.at(-1)!.id : null,
  };
}

async function afterCursor(db: Db, chapterId: string, cursor: string): Promise<SQL | undefined> {
  const [last] = await db
    .select({ order: followUpOrder() })
    .from(chapterVisitors)
    .where(and(eq(chapterVisitors.id, cursor), eq(chapterVisitors.chapterId, chapterId)));
  if (!last) return undefined;
  return sql`(${followUpOrder()} > ${last.order}
    or (${followUpOrder()} = ${last.order} and ${chapterVisitors.id} < ${cursor}))`;
}
