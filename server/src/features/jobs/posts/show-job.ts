import { desc, eq } from "drizzle-orm";
import type { CompanyRole } from "@cardplaza/contract/companies/company-words";
import { JOB_TEXT, type JobStatus } from "@cardplaza/contract/jobs/job-words";
import type { Context } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import { gone, notFound } from "../../../platform/refusals.ts";
import { asColumn } from "../../companies/products/product-queries.ts";
import { isShown } from "../../companies/company-conditions.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { roleIn } from "../../companies/company/show-company.ts";
import { isBlockedPair } from "../../moderation/block-queries.ts";
import { marksOf, selectJobs, type FoundJob } from "./found-jobs.ts";
import { jobEdits, jobs } from "./jobs.table.ts";
import { isUnreviewed, presentJob, type JobJson } from "./present-job.ts";

type Viewing = Pick<Context, "db" | "member" | "now">;

/** So many changes of an open job are shown, the last first. */
const EDITS_SHOWN = 20;
const NOT_PUBLIC: readonly JobStatus[] = ["draft", "pending", "rejected"];

/** Any job, deleted or not: the caller decides what may be seen of it. */
async function findJob(db: Db | Tx, id: string, now: Date): Promise<FoundJob> {
  const [found] = await selectJobs(db, now).where(eq(jobs.id, id));
  if (!found) throw notFound(JOB_TEXT.notFound);
  return found;
}

/**
 * A job as this viewer may see it. It keeps its page when it is paused, closed or expired; only the company's team
 * sees one that waits, was rejected or was never published, and one that got flagged words since it was open.
 */
export async function findJobSeenBy(
  { db, member, now }: Viewing,
  id: string,
): Promise<FoundJob & { role: CompanyRole | null }> {
  const found = await findJob(db, id, now);
  const { job, company } = found;
  const role = await roleIn(db, company, member?.id);
  const isGone = job.deletedAt !== null || company.deletedAt !== null;
  if (isGone && (role || job.openedAt)) throw gone(JOB_TEXT.gone);
  const isHidden =
    isGone ||
    (role === null &&
      (NOT_PUBLIC.includes(job.status) ||
        isUnreviewed(job, now) ||
        !(await companyIsShown(db, company.id)) ||
        (member && company.ownerId && (await isBlockedPair(db, member.id, company.ownerId)))));
  if (isHidden) throw notFound(JOB_TEXT.notFound);
  return { ...found, role };
}

async function companyIsShown(db: Db | Tx, id: string): Promise<boolean> {
  const [found] = await db
    .select({ shown: asColumn(isShown()) })
    .from(companies)
    .where(eq(companies.id, id));
  return found?.shown ?? false;
}

export async function showJob(ctx: Viewing, id: string): Promise<JobJson> {
  const { db, member, now } = ctx;
  const { role, ...found } = await findJobSeenBy(ctx, id);
  const marks = (await marksOf(db, member?.id, [id])).get(id);
  return presentJob(found, { now, role, marks, edits: await editsOf(db, id) });
}

/** The job as those see it who decide about it. */
export async function showJobAs(db: Db | Tx, id: string, now: Date, role: CompanyRole): Promise<JobJson> {
  return presentJob(await findJob(db, id, now), { now, role, edits: await editsOf(db, id) });
}

const editsOf = (db: Db | Tx, jobId: string) =>
  db
    .select({ fields: jobEdits.fields, at: jobEdits.at })
    .from(jobEdits)
    .where(eq(jobEdits.jobId, jobId))
    .orderBy(desc(jobEdits.id))
    .limit(EDITS_SHOWN);
