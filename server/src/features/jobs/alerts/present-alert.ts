import type { z } from "zod";
import type { JobAlert } from "@cardplaza/contract/jobs/job-alerts";
import type { JobAlertRow } from "./alerts.table.ts";

export const presentAlert = ({ id, name, filters, createdAt }: JobAlertRow): z.input<typeof JobAlert> => ({
  _id: id,
  name,
  filters,
  createdAt,
});
