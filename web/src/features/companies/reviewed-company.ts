import type { Company } from "@cardplaza/contract/companies/companies";
import { companyPath } from "@cardplaza/contract/companies/company-seen";
import type { ReviewedTarget } from "../reviews/reviewed-target.ts";

export const reviewedCompany = (company: Pick<Company, "_id" | "name" | "slug">): ReviewedTarget => ({
  targetType: "company",
  targetId: company._id,
  name: company.name,
  path: companyPath(company),
  ownersPath: `/company-profile?company=${company._id}&tab=reviews`,
});
