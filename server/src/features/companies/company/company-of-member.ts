import type { Db } from "../../../platform/database.ts";
import type { CompanyOfMember } from "../../../registry/registration.ts";
import { companiesOf } from "./company-queries.ts";

/** The owned company, else the first managed one. A draft gives its id but does not count as a company yet. */
export async function companyOfMember(db: Db, memberId: string): Promise<CompanyOfMember> {
  const own = await companiesOf(db, memberId);
  return {
    hasCompany: own.some(({ isCompleted }) => isCompleted),
    companyId: own[0]?.id ?? null,
    onboardingCompleted: own[0]?.isCompleted ?? false,
  };
}
