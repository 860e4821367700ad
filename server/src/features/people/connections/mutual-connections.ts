import { not, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/database.ts";
import { hasLeft } from "../../accounts/member-conditions.ts";
import { connectedIds } from "./connection-conditions.ts";

/** The connections that two members share: how many there are, and the first of them. Those who left do not count. */
export async function findMutual(
  db: Db | Tx,
  one: string,
  other: string,
  limit: number,
): Promise<{ count: number; ids: string[] }> {
  const { rows } = await db.execute<{ id: string; count: number }>(sql`
    with own as materialized (${connectedIds(one)})
    select theirs.id, (count(*) over ())::int as count
    from (${connectedIds(other)}) theirs
    where theirs.id in (select id from own) and ${not(hasLeft(sql`theirs.id`))}
    order by theirs.id
    limit ${limit}`);
  return { count: rows[0]?.count ?? 0, ids: rows.map(({ id }) => id) };
}
