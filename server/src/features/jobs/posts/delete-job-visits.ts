import { lt } from "drizzle-orm";
import { HOUR_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../../context.ts";
import type { Job } from "../../../platform/jobs.ts";
import { jobVisits } from "./jobs.table.ts";

/** Every hour: deletes what identifies visitors as soon as it is no longer needed. */
export const deleteJobVisitsJob: Job<JobContext, object> = {
  name: "delete-job-visits",
  schedule: "13 * * * *",
  // An hour longer than it counts, because the clocks of instances may differ a little.
  async run({ db, now }) {
    await db.delete(jobVisits).where(lt(jobVisits.hour, new Date(now.getTime() - 2 * HOUR_MS)));
  },
};
