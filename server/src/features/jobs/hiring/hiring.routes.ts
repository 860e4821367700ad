import type { hiring } from "@cardplaza/contract/jobs/hiring";
import type { HandlersOf } from "../../../context.ts";
import { answerOld } from "../answers/answer-old.ts";
import { notYet } from "../not-yet.ts";

export const hiringHandlers: HandlersOf<typeof hiring> = {
  "GET /api/jobs/:id/applications": notYet,
  "GET /api/jobs/:id/applications.csv": notYet,
  "GET /api/jobs/:id/past-applicants": notYet,
  "GET /api/applications/:id": notYet,
  "PATCH /api/applications/:id": notYet,
  "POST /api/applications/bulk": notYet,
  "POST /api/applications/answer-old": ({ ctx, query, body }) => answerOld(ctx, query.company, body.reason),
  "POST /api/applications/:id/interviews": notYet,
  "GET /api/resumes/:id": notYet,
};
