import { and, eq, exists, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { mutedMembers } from "./muted.table.ts";

const query = new QueryBuilder();

export const idsMutedBy = (memberId: SQLWrapper | string) =>
  query.select({ id: mutedMembers.mutedId }).from(mutedMembers).where(eq(mutedMembers.memberId, memberId));

/** In any query: the member has muted the other one. */
export const hasMuted = (memberId: SQLWrapper | string, mutedId: SQLWrapper | string): SQL =>
  exists(
    query
      .select({ one: sql`1` })
      .from(mutedMembers)
      .where(and(eq(mutedMembers.memberId, memberId), eq(mutedMembers.mutedId, mutedId))),
  );
