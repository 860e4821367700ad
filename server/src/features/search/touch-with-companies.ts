import type { JobContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import type { Job } from "../../platform/jobs.ts";
import { inTransaction } from "../../platform/transaction.ts";
import type { ChangeContext } from "../../registry/changed.ts";
import type { SearchKind } from "../../registry/search-kind.ts";
import { touchSearch } from "./touch-search.ts";

/** So few are updated with their company at once; more would make everybody wait who changes it. */
const AT_ONCE = 100;
const BATCH = 500;

type Rows = PromiseLike<{ id: string }[]>;
/** What belongs to these companies after the given id, in the order of the ids. */
type Read = (
  tx: Tx,
  companyIds: readonly string[],
  after: string,
  limit: number,
) => Rows & { for: (strength: "share") => Rows };

/**
 * Brings what belongs to these companies up to date in the search, after they have changed. Results are read from the
 * live rows, so nothing of a hidden company is shown to anybody, even while the job has not run.
 */
export function touchWithCompanies(name: string, kind: SearchKind, read: Read) {
  /** Each batch is committed on its own, so a restart loses at most one; what is up to date is not written again. */
  const job: Job<JobContext, { companyIds: readonly string[] }> = {
    name,
    async run({ db }, { companyIds }, signal) {
      let last: string | undefined = "";
      while (last !== undefined) {
        signal.throwIfAborted();
        const after: string = last;
        last = await inTransaction(db, async (tx) => {
          // Locked, so that no change of one is overwritten by what was read before it.
          const ids = idsOf(await read(tx, companyIds, after, BATCH).for("share"));
          await touchSearch(tx, kind, ids);
          return ids.length < BATCH ? undefined : ids.at(-1);
        });
      }
    },
  };
  async function touch({ jobs }: Pick<ChangeContext, "jobs">, tx: Tx, companyIds: readonly string[]) {
    const ids = idsOf(await read(tx, companyIds, "", AT_ONCE + 1));
    if (ids.length <= AT_ONCE) await touchSearch(tx, kind, ids);
    else await jobs.enqueue(tx, job, { companyIds });
  }
  return { job, touch };
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
