import { lt } from "drizzle-orm";
import { HOUR_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../../context.ts";
import type { Job } from "../../../platform/jobs.ts";
import { listingVisits } from "./listing-pages.table.ts";

/** Every hour: deletes what identifies visitors as soon as it is no longer needed. */
export const deleteListingVisitsJob: Job<JobContext, object> = {
  name: "forget-listing-visits",
  schedule: "9 * * * *",
  // An hour longer than it counts, because the clocks of instances may differ a little.
  async run({ db, now }) {
    await db.delete(listingVisits).where(lt(listingVisits.hour, new Date(now.getTime() - 2 * HOUR_MS)));
  },
};
