import type { CompanyFields } from "@cardplaza/contract/companies/company-fields";
import { nextStep } from "@cardplaza/contract/companies/company-rules";
import { COMPANY_TEXT } from "@cardplaza/contract/companies/company-words";
import type { MemberContext } from "../../../context.ts";
import { newId } from "../../../platform/ids.ts";
import { conflict } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { requireOwnPictures } from "../../uploads/upload-queries.ts";
import { companies, type CompanyRow } from "./companies.table.ts";
import { companyValues, picturesOfCompany, requireFittingGstin } from "./company-values.ts";
import { knownOfCompany } from "./import-company.ts";
import { contentsOf } from "./present-company.ts";
import { showCompany } from "./show-company.ts";

/** Creates a draft, which nobody else sees. A member owns one company: of two tabs at once the index lets one through. */
export function createCompany(ctx: MemberContext, fields: Partial<CompanyFields>) {
  return inTransaction(ctx.db, async (tx) => {
    const given = companyValues(fields);
    await requireOwnPictures(tx, ctx.member.id, picturesOfCompany(given));
    const values = { ...(await knownOfCompany(tx, ctx.member)), ...given };
    requireFittingGstin({ gstin: values.gstin ?? "", state: values.state ?? "" });
    const [company] = await tx
      .insert(companies)
      .values({
        ...values,
        id: newId(ctx.now.getTime()),
        ownerId: ctx.member.id,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      })
      .onConflictDoNothing()
      .returning();
    if (!company) throw conflict(COMPANY_TEXT.second);
    return showOnboarding({ ...ctx, db: tx }, company);
  });
}

/** What every step of the set-up returns. */
export async function showOnboarding(ctx: MemberContext, company: CompanyRow) {
  return { company: await showCompany(ctx, company.id), step: nextStep(contentsOf(company)) };
}
