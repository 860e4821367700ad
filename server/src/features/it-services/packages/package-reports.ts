import { IT_TEXT } from "@cardplaza/contract/it-services/it-words";
import { conflict } from "../../../platform/refusals.ts";
import type { ReportTarget } from "../../../registry/report-target.ts";
import { findPackageSeenBy } from "./show-package.ts";

export const packageReports: ReportTarget = {
  type: "it_package",
  async requireReportable({ member, now }, tx, id) {
    const { isOwn } = await findPackageSeenBy({ db: tx, member, now }, id);
    if (isOwn) throw conflict(IT_TEXT.reportedOwn);
  },
};
