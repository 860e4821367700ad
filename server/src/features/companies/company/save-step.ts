import { and, eq, ne } from "drizzle-orm";
import type { OnboardingData } from "@cardplaza/contract/companies/company-fields";
import { missingUpTo } from "@cardplaza/contract/companies/company-rules";
import { COMPANY_TEXT, type OnboardingStep } from "@cardplaza/contract/companies/company-words";
import { gstinFitsState, LISTING_TEXT } from "@cardplaza/contract/directory/listing-rules";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { conflict, invalid, wrongState } from "../../../platform/refusals.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { requireOwnPictures } from "../../uploads/upload-queries.ts";
import { companies, type CompanyRow } from "./companies.table.ts";
import { isCompleted } from "../company-conditions.ts";
import { lockCompanyOwnedBy } from "./company-queries.ts";
import { companyValues, picturesOfCompany } from "./company-values.ts";
import { showOnboarding } from "./create-company.ts";
import { contentsOf } from "./present-company.ts";

/** Saves a step that is filled in, after the steps before it. An earlier step can be saved again. */
export function saveStep(ctx: MemberContext, id: string, { step, data }: OnboardingData) {
  return inTransaction(ctx.db, async (tx) => {
    const before = await lockCompanyOwnedBy(tx, ctx.member, id);
    if (before.completedAt) throw wrongState(COMPANY_TEXT.completed);
    const earlier = missingUpTo(contentsOf(before), (step - 1) as OnboardingStep);
    if (Object.keys(earlier).length > 0) throw wrongState(COMPANY_TEXT.stepAhead);
    const values = companyValues(data, before);
    await requireOwnPictures(
      tx,
      ctx.member.id,
      picturesOfCompany(values),
      Object.values(picturesOfCompany(before)),
    );
    const after = { ...before, ...values, ...nextVersion(before, ctx.now) };
    const missing = missingUpTo(contentsOf(after), step);
    if (Object.keys(missing).length > 0) throw invalid(inData(missing));
    if (step === 3 && after.gstin && !gstinFitsState(after.gstin, after.state))
      throw invalid(inData({ "address.state": LISTING_TEXT.gstinState }));
    if (step === 2) await requireFreeGstin(tx, after);
    await tx
      .update(companies)
      .set({ ...values, ...nextVersion(before, ctx.now) })
      .where(eq(companies.id, id));
    return showOnboarding({ ...ctx, db: tx }, after);
  });
}

/** Fields are named by their path in the body. */
const inData = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([path, message]) => [`data.${path}`, message]));

/** A GSTIN belongs to one completed company. */
export async function requireFreeGstin(tx: Tx, { id, gstin }: Pick<CompanyRow, "id" | "gstin">) {
  if (!gstin) return;
  const [taken] = await tx
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.gstin, gstin), ne(companies.id, id), isCompleted()));
  if (taken) throw conflict(COMPANY_TEXT.gstinTaken);
}
