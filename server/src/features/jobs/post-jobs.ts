import type { AnyJob } from "../../context.ts";
import { deleteJobVisitsJob } from "./posts/delete-job-visits.ts";
import { endApplicationsJob } from "./watching/end-applications.ts";
import { eraseDeletedJobsJob } from "./posts/erase-jobs.ts";
import { expireJobsJob } from "./posts/expire-jobs.ts";
import { tellFollowersJob } from "./posts/tell-followers.ts";

/** What is done later, or by the clock, for the jobs that companies post. */
export const postJobs: AnyJob[] = [
  tellFollowersJob,
  endApplicationsJob,
  expireJobsJob,
  eraseDeletedJobsJob,
  deleteJobVisitsJob,
];
