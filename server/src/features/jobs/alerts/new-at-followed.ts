import { and, inArray } from "drizzle-orm";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Tx } from "../../../platform/database.ts";
import { companyFollowers } from "../../companies/company/companies.table.ts";
import { jobDigests } from "./alerts.table.ts";
import type { Found, Run } from "./tell-members.ts";

/** New jobs of the companies that these members follow, since their last digest or else in the last day. */
export async function newAtFollowed(tx: Tx, memberIds: string[], { newJobs, until }: Run): Promise<Found[]> {
  if (memberIds.length === 0) return [];
  const followed = await tx
    .select()
    .from(companyFollowers)
    .where(
      and(
        inArray(companyFollowers.memberId, memberIds),
        inArray(companyFollowers.companyId, [...newJobs.ofCompany.keys()]),
      ),
    );
  if (followed.length === 0) return [];
  const digests = await tx.select().from(jobDigests).where(inArray(jobDigests.memberId, memberIds));
  const lookedAt = new Map(digests.map((digest) => [digest.memberId, digest.lookedAt]));
  const yesterday = new Date(until.getTime() - DAY_MS);
  return followed.flatMap(({ memberId, companyId, followedAt }) => {
    const since = Math.max(Number(lookedAt.get(memberId) ?? yesterday), Number(followedAt));
    const jobs = newJobs.ofCompany.get(companyId)!.filter(({ openedAt }) => openedAt.getTime() > since);
    return jobs.length > 0 ? [{ memberId, alert: null, jobs }] : [];
  });
}
