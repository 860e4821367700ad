import { and, eq, inArray, isNotNull, isNull, lte, type SQL } from "drizzle-orm";
import { JOB_UNDO_DAYS } from "@cardplaza/contract/jobs/job-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { JobContext, Services } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import type { Job } from "../../../platform/jobs.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { findErasedCompanies } from "../../companies/company/erased-companies.ts";
import { applications } from "../applications/applications.table.ts";
import { removeResumes } from "../remove-resumes.ts";
import { jobEdits, jobMarks, jobs } from "./jobs.table.ts";

const BATCH = 100;
const RESUMES = 500;
/** What an erased job holds beside its title, which stays for the lists of those who applied. */
const NO_CONTENTS = {
  authorId: null,
  description: "",
  department: "",
  locations: [],
  salaryMinPaise: null,
  salaryMaxPaise: null,
  paiseAYear: null,
  skills: [],
  questions: [],
  applyUrl: "",
  walkIn: null,
  reviewReason: "",
  pausedFor: "",
} satisfies Partial<typeof jobs.$inferInsert>;

/** Every night: erases jobs that were deleted 30 days ago, with the resumes that were sent for them. */
export const eraseDeletedJobsJob: Job<JobContext, object> = {
  name: "erase-deleted-jobs",
  schedule: "45 4 * * *",
  async run(ctx, _data, signal) {
    const isOver = lte(jobs.deletedAt, new Date(ctx.now.getTime() - JOB_UNDO_DAYS * DAY_MS));
    const eraseSome = () => inTransaction(ctx.db, (tx) => erase(ctx, tx, isOver, ctx.now));
    while ((await eraseSome()) === BATCH) signal.throwIfAborted();
  },
};

/** A company's jobs are erased with it. */
export async function eraseJobsOfErased(
  ctx: Pick<Services, "jobs">,
  tx: Tx,
  companyIds: readonly string[],
): Promise<void> {
  for (const { id, erasedAt } of await findErasedCompanies(tx, companyIds)) {
    const isOfIt = eq(jobs.companyId, id);
    await tx
      .update(jobs)
      .set({ deletedAt: erasedAt })
      .where(and(isOfIt, isNull(jobs.deletedAt)));
    let count = BATCH;
    while (count === BATCH) count = await erase(ctx, tx, isOfIt, erasedAt);
  }
}

async function erase(ctx: Pick<Services, "jobs">, tx: Tx, which: SQL, now: Date): Promise<number> {
  const due = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(which, isNotNull(jobs.deletedAt), isNull(jobs.erasedAt)))
    .limit(BATCH)
    .for("no key update", { skipLocked: true });
  const ids = due.map(({ id }) => id);
  if (ids.length === 0) return 0;
  while ((await eraseResumes(ctx, tx, ids)) === RESUMES);
  await tx.delete(jobEdits).where(inArray(jobEdits.jobId, ids));
  await tx.delete(jobMarks).where(inArray(jobMarks.jobId, ids));
  await tx
    .update(jobs)
    .set({ ...NO_CONTENTS, erasedAt: now })
    .where(inArray(jobs.id, ids));
  return ids.length;
}

/** Erases the resumes. Applicants keep the history of their application. */
async function eraseResumes(ctx: Pick<Services, "jobs">, tx: Tx, jobIds: string[]): Promise<number> {
  const some = await tx
    .select({ id: applications.id, resumeId: applications.resumeId })
    .from(applications)
    .where(and(inArray(applications.jobId, jobIds), isNotNull(applications.resumeId)))
    .limit(RESUMES);
  if (some.length === 0) return 0;
  await removeResumes(ctx, tx, some);
  await tx
    .update(applications)
    .set({ resumeId: null, resumeName: "" })
    .where(
      inArray(
        applications.id,
        some.map(({ id }) => id),
      ),
    );
  return some.length;
}
