import { companyTag } from "@cardplaza/contract/companies/company-words";
import type { Registration } from "../../registry/registration.ts";
import { companies } from "./company/companies.table.ts";
import { companyOfMember } from "./company/company-of-member.ts";
import { companyReports } from "./company/company-reports.ts";
import { deleteCompanyVisitsJob } from "./pages/delete-company-visits.ts";

declare module "../../registry/changed.ts" {
  interface Changes {
    company: true;
  }
}

export const companiesRegistration: Registration = {
  targets: { company: companies.id },
  reports: [companyReports],
  companyOf: companyOfMember,
  pageTags: { company: (_tx, ids) => ids.map(companyTag) },
  jobs: [deleteCompanyVisitsJob],
};
