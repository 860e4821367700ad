import { and, eq, sql } from "drizzle-orm";
import type { JobContext } from "../../context.ts";
import { searchPings } from "./search-pings.table.ts";

/** What was sent about pages whose rows are erased. */
export async function deleteEndedPings({ db, registry }: JobContext): Promise<void> {
  for (const { type, rows } of registry.pings)
    await db
      .delete(searchPings)
      .where(
        and(
          eq(searchPings.targetType, type),
          sql`not exists (select 1 from ${rows.from} where ${rows.id} = ${searchPings.targetId})`,
        ),
      );
}
