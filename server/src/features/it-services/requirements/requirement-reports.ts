import { IT_TEXT } from "@cardplaza/contract/it-services/it-words";
import { conflict } from "../../../platform/refusals.ts";
import type { ReportTarget } from "../../../registry/report-target.ts";
import { findRequirementSeenBy } from "./requirement-queries.ts";

export const requirementReports: ReportTarget = {
  type: "it_requirement",
  async requireReportable({ member, now }, tx, id) {
    const { side } = await findRequirementSeenBy({ db: tx, member, now }, id);
    if (side === "buyer") throw conflict(IT_TEXT.reportedOwn);
  },
};
