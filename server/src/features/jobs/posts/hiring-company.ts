import { COMPANY_TEXT } from "@cardplaza/contract/companies/company-words";
import { JOB_TEXT } from "@cardplaza/contract/jobs/job-words";
import type { Db, Tx } from "../../../platform/database.ts";
import { notFound, wrongState } from "../../../platform/refusals.ts";
import type { Member } from "../../accounts/accounts.table.ts";
import { companiesOf, type OwnCompany } from "../../companies/company/company-queries.ts";

/** The completed company of a member whose jobs a screen shows: the wanted one, else the first. */
export async function hiringCompanyOf(
  db: Db | Tx,
  member: Pick<Member, "id">,
  wanted?: string,
): Promise<OwnCompany> {
  const own = await companiesOf(db, member.id);
  if (wanted && !own.some(({ id }) => id === wanted)) throw notFound(COMPANY_TEXT.notFound);
  const found = own.find(({ id, isCompleted }) => isCompleted && (!wanted || id === wanted));
  if (!found) throw wrongState(own.length > 0 ? JOB_TEXT.notCompleted : JOB_TEXT.noCompany);
  return found;
}
