import { and, eq, exists, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { takesPart } from "../chapter-queries.ts";
import { chapterMembers } from "../chapters.table.ts";

const query = new QueryBuilder();

/** A condition in any query: the member takes part in this chapter now. */
export const takesPartIn = (chapterId: SQLWrapper, memberId: SQLWrapper | string): SQL =>
  exists(
    query
      .select({ one: sql`1` })
      .from(chapterMembers)
      .where(
        and(eq(chapterMembers.chapterId, chapterId), eq(chapterMembers.memberId, memberId), takesPart()),
      ),
  );

/** A query for the ids of the chapters in which a member takes part now. */
export const chapterIdsOf = (memberId: string): SQL =>
  query
    .select({ id: chapterMembers.chapterId })
    .from(chapterMembers)
    .where(and(eq(chapterMembers.memberId, memberId), takesPart()))
    .getSQL();

/** A query for the ids of the members who take part in a chapter now. */
export const memberIdsOf = (chapterId: string): SQL =>
  query
    .select({ id: chapterMembers.memberId })
    .from(chapterMembers)
    .where(and(eq(chapterMembers.chapterId, chapterId), takesPart()))
    .getSQL();
