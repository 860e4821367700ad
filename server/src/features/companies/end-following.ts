import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { dateInIndia } from "@cardplaza/contract/time";
import type { Tx } from "../../platform/database.ts";
import { companies, companyDays, companyFollowers } from "./company/companies.table.ts";

/** Ends the following of one company, or of all, and returns their ids. The counts follow. */
export async function endFollowing(tx: Tx, memberId: string, companyId?: string): Promise<string[]> {
  const ended = await tx
    .delete(companyFollowers)
    .where(
      and(
        eq(companyFollowers.memberId, memberId),
        companyId ? eq(companyFollowers.companyId, companyId) : undefined,
      ),
    )
    .returning();
  const ids = ended.map((row) => row.companyId).toSorted();
  if (ids.length === 0) return [];
  await tx
    .update(companies)
    .set({ followerCount: sql`${companies.followerCount} - 1` })
    .where(inArray(companies.id, ids));
  // Somebody who left again was no new follower, so following twice counts once.
  for (const row of ended)
    await tx
      .update(companyDays)
      .set({ followers: sql`${companyDays.followers} - 1` })
      .where(
        and(
          eq(companyDays.companyId, row.companyId),
          eq(companyDays.day, dateInIndia(row.followedAt)),
          gt(companyDays.followers, 0),
        ),
      );
  return ids;
}
