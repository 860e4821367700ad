import { lt } from "drizzle-orm";
import { HOUR_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../../context.ts";
import type { Db } from "../../../platform/database.ts";
import type { Job } from "../../../platform/jobs.ts";
import { cardVisits } from "./card-events.table.ts";
import { deleteOldSalts } from "./visitors.ts";

/** Every hour: deletes what identifies visitors as soon as it is no longer needed. */
export const deleteVisitorsJob: Job<JobContext, object> = {
  name: "forget-visitors",
  schedule: "7 * * * *",
  async run({ db, now }) {
    await deleteOldSalts(db, now);
    await deletePastVisits(db, now);
  },
};

// An hour longer than it counts, because the clocks of instances may differ a little.
async function deletePastVisits(db: Db, now: Date): Promise<void> {
  await db.delete(cardVisits).where(lt(cardVisits.hour, new Date(now.getTime() - 2 * HOUR_MS)));
}
