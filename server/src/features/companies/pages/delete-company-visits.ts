import { lt } from "drizzle-orm";
import { HOUR_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../../context.ts";
import type { Job } from "../../../platform/jobs.ts";
import { companyVisits } from "../company/companies.table.ts";

/** Every hour: deletes what identifies visitors as soon as it is no longer needed. */
export const deleteCompanyVisitsJob: Job<JobContext, object> = {
  name: "delete-company-visits",
  schedule: "11 * * * *",
  // An hour longer than it counts, because the clocks of instances may differ a little.
  async run({ db, now }) {
    await db.delete(companyVisits).where(lt(companyVisits.hour, new Date(now.getTime() - 2 * HOUR_MS)));
  },
};
