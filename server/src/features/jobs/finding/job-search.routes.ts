import type { jobSearch } from "@cardplaza/contract/jobs/job-search";
import type { HandlersOf } from "../../../context.ts";
import { notYet } from "../not-yet.ts";

export const jobSearchHandlers: HandlersOf<typeof jobSearch> = {
  "GET /api/jobs": notYet,
  "GET /api/jobs/saved": notYet,
  "GET /api/jobs/suggestions": notYet,
  "GET /api/jobs/feed.xml": notYet,
  "GET /api/jobs/:id/similar": notYet,
  "POST /api/jobs/:id/save": notYet,
  "DELETE /api/jobs/:id/save": notYet,
  "PUT /api/jobs/:id/hide": notYet,
  "DELETE /api/jobs/:id/hide": notYet,
};
