import { and, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database.ts";
import { connectedIds, isPair } from "./connection-conditions.ts";
import { connections, type ConnectionRow } from "./connections.table.ts";

/** What there is between two members, whatever its state. */
export async function findPair(db: Db | Tx, one: string, other: string): Promise<ConnectionRow | undefined> {
  const [row] = await db.select().from(connections).where(isPair(one, other));
  return row;
}

export async function areConnected(db: Db | Tx, one: string, other: string): Promise<boolean> {
  const [row] = await db
    .select({ id: connections.id })
    .from(connections)
    .where(and(isPair(one, other), eq(connections.status, "accepted")));
  return row !== undefined;
}

export async function countConnections(db: Db | Tx, memberId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${connectedIds(memberId)}) connected`,
  );
  return rows[0]?.count ?? 0;
}

/** How many connections a member shares with each of these; those without one are left out. */
export async function mutualCounts(
  db: Db | Tx,
  memberId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; count: number }>(sql`
    with own as materialized (${connectedIds(memberId)})
    select other.id, count(*)::int as count
    from unnest(${sql.param([...ids])}::text[]) other (id)
    cross join lateral (${connectedIds(sql`other.id`)}) theirs
    where theirs.id in (select id from own)
    group by other.id`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
