import { eq } from "drizzle-orm";
import type { JobChange } from "@cardplaza/contract/jobs/job-fields";
import { JOB_TEXT } from "@cardplaza/contract/jobs/job-words";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { nextVersion, requireLatest } from "../../../platform/stale-edits.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { changed, invalidatePages } from "../../../registry/changed.ts";
import { lockCompanyManagedBy } from "../../companies/company/company-queries.ts";
import { hiringCompanyOf } from "./hiring-company.ts";
import { requireRoomForJob } from "./job-limit.ts";
import { companyIdsOf, lockJobManagedBy } from "./job-queries.ts";
import { jobValues, requireComplete, requireStillComplete, wordToReview } from "./job-values.ts";
import { jobs, type JobRow } from "./jobs.table.ts";
import { differing, logEdit } from "./log-edit.ts";
import { openJob } from "./open-job.ts";
import { statusAt } from "./present-job.ts";
import { showJob } from "./show-job.ts";

/** Changes only what was sent. An open job stays complete, and everybody sees what changed. */
export function changeJob(ctx: MemberContext, id: string, { version, updated_at, ...sent }: JobChange) {
  const { member, now } = ctx;
  return inTransaction(ctx.db, async (tx) => {
    if (sent.companyId) await lockBothCompanies(ctx, tx, id, sent.companyId);
    const { job } = await lockJobManagedBy(tx, member, id);
    requireLatest(job, { version, updated_at });
    const { companyId, ...fields } = differing(job, sent);
    if (job.applicants > 0 && (companyId || fields.title)) throw wrongState(JOB_TEXT.locked);
    if (companyId) await moveToCompany(ctx, tx, job, companyId);
    const values = jobValues(fields, job);
    const after = { ...job, ...values };
    const status = statusAt(job, now);
    if (status === "open" || status === "paused") {
      requireStillComplete(after, fields, now);
      await logEdit(tx, id, companyId ? { ...fields, companyId } : fields, now);
    }
    const word = wordToReview(after);
    if (status === "pending" && !word) {
      // What it waited for is gone.
      requireComplete(after, now);
      await openJob(ctx, tx, job, values);
    } else {
      const waits = word && (status === "open" || status === "pending");
      await tx
        .update(jobs)
        .set({
          ...values,
          ...(waits && { status: "pending", reviewReason: word }),
          ...nextVersion(job, now),
        })
        .where(eq(jobs.id, id));
      await changed(ctx, tx, "job", [id]);
    }
    return showJob({ ...ctx, db: tx }, id);
  });
}

/** In the order of their ids, so that two moves in opposite directions do not wait for each other. */
async function lockBothCompanies(
  { member }: MemberContext,
  tx: Tx,
  jobId: string,
  companyId: string,
): Promise<void> {
  const ids = new Set([companyId, ...(await companyIdsOf(tx, [jobId]))]);
  for (const id of [...ids].toSorted()) await lockCompanyManagedBy(tx, member, id);
}

async function moveToCompany(ctx: MemberContext, tx: Tx, job: JobRow, companyId: string): Promise<void> {
  const company = await hiringCompanyOf(tx, ctx.member, companyId);
  if (job.status === "open" || job.status === "pending") await requireRoomForJob(tx, company, ctx.now);
  // The page of the company that it leaves shows it too.
  await invalidatePages(ctx, tx, "job", [job.id]);
  await tx.update(jobs).set({ companyId }).where(eq(jobs.id, job.id));
}
