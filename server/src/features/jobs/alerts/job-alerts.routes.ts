import type { jobAlerts } from "@cardplaza/contract/jobs/job-alerts";
import type { HandlersOf } from "../../../context.ts";
import { notYet } from "../not-yet.ts";

export const jobAlertHandlers: HandlersOf<typeof jobAlerts> = {
  "GET /api/job-alerts": notYet,
  "POST /api/job-alerts": notYet,
  "DELETE /api/job-alerts/:id": notYet,
};
