import { waitingJobs } from "./posts/waiting-jobs.ts";
import { companyTag } from "@cardplaza/contract/companies/company-words";
import { JOBS_TAG, jobTag } from "@cardplaza/contract/jobs/job-words";
import { moderatedJobs } from "./posts/moderated-jobs.ts";
import type { Registration } from "../../registry/registration.ts";
import { jobAlertsPart } from "./alerts/account-part.ts";
import { answerJobs } from "./watching/answer-jobs.ts";
import { applicationsPart } from "./applications/account-part.ts";
import { applications } from "./applications/applications.table.ts";
import { applicationsOutside } from "./hiring/answered-outside.ts";
import { applicationMailThread } from "./applications/application-mail-thread.ts";
import { eraseApplicationsOfErased } from "./applications/erase-applications.ts";
import { APPLICATION_AUDIENCE, findSidesOfApplication } from "./applications/publish-application.ts";
import { jobSearchKind } from "./finding/job-search-kind.ts";
import { deleteUnusedTerms } from "./finding/learn-terms.ts";
import { touchJobsJob, touchJobsOf } from "./finding/touch-jobs.ts";
import { jobsPart } from "./posts/account-part.ts";
import { eraseJobsOfErased } from "./posts/erase-jobs.ts";
import { applicationsToAnswer } from "./hiring/waiting-to-answer.ts";
import { companyIdsOf, haveOpenJobs } from "./posts/job-queries.ts";
import { jobReports } from "./posts/job-reports.ts";
import { jobPings, jobSitemap } from "./posts/job-seo.ts";
import { jobs } from "./posts/jobs.table.ts";
import { postJobs } from "./post-jobs.ts";
import { storedResumesPart } from "./resumes/account-part.ts";

declare module "../../registry/changed.ts" {
  interface Changes {
    job: true;
  }
}

export const jobsRegistration: Registration = {
  order: [
    "answers",
    "posts",
    "resumes",
    "finding",
    "alerts",
    "applications",
    "apply",
    "applied",
    "hiring",
    "watching",
    "previews",
    "board",
    "own",
    "find",
    "page",
    "form",
  ],
  toAnswer: [applicationsToAnswer],
  moderated: [moderatedJobs],
  queues: [waitingJobs],
  search: { job: jobSearchKind },
  reports: [jobReports],
  targets: { job: jobs.id, application: applications.id },
  outsideAnswers: [applicationsOutside],
  mailThreads: [applicationMailThread],
  account: [jobAlertsPart, storedResumesPart, applicationsPart, jobsPart],
  sitemaps: [jobSitemap],
  pings: [jobPings],
  publicPages: ["/jobs"],
  pageTags: {
    // The company's page shows its jobs, the home page the newest of all.
    job: async (tx, ids) => [
      ...ids.map(jobTag),
      ...(await companyIdsOf(tx, ids)).map(companyTag),
      JOBS_TAG,
      "home",
    ],
    // The page of a job has its company's tag too; lists name the company.
    company: async (tx, ids) => ((await haveOpenJobs(tx, ids)) ? [JOBS_TAG] : []),
  },
  audiences: { [APPLICATION_AUDIENCE]: findSidesOfApplication },
  tidyUp: deleteUnusedTerms,
  jobs: [...answerJobs, ...postJobs, touchJobsJob],
  async onChange(ctx, tx, change, ids) {
    if (change !== "company") return;
    await eraseApplicationsOfErased(ctx, tx, ids);
    await eraseJobsOfErased(ctx, tx, ids);
    // Jobs are found by the name of their company, and hidden with it.
    await touchJobsOf(ctx, tx, ids);
  },
};
