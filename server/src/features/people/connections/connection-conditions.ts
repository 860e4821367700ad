import { and, eq, exists, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { QueryBuilder, alias } from "drizzle-orm/pg-core";
import { connections } from "./connections.table.ts";

type MemberId = SQLWrapper | string;
const query = new QueryBuilder();
const known = alias(connections, "known");

/** One row stands for both: the smaller id is the first. */
export const pairOf = (one: string, other: string) =>
  one < other ? { firstId: one, secondId: other } : { firstId: other, secondId: one };

/** A condition over `connections`: the row of these two members. */
export const isPair = (one: string, other: string) => {
  const { firstId, secondId } = pairOf(one, other);
  return and(eq(connections.firstId, firstId), eq(connections.secondId, secondId));
};

// Written into the statement: a plan for any values could not use the indexes of accepted ones.
const IS_ACCEPTED = eq(known.status, "accepted").inlineParams();

/** One look into the index, because the smaller id is the first. */
const rowBetween = (one: MemberId, other: MemberId, which?: SQL): SQL<boolean> =>
  exists(
    query
      .select({ one: sql`1` })
      .from(known)
      .where(
        and(
          which,
          eq(known.firstId, sql`least(${one}, ${other})`),
          eq(known.secondId, sql`greatest(${one}, ${other})`),
        ),
      ),
  ) as SQL<boolean>;

/** A condition in any query: the two members are connected. */
export const connectedBetween = (one: MemberId, other: MemberId): SQL<boolean> =>
  rowBetween(one, other, IS_ACCEPTED);

/** In any query: one of the two has invited the other, whatever became of it. */
export const invitedBetween = (one: MemberId, other: MemberId): SQL<boolean> => rowBetween(one, other);

/** A query for the ids of all connections of a member, for `in` and joins. */
export const connectedIds = (memberId: MemberId): SQL => {
  const half = (own: SQLWrapper, other: SQLWrapper) =>
    query
      .select({ id: sql<string>`${other}`.as("id") })
      .from(known)
      .where(and(eq(own, memberId), IS_ACCEPTED))
      .getSQL();
  return sql`${half(known.firstId, known.secondId)} union all ${half(known.secondId, known.firstId)}`;
};
