import type { CompanyDecision } from "@cardplaza/contract/companies/company-desk-words";
import { COMPANY_TEXT } from "@cardplaza/contract/companies/company-words";
import { wrongState, type Refusal } from "../../../platform/refusals.ts";
import type { CompanyRow } from "../company/companies.table.ts";

/** Why an administrator cannot decide this now. */
export function whyNotNow({ status }: CompanyRow, action: CompanyDecision): Refusal | undefined {
  if (action === "transfer") return undefined;
  return (status === "suspended") === (action === "suspend")
    ? wrongState(COMPANY_TEXT.notNow[action])
    : undefined;
}
