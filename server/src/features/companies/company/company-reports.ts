import { COMPANY_TEXT } from "@cardplaza/contract/companies/company-words";
import { conflict } from "../../../platform/refusals.ts";
import type { ReportTarget } from "../../../registry/report-target.ts";
import { findCompanySeenBy } from "./show-company.ts";

export const companyReports: ReportTarget = {
  type: "company",
  async requireReportable({ member, now }, tx, id) {
    const { role } = await findCompanySeenBy({ db: tx, member, now }, id);
    if (role) throw conflict(COMPANY_TEXT.ownReport);
  },
};
