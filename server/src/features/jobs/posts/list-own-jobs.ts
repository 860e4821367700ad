import { and, count, desc, eq, gte, inArray, isNull, lt, sql, type SQL } from "drizzle-orm";
import { APPLICATION_STAGES, type ApplicationStage } from "@cardplaza/contract/jobs/application-words";
import type { OwnJob } from "@cardplaza/contract/jobs/job";
import { JOBS_PER_PAGE, type JobStatus } from "@cardplaza/contract/jobs/job-words";
import { dateInIndia } from "@cardplaza/contract/time";
import type { z } from "zod";
import type { MemberContext } from "../../../context.ts";
import type { Db } from "../../../platform/database.ts";
import { employers } from "../answers/employers.table.ts";
import { blockedBy } from "../answers/require-answers.ts";
import { applications } from "../applications/applications.table.ts";
import { hiringCompanyOf } from "./hiring-company.ts";
import { notDeleted } from "../job-conditions.ts";
import { countOpen, jobLimitOf } from "./job-limit.ts";
import { jobs, type JobRow } from "./jobs.table.ts";
import { presentFigures, reviewReasonAt, slugOfJob, statusAt } from "./present-job.ts";

interface OwnFilters {
  company?: string;
  status?: JobStatus;
  page: number;
}

/** The jobs of the member's company in every state, the newest first. */
export async function listOwnJobs(
  { db, member, now }: MemberContext,
  { company: wanted, status, page }: OwnFilters,
) {
  const company = await hiringCompanyOf(db, member, wanted);
  const which = and(eq(jobs.companyId, company.id), notDeleted(), status && isIn(status, now));
  const rows = await db
    .select()
    .from(jobs)
    .where(which)
    .orderBy(desc(jobs.id))
    .limit(JOBS_PER_PAGE)
    .offset((page - 1) * JOBS_PER_PAGE);
  const total = await db.$count(jobs, which);
  const received = await countReceived(
    db,
    rows.map(({ id }) => id),
  );
  const [employer] = await db.select().from(employers).where(eq(employers.companyId, company.id));
  return {
    jobs: rows.map((job) => presentOwn(job, received.get(job.id), now)),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / JOBS_PER_PAGE)),
    limit: await jobLimitOf(db, company, now),
    open: await countOpen(db, company.id, now),
    figures: presentFigures(employer ?? null),
    blockedBy: await blockedBy(db, company.id, now),
  };
}

/** The condition for a status, with the same result as `statusAt`. */
function isIn(status: JobStatus, now: Date): SQL | undefined {
  const today = dateInIndia(now);
  if (status === "open") return and(eq(jobs.status, "open"), gte(jobs.validThrough, today));
  if (status !== "expired") return eq(jobs.status, status);
  return sql`(${eq(jobs.status, "expired")} or ${and(eq(jobs.status, "open"), lt(jobs.validThrough, today))})`;
}

interface Received {
  counts: Record<ApplicationStage, number>;
  unanswered: number;
}
const nothingReceived = (): Received => ({
  counts: Object.fromEntries(APPLICATION_STAGES.map((stage) => [stage, 0])) as Received["counts"],
  unanswered: 0,
});

async function countReceived(db: Db, jobIds: string[]): Promise<Map<string, Received>> {
  const found = new Map<string, Received>();
  if (jobIds.length === 0) return found;
  const { jobId, stage, answeredAt } = applications;
  const rows = await db
    .select({
      jobId,
      stage,
      total: count(),
      waiting: sql`count(*) filter (where ${isNull(answeredAt)})`.mapWith(Number),
    })
    .from(applications)
    .where(inArray(jobId, jobIds))
    .groupBy(jobId, stage);
  for (const row of rows) {
    const received = found.get(row.jobId) ?? nothingReceived();
    received.counts[row.stage] = row.total;
    if (row.stage === "applied" || row.stage === "viewed") received.unanswered += row.waiting;
    found.set(row.jobId, received);
  }
  return found;
}

const presentOwn = (job: JobRow, received = nothingReceived(), now: Date): z.input<typeof OwnJob> => ({
  ...job,
  ...received,
  _id: job.id,
  slug: slugOfJob(job),
  status: statusAt(job, now),
  reviewReason: reviewReasonAt(job, now),
  updated_at: job.updatedAt,
});
