import { JOB_TEXT } from "@cardplaza/contract/jobs/job-words";
import { conflict } from "../../../platform/refusals.ts";
import type { ReportTarget } from "../../../registry/report-target.ts";
import { findJobSeenBy } from "./show-job.ts";

export const jobReports: ReportTarget = {
  type: "job",
  async requireReportable({ member, now }, tx, id) {
    const { role } = await findJobSeenBy({ db: tx, member, now }, id);
    if (role) throw conflict(JOB_TEXT.own);
  },
};
