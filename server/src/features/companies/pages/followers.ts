import { and, asc, eq, gt, isNull, not, or, type SQL } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/database.ts";
import { blockedBetween } from "../../moderation/block-queries.ts";
import { companies, companyFollowers } from "../company/companies.table.ts";
import { isManagedBy } from "../company-conditions.ts";

/**
 * The next members, in the order of their ids, who get news of a company: its followers without its own team, and
 * without those between whom and the owner there is a block.
 */
export async function followersAfter(
  db: Db | Tx,
  companyId: string,
  after: string,
  limit: number,
): Promise<string[]> {
  const { memberId } = companyFollowers;
  const rows = await db
    .select({ memberId })
    .from(companyFollowers)
    .innerJoin(companies, eq(companies.id, companyFollowers.companyId))
    .where(
      and(
        eq(companyFollowers.companyId, companyId),
        gt(memberId, after),
        not(isManagedBy(memberId) as SQL),
        or(isNull(companies.ownerId), not(blockedBetween(memberId, companies.ownerId))),
      ),
    )
    .orderBy(asc(memberId))
    .limit(limit);
  return rows.map((row) => row.memberId);
}
