import { jobTag } from "@cardplaza/contract/jobs/job-words";
import type { Registration } from "../../registry/registration.ts";
import { tellRejectedJob } from "./answers/tell-rejected.ts";
import { jobs } from "./posts/jobs.table.ts";

declare module "../../registry/changed.ts" {
  interface Changes {
    job: true;
  }
}

export const jobsRegistration: Registration = {
  targets: { job: jobs.id },
  jobs: [tellRejectedJob],
  pageTags: { job: (_tx, ids) => ids.map(jobTag) },
};
