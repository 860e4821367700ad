import { desc } from "drizzle-orm";
import type { Context } from "../../../context.ts";
import { selectJobs } from "./found-jobs.ts";
import { isOffered } from "../job-conditions.ts";
import { jobs } from "./jobs.table.ts";
import { presentLine, type JobLineJson } from "./present-job.ts";

/** The jobs that opened last, as visitors see them. */
export async function newestJobs(
  { db, now }: Pick<Context, "db" | "now">,
  count: number,
): Promise<JobLineJson[]> {
  const found = await selectJobs(db, now)
    .where(isOffered(now))
    .orderBy(desc(jobs.openedAt), desc(jobs.id))
    .limit(count);
  return found.map((one) => presentLine(one, { now }));
}
