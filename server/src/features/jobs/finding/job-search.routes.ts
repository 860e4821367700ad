import type { jobSearch } from "@cardplaza/contract/jobs/job-search";
import type { HandlersOf } from "../../../context.ts";
import { serveJobFeed } from "./job-feed.ts";
import { listJobs } from "./list-jobs.ts";
import { listSavedJobs } from "./list-saved-jobs.ts";
import { markJob, unmarkJob } from "./mark-job.ts";
import { similarJobs } from "./similar-jobs.ts";
import { suggestCompanies, suggestJobs } from "./suggest-jobs.ts";

export const jobSearchHandlers: HandlersOf<typeof jobSearch> = {
  "GET /api/jobs": ({ ctx, query }) => listJobs(ctx, query),
  "GET /api/jobs/saved": ({ ctx, query }) => listSavedJobs(ctx, query.page),
  "GET /api/jobs/suggestions": async ({ ctx, query }) => ({ suggestions: await suggestJobs(ctx, query.q) }),
  "GET /api/jobs/companies": async ({ ctx, query }) => ({ companies: await suggestCompanies(ctx, query.q) }),
  "GET /api/jobs/feed.xml": ({ ctx, query }) => serveJobFeed(ctx, query.page),
  "GET /api/jobs/:id/similar": ({ ctx, params }) => similarJobs(ctx, params.id),
  "POST /api/jobs/:id/save": async ({ ctx, params }) => {
    await markJob(ctx, params.id, "savedAt");
    return { saved: true };
  },
  "DELETE /api/jobs/:id/save": ({ ctx, params }) => unmarkJob(ctx, params.id, "savedAt"),
  "PUT /api/jobs/:id/hide": async ({ ctx, params }) => {
    await markJob(ctx, params.id, "hiddenAt");
    return { hidden: true };
  },
  "DELETE /api/jobs/:id/hide": ({ ctx, params }) => unmarkJob(ctx, params.id, "hiddenAt"),
};
