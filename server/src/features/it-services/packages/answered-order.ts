import { eq } from "drizzle-orm";
import type { Db } from "../../../platform/database.ts";
import { hasAnsweredEnquiry } from "../../enquiries/answered-enquiry.ts";
import { itPackages } from "./packages.table.ts";

/** Whether the member ordered a package of this company and got an answer. */
export async function hasAnsweredOrder(db: Db, memberId: string, companyId: string): Promise<boolean> {
  const packages = await db
    .select({ id: itPackages.id })
    .from(itPackages)
    .where(eq(itPackages.companyId, companyId));
  for (const { id } of packages) if (await hasAnsweredEnquiry(db, memberId, "it_package", id)) return true;
  return false;
}
