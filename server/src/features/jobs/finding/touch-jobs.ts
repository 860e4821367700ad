import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { JobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import type { Job } from "../../../platform/jobs.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import type { ChangeContext } from "../../../registry/changed.ts";
import { touchSearch } from "../../search/touch-search.ts";
import { notDeleted } from "../posts/job-conditions.ts";
import { jobs } from "../posts/jobs.table.ts";
import { jobSearchKind } from "./job-search-kind.ts";

/** So few are updated with their company at once; more would make everybody wait who changes it. */
const AT_ONCE = 100;
const BATCH = 500;

interface Changed {
  companyIds: readonly string[];
}

/**
 * Brings the open jobs of these companies up to date in lists and in the search, after their company has changed. What
 * is shown is read from the live rows, so jobs of a hidden company are shown to nobody, even while the job has not run.
 */
export async function touchJobsOf(
  { jobs: queue }: Pick<ChangeContext, "jobs">,
  tx: Tx,
  companyIds: readonly string[],
): Promise<void> {
  const ids = idsOf(await openJobsOf(tx, companyIds, "", AT_ONCE + 1));
  if (ids.length <= AT_ONCE) await touchSearch(tx, jobSearchKind, ids);
  else await queue.enqueue(tx, touchJobsJob, { companyIds });
}

/** Each batch is committed on its own, so a restart loses at most one; what is up to date is not written again. */
export const touchJobsJob: Job<JobContext, Changed> = {
  name: "touch-jobs",
  async run({ db }, { companyIds }, signal) {
    let last: string | undefined = "";
    while (last !== undefined) {
      signal.throwIfAborted();
      const after: string = last;
      last = await inTransaction(db, async (tx) => {
        // Locked, so that no change of a job is overwritten by what was read before it.
        const ids = idsOf(await openJobsOf(tx, companyIds, after, BATCH).for("share"));
        await touchSearch(tx, jobSearchKind, ids);
        return ids.length < BATCH ? undefined : ids.at(-1);
      });
    }
  },
};

/** Those that are not open are in no list, whatever their company does. */
const openJobsOf = (tx: Tx, companyIds: readonly string[], after: string, limit: number) =>
  tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        inArray(jobs.companyId, [...companyIds]),
        eq(jobs.status, "open"),
        notDeleted(),
        gt(jobs.id, after),
      ),
    )
    .orderBy(asc(jobs.id))
    .limit(limit);

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
