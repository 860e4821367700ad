import type { hiring } from "@cardplaza/contract/jobs/hiring";
import type { HandlersOf } from "../../../context.ts";
import { opened } from "../../notifications/opened.ts";
import { answerOld } from "../watching/answer-old.ts";
import { exportApplicants } from "./export-applicants.ts";
import { moveApplication } from "./move-application.ts";
import { moveApplications } from "./move-applications.ts";
import { openApplication } from "./open-application.ts";
import { listPastApplicants } from "./past-applicants.ts";
import { proposeInterview } from "./propose-interview.ts";
import { serveResume } from "./serve-resume.ts";
import { showBoard } from "./show-board.ts";

export const hiringHandlers: HandlersOf<typeof hiring> = {
  "GET /api/jobs/:id/applications": ({ ctx, params, query }) => showBoard(ctx, params.id, query),
  "GET /api/jobs/:id/applications.csv": ({ ctx, params }) => exportApplicants(ctx, params.id),
  "GET /api/jobs/:id/past-applicants": ({ ctx, params }) => listPastApplicants(ctx, params.id),
  "GET /api/applications/:id": ({ ctx, params }) => opened(ctx, params.id, openApplication(ctx, params.id)),
  "PATCH /api/applications/:id": ({ ctx, params, body }) => moveApplication(ctx, params.id, body),
  "POST /api/applications/bulk": ({ ctx, body }) => moveApplications(ctx, body),
  "POST /api/applications/answer-old": ({ ctx, query, body }) => answerOld(ctx, query.company, body.reason),
  "POST /api/applications/:id/interviews": ({ ctx, params, body }) => proposeInterview(ctx, params.id, body),
  "GET /api/resumes/:id": ({ ctx, params, query }) => serveResume(ctx, params.id, query),
};
