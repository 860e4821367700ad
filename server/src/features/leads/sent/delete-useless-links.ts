import { and, lt, sql } from "drizzle-orm";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Db } from "../../../platform/database.ts";
import { leadLinks, leads } from "../leads.table.ts";

/** Links to nothing. Links of the last day stay: only one is mailed a day, and the same person may write again. */
export async function deleteUselessLinks(db: Db, now: Date): Promise<void> {
  const isUseless = sql`not exists (select 1 from ${leads} where ${leads.addressHash} = ${leadLinks.addressHash})`;
  await db.delete(leadLinks).where(and(lt(leadLinks.createdAt, new Date(now.getTime() - DAY_MS)), isUseless));
}
