import { isNotNull } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { members } from "./accounts.table.ts";

/** Members with a pending deletion. They and everything they own are hidden at once. */
export async function leavingMemberIds(db: Db): Promise<string[]> {
  const rows = await db.select({ id: members.id }).from(members).where(isNotNull(members.erasesAt));
  return rows.map(({ id }) => id);
}
