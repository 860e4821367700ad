import type { JobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import type { Job } from "../../../platform/jobs.ts";

/** The room of meetings does it. It is above this one, so only its name is known here. */
const planMeetingsJob = { name: "plan-chapter-meetings" } as Job<JobContext, { chapterId: string }>;

/** The meetings of the next weeks follow the chapter's rhythm soon after it changed. */
export const planMeetings = ({ jobs }: Pick<JobContext, "jobs">, tx: Tx, chapterId: string) =>
  jobs.enqueue(tx, planMeetingsJob, { chapterId });
