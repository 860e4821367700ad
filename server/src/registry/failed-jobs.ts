import type { FailingWork } from "./failing-work.ts";
import type { FailedOf } from "../platform/jobs.ts";

const SEPARATOR = "/";

/** Jobs that failed in all their attempts, as work that can be tried again. */
export const failedJobs = (which: FailedOf): Pick<FailingWork, "list" | "retry"> => ({
  async list({ db, jobs }, limit) {
    const found = await jobs.findFailed(db, which, limit);
    return found.map(({ id, ...job }) => ({ ...job, id: `${job.name}${SEPARATOR}${id}` }));
  },
  async retry({ jobs }, tx, ref) {
    const [name = "", id = ""] = ref.split(SEPARATOR);
    const isOurs = "of" in which ? which.of.includes(name) : !which.except.includes(name);
    return isOurs && jobs.retry(tx, name, id);
  },
});
