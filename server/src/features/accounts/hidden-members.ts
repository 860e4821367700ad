import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { members } from "./accounts.table.ts";

/** Members with a pending deletion or suspended. They and everything they own are hidden at once. */
export async function hiddenMemberIds(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: members.id })
    .from(members)
    .where(sql`${members.isHidden}`);
  return rows.map(({ id }) => id);
}
