import type { AnyJob } from "../../../context.ts";
import { deleteJobVisitsJob } from "./delete-job-visits.ts";
import { endApplicationsJob } from "./end-applications.ts";
import { eraseDeletedJobsJob } from "./erase-jobs.ts";
import { expireJobsJob } from "./expire-jobs.ts";
import { tellFollowersJob } from "./tell-followers.ts";

/** What is done later, or by the clock, for the jobs that companies post. */
export const postJobs: AnyJob[] = [
  tellFollowersJob,
  endApplicationsJob,
  expireJobsJob,
  eraseDeletedJobsJob,
  deleteJobVisitsJob,
];
