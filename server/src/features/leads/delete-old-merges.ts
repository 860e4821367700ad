import { lt } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { leadMerges } from "./leads.table.ts";

export async function deleteOldMerges(db: Db, now: Date): Promise<void> {
  await db.delete(leadMerges).where(lt(leadMerges.undoUntil, now));
}
