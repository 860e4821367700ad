import { and, eq } from "drizzle-orm";
import type { Db } from "../../../platform/database.ts";
import { itQuotes, itRequirements } from "./requirements.table.ts";

/** Whether the member awarded work to this company. */
export async function hasAwardedWork(db: Db, buyerId: string, companyId: string): Promise<boolean> {
  const [awarded] = await db
    .select({ id: itQuotes.id })
    .from(itQuotes)
    .innerJoin(itRequirements, eq(itRequirements.id, itQuotes.requirementId))
    .where(
      and(
        eq(itRequirements.buyerId, buyerId),
        eq(itQuotes.companyId, companyId),
        eq(itQuotes.status, "accepted"),
      ),
    )
    .limit(1);
  return awarded !== undefined;
}
