import type { jobs } from "@cardplaza/contract/jobs/jobs";
import type { HandlersOf } from "../../../context.ts";
import { submitReport } from "../../moderation/submit-report.ts";
import { serveJobPreview } from "../previews/serve-job-preview.ts";
import { changeJob } from "./change-job.ts";
import { changeStatus } from "./change-status.ts";
import { countJobView } from "./count-job-view.ts";
import { createJob } from "./create-job.ts";
import { moderatedJobs } from "./moderated-jobs.ts";
import { deleteJob } from "../delete-job.ts";
import { listOwnJobs } from "./list-own-jobs.ts";
import { showJob } from "./show-job.ts";

export const jobHandlers: HandlersOf<typeof jobs> = {
  "GET /api/jobs/mine": ({ ctx, query }) => listOwnJobs(ctx, query),
  "GET /api/jobs/:id": ({ ctx, params }) => showJob(ctx, params.id),
  "POST /api/jobs": ({ ctx, body }) => createJob(ctx, body),
  "PATCH /api/jobs/:id": ({ ctx, params, body }) => changeJob(ctx, params.id, body),
  "DELETE /api/jobs/:id": ({ ctx, params }) => deleteJob(ctx, params.id),
  "POST /api/jobs/:id/status": ({ ctx, params, body }) => changeStatus(ctx, params.id, body),
  "POST /api/jobs/:id/view": ({ ctx, params }) => countJobView(ctx, params.id),
  "GET /api/jobs/:id/og.jpg": ({ ctx, params }) => serveJobPreview(ctx, params.id),
  "POST /api/jobs/:id/report": ({ ctx, params, body }) => submitReport(ctx, "job", params.id, body),
  "GET /api/admin/jobs": ({ ctx, query }) => moderatedJobs.list(ctx, query),
  "GET /api/admin/jobs/:id": async ({ ctx, params }) => ({ job: await moderatedJobs.show(ctx, params.id) }),
  "PATCH /api/admin/jobs/:id": ({ ctx, params, body }) => moderatedJobs.decide(ctx, params.id, body),
};
