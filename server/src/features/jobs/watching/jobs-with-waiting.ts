import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import type { JobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { applications } from "../applications/applications.table.ts";
import { notDeleted } from "../job-conditions.ts";
import { jobs, type JobRow } from "../posts/jobs.table.ts";
import { isWaiting } from "../answers/waiting.ts";

const BATCH = 200;

/**
 * The jobs with waiting applications that meet a condition, one after the other along the index. Only the ids of one
 * batch are in memory.
 */
export async function* jobsWithWaiting({ db }: Pick<JobContext, "db">, which: SQL | undefined) {
  let [companyId, jobId] = ["", ""];
  for (;;) {
    const after = sql`(${applications.companyId}, ${applications.jobId}) > (${companyId}, ${jobId})`;
    const found = await db
      .selectDistinct({ companyId: applications.companyId, jobId: applications.jobId })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(and(isWaiting(), which, notDeleted(), after))
      .orderBy(asc(applications.companyId), asc(applications.jobId))
      .limit(BATCH);
    yield* found.map((each) => each.jobId);
    const last = found.at(-1);
    if (!last || found.length < BATCH) return;
    ({ companyId, jobId } = last);
  }
}

/** Locked until the transaction ends: a second process waits, and then finds nothing left to do. */
export async function lockJob(tx: Tx, id: string): Promise<JobRow | undefined> {
  const [job] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), notDeleted()))
    .for("no key update");
  return job;
}
