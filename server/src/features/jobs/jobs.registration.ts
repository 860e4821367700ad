import { jobTag } from "@cardplaza/contract/jobs/job-words";
import type { Registration } from "../../registry/registration.ts";
import { jobs } from "./posts/jobs.table.ts";

declare module "../../registry/changed.ts" {
  interface Changes {
    job: true;
  }
}

export const jobsRegistration: Registration = {
  targets: { job: jobs.id },
  pageTags: { job: (_tx, ids) => ids.map(jobTag) },
};
