import { and, desc, eq, ne } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { enquiries } from "./enquiries.table.ts";

/** The city that a member named in the last enquiry that names one; empty without any. */
export async function lastCityAskedFrom(db: Db, memberId: string): Promise<string> {
  const [last] = await db
    .select({ city: enquiries.city })
    .from(enquiries)
    .where(and(eq(enquiries.senderId, memberId), ne(enquiries.city, "")))
    .orderBy(desc(enquiries.id))
    .limit(1);
  return last?.city ?? "";
}
