import type { applying } from "@cardplaza/contract/jobs/applying";
import type { HandlersOf } from "../../../context.ts";
import { notYet } from "../not-yet.ts";

export const applyingHandlers: HandlersOf<typeof applying> = {
  "POST /api/jobs/:id/apply": notYet,
  "GET /api/jobs/:id/apply": notYet,
  "GET /api/applications/mine": notYet,
  "POST /api/applications/:id/messages": notYet,
  "POST /api/applications/:id/withdraw": notYet,
  "PATCH /api/interviews/:id": notYet,
};
