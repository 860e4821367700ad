import type { jobs } from "@cardplaza/contract/jobs/jobs";
import type { HandlersOf } from "../../../context.ts";
import { notYet } from "../not-yet.ts";

export const jobHandlers: HandlersOf<typeof jobs> = {
  "GET /api/jobs/mine": notYet,
  "GET /api/jobs/:id": notYet,
  "POST /api/jobs": notYet,
  "PATCH /api/jobs/:id": notYet,
  "DELETE /api/jobs/:id": notYet,
  "POST /api/jobs/:id/status": notYet,
  "POST /api/jobs/:id/report": notYet,
  "PATCH /api/admin/jobs/:id": notYet,
};
