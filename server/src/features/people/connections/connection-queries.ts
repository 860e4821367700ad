import { and, eq, inArray, or, sql } from "drizzle-orm";
import { CONNECTION_TEXT } from "@cardplaza/contract/people/connection-words";
import type { Db, Tx } from "../../../platform/database.ts";
import { executePlanned } from "../../../platform/execute-planned.ts";
import { notFound } from "../../../platform/refusals.ts";
import { one } from "../../../platform/one.ts";
import { isReachable } from "../../moderation/reachable.ts";
import { connectedIds, isPair } from "./connection-conditions.ts";
import { connections, type ConnectionRow } from "./connections.table.ts";
import { lockBoth } from "./lock-both.ts";

/** What there is between two members, whatever its state. */
export async function findPair(
  db: Db | Tx,
  memberId: string,
  otherId: string,
): Promise<ConnectionRow | undefined> {
  const [row] = await db.select().from(connections).where(isPair(memberId, otherId));
  return row;
}

export async function areConnected(db: Db | Tx, memberId: string, otherId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: connections.id })
    .from(connections)
    .where(and(isPair(memberId, otherId), eq(connections.status, "accepted")));
  return row !== undefined;
}

export async function countConnections(db: Db | Tx, memberId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${connectedIds(memberId)}) connected`,
  );
  return one(rows).count;
}

/** How many connections a member shares with each of these; those without one are left out. */
export async function mutualCounts(
  db: Db | Tx,
  memberId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  // Inside `is true` the member's own are hashed once.
  const rows = await executePlanned<{ id: string; count: number }>(
    db,
    sql`select other.id, count(*)::int as count
    from unnest(${sql.param([...ids])}::text[]) other (id)
    cross join lateral (${connectedIds(sql`other.id`)}) theirs
    where (theirs.id in (${connectedIds(memberId)})) is true
    group by other.id`,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** The other one of the two. */
export const otherOf = ({ firstId, secondId }: Pick<ConnectionRow, "firstId" | "secondId">, id: string) =>
  firstId === id ? secondId : firstId;

/** A row of the member, unless the other one has left or is in a block with them. */
export async function findConnectionOf(db: Db | Tx, memberId: string, id: string): Promise<ConnectionRow> {
  const [row] = await db
    .select()
    .from(connections)
    .where(
      and(eq(connections.id, id), or(eq(connections.firstId, memberId), eq(connections.secondId, memberId))),
    );
  if (!row || !(await isReachable(db, memberId, otherOf(row, memberId))))
    throw notFound(CONNECTION_TEXT.notFound);
  return row;
}

/** The same; nothing else happens between the two until the transaction ends. */
export async function lockConnectionOf(tx: Tx, memberId: string, id: string): Promise<ConnectionRow> {
  const { firstId, secondId } = await findConnectionOf(tx, memberId, id);
  await lockBoth(tx, firstId, secondId);
  return findConnectionOf(tx, memberId, id);
}

/** People who share connections with the member and are no connection: those with the most first. */
export async function sharedConnections(
  db: Db,
  memberId: string,
  limit: number,
): Promise<{ id: string; count: number }[]> {
  const { rows } = await db.execute<{ id: string; count: number }>(sql`
    with own as materialized (${connectedIds(memberId)})
    select theirs.id, count(*)::int as count
    from own cross join lateral (${connectedIds(sql`own.id`)}) theirs
    where theirs.id <> ${memberId} and theirs.id not in (select id from own)
    group by theirs.id
    order by count desc, theirs.id
    limit ${limit}`);
  return rows;
}

/** The members on both sides of these connections. */
export async function membersOfConnections(db: Db | Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ firstId: connections.firstId, secondId: connections.secondId })
    .from(connections)
    .where(inArray(connections.id, [...ids]));
  return rows.flatMap(({ firstId, secondId }) => [firstId, secondId]);
}
