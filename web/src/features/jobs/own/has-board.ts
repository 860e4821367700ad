import { APPLICATION_STAGES } from "@cardplaza/contract/jobs/application-words";
import type { OwnJob } from "@cardplaza/contract/jobs/job";

export const countApplicants = ({ counts }: Pick<OwnJob, "counts">) =>
  APPLICATION_STAGES.reduce((sum, stage) => sum + counts[stage], 0);

/** Whether there are applications to work on, or there can be. A job in review may have got some before. */
export const hasBoard = (job: Pick<OwnJob, "status" | "applyMode" | "counts">) =>
  job.applyMode === "internal" &&
  (!["draft", "pending", "rejected"].includes(job.status) || countApplicants(job) > 0);
