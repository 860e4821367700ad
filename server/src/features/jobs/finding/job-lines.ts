import { and, sql } from "drizzle-orm";
import { selectPlanned } from "../../../platform/execute-planned.ts";
import { isOffered } from "../job-conditions.ts";
import { marksOf, selectJobs, type FoundJob } from "../posts/found-jobs.ts";
import { presentLine, type JobLineJson } from "../posts/present-job.ts";
import { jobs } from "../posts/jobs.table.ts";
import type { Seeker } from "./read-job-filters.ts";

interface Found {
  why?: string[];
  km?: number | null;
}

/** In the order of the ids, with what the member did with them. Those that are not offered any more are left out. */
export async function linesOf(
  { db, now, member }: Seeker,
  ids: string[],
  explain: (found: FoundJob) => Found = () => ({}),
  which = isOffered(now),
): Promise<JobLineJson[]> {
  if (ids.length === 0) return [];
  const isWanted = sql`${jobs.id} = any(${sql.param(ids)}::text[])`;
  const rows = await selectPlanned(db, (planned) => selectJobs(planned, now).where(and(isWanted, which)));
  const marks = await marksOf(db, member?.id, ids);
  const byId = new Map(rows.map((row) => [row.job.id, row]));
  return ids.flatMap((id) => {
    const found = byId.get(id);
    return found ? [presentLine(found, { now, marks: marks.get(id), ...explain(found) })] : [];
  });
}
