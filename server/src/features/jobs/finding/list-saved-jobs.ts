import { and, count, desc, eq, inArray, isNotNull, not } from "drizzle-orm";
import { JOBS_PER_PAGE } from "@cardplaza/contract/jobs/job-words";
import type { MemberContext } from "../../../context.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { isShown } from "../../companies/company-conditions.ts";
import { blockedBetween } from "../../moderation/block-queries.ts";
import { notDeleted } from "../job-conditions.ts";
import { jobMarks, jobs } from "../posts/jobs.table.ts";
import { linesOf } from "./job-lines.ts";
import { one } from "../../../platform/one.ts";

/** The saved jobs, also those that are closed meanwhile. */
export async function listSavedJobs(ctx: MemberContext, page: number) {
  const { db, member } = ctx;
  const isSeen = and(
    notDeleted(),
    inArray(jobs.status, ["open", "paused", "closed", "expired"]),
    isShown(),
    not(blockedBetween(member.id, companies.ownerId)),
  );
  const isSaved = and(eq(jobMarks.memberId, member.id), isNotNull(jobMarks.savedAt), isSeen);
  const counted = one(
    await db
      .select({ total: count() })
      .from(jobMarks)
      .innerJoin(jobs, eq(jobs.id, jobMarks.jobId))
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .where(isSaved),
  );
  const total = counted.total;
  const rows = await db
    .select({ id: jobs.id })
    .from(jobMarks)
    .innerJoin(jobs, eq(jobs.id, jobMarks.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(isSaved)
    .orderBy(desc(jobMarks.savedAt), desc(jobMarks.jobId))
    .limit(JOBS_PER_PAGE)
    .offset((page - 1) * JOBS_PER_PAGE);
  const ids = rows.map(({ id }) => id);
  return {
    jobs: await linesOf(ctx, ids, undefined, isSeen),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / JOBS_PER_PAGE)),
  };
}
