import type { resumes } from "@cardplaza/contract/jobs/resumes";
import type { HandlersOf } from "../../../context.ts";
import { deleteResume } from "./delete-resume.ts";
import { listStoredResumes } from "./resume-queries.ts";
import { serveStoredResume } from "./serve-stored-resume.ts";
import { storeResume } from "./store-resume.ts";

export const resumeHandlers: HandlersOf<typeof resumes> = {
  "GET /api/user-profile/resumes": async ({ ctx }) => ({ resumes: await listStoredResumes(ctx) }),
  "POST /api/user-profile/resumes": ({ ctx, form }) => storeResume(ctx, form.resume),
  "DELETE /api/user-profile/resumes/:id": ({ ctx, params }) => deleteResume(ctx, params.id),
  "GET /api/user-profile/resumes/:id/file": ({ ctx, params, query }) =>
    serveStoredResume(ctx, params.id, query),
};
