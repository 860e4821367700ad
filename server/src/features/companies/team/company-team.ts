import { eq } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/database.ts";
import type { TeamMember } from "../../../registry/enquiry-target.ts";
import { companies } from "../company/companies.table.ts";
import { teamOf } from "./team-queries.ts";

/** The members who answer for a company: its owner, then its managers. */
export async function companyTeam(db: Db | Tx, companyId: string): Promise<TeamMember[]> {
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId));
  if (!company) return [];
  return (await teamOf(db, company)).map(({ member: { id, name }, joinedAt }) => ({
    id,
    name,
    isOwner: joinedAt === null,
  }));
}
