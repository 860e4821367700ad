import { and, eq, inArray, isNotNull, ne } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { companyManagers } from "../../companies/team/team.table.ts";
import { blockedWith } from "../../moderation/block-queries.ts";
import { applications } from "../applications/applications.table.ts";
import { isOffered } from "../job-conditions.ts";
import { jobMarks, jobs } from "../posts/jobs.table.ts";
import { isEmpty, type Digest } from "./digest-mail.ts";
import type { NewJob } from "./new-jobs.ts";
import type { Found } from "./tell-members.ts";

/**
 * By member, what is left to tell: no job that has closed meanwhile, that they hid or applied for, of their own
 * company, or of an owner in a block with them.
 */
export async function leaveOutUnwanted(tx: Tx, now: Date, found: Found[]): Promise<Map<string, Digest>> {
  const digests = new Map<string, Digest>();
  if (found.length === 0) return digests;
  const isWanted = await readUnwanted(tx, now, found);
  for (const { memberId, alert, jobs: all } of found) {
    const digest = digests.get(memberId) ?? { alerts: [], followed: [] };
    const wanted = all.filter((job) => isWanted(memberId, job));
    if (alert && wanted.length > 0) digest.alerts.push({ alert, jobs: wanted });
    if (!alert) digest.followed.push(...wanted);
    if (!isEmpty(digest)) digests.set(memberId, digest);
  }
  return digests;
}

async function readUnwanted(tx: Tx, now: Date, found: Found[]) {
  const memberIds = [...new Set(found.map(({ memberId }) => memberId))];
  const jobIds = [...new Set(found.flatMap((each) => each.jobs.map(({ id }) => id)))];
  const offered = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(inArray(jobs.id, jobIds), isOffered(now)));
  const hidden = await tx
    .select({ memberId: jobMarks.memberId, id: jobMarks.jobId })
    .from(jobMarks)
    .where(
      and(
        inArray(jobMarks.memberId, memberIds),
        inArray(jobMarks.jobId, jobIds),
        isNotNull(jobMarks.hiddenAt),
      ),
    );
  const applied = await tx
    .select({ memberId: applications.memberId, id: applications.jobId })
    .from(applications)
    .where(
      and(
        inArray(applications.memberId, memberIds),
        inArray(applications.jobId, jobIds),
        ne(applications.stage, "withdrawn"),
      ),
    );
  const managed = await tx
    .select({ memberId: companyManagers.memberId, id: companyManagers.companyId })
    .from(companyManagers)
    .where(inArray(companyManagers.memberId, memberIds));
  const blocked = await blockedWith(tx, memberIds);
  const open = new Set(offered.map(({ id }) => id));
  const unwanted = new Set(
    [...hidden, ...applied, ...managed].map(({ memberId, id }) => `${memberId} ${id}`),
  );

  return (memberId: string, { id, companyId, ownerId }: NewJob): boolean =>
    open.has(id) &&
    ownerId !== memberId &&
    !(ownerId && blocked.get(memberId)?.has(ownerId)) &&
    !unwanted.has(`${memberId} ${id}`) &&
    !unwanted.has(`${memberId} ${companyId}`);
}
