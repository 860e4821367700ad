import type { jobSearch } from "@cardplaza/contract/jobs/job-search";
import type { HandlersOf } from "../../../context.ts";
import { notYet } from "../not-yet.ts";
import { listJobs } from "./list-jobs.ts";

export const jobSearchHandlers: HandlersOf<typeof jobSearch> = {
  "GET /api/jobs": ({ ctx, query }) => listJobs(ctx, query),
  "GET /api/jobs/saved": notYet,
  "GET /api/jobs/suggestions": notYet,
  "GET /api/jobs/feed.xml": notYet,
  "GET /api/jobs/:id/similar": notYet,
  "POST /api/jobs/:id/save": notYet,
  "DELETE /api/jobs/:id/save": notYet,
  "PUT /api/jobs/:id/hide": notYet,
  "DELETE /api/jobs/:id/hide": notYet,
};
