import { isNotNull } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { members } from "./accounts.table.ts";

/** Those whose deletion waits: they are hidden at once, with all that is theirs. */
export async function idsLeaving(db: Db): Promise<string[]> {
  const rows = await db.select({ id: members.id }).from(members).where(isNotNull(members.erasesAt));
  return rows.map(({ id }) => id);
}
