import type { applying } from "@cardplaza/contract/jobs/applying";
import type { HandlersOf } from "../../../context.ts";
import { answerInterview } from "./answer-interview.ts";
import { applyForJob } from "./apply-for-job.ts";
import { listOwnApplications } from "./list-own-applications.ts";
import { suggestApplication } from "./suggest-application.ts";
import { withdrawApplication } from "./withdraw-application.ts";
import { writeApplicationMessage } from "./write-application-message.ts";

export const applyingHandlers: HandlersOf<typeof applying> = {
  "POST /api/jobs/:id/apply": ({ ctx, params, form }) => applyForJob(ctx, params.id, form),
  "GET /api/jobs/:id/apply": ({ ctx, params }) => suggestApplication(ctx, params.id),
  "GET /api/applications/mine": ({ ctx, query }) => listOwnApplications(ctx, query.cursor),
  "POST /api/applications/:id/messages": ({ ctx, params, body }) =>
    writeApplicationMessage(ctx, params.id, body.text),
  "POST /api/applications/:id/withdraw": ({ ctx, params }) => withdrawApplication(ctx, params.id),
  "PATCH /api/interviews/:id": ({ ctx, params, body }) => answerInterview(ctx, params.id, body),
};
