import type { jobAlerts } from "@cardplaza/contract/jobs/job-alerts";
import type { HandlersOf } from "../../../context.ts";
import { createAlert } from "./create-alert.ts";
import { deleteAlert } from "./delete-alert.ts";
import { listAlerts } from "./list-alerts.ts";

export const jobAlertHandlers: HandlersOf<typeof jobAlerts> = {
  "GET /api/job-alerts": ({ ctx }) => listAlerts(ctx),
  "POST /api/job-alerts": ({ ctx, body }) => createAlert(ctx, body.filters),
  "DELETE /api/job-alerts/:id": ({ ctx, params }) => deleteAlert(ctx, params.id),
};
