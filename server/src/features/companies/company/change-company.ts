import { eq } from "drizzle-orm";
import type { CompanyChange } from "@cardplaza/contract/companies/company-fields";
import { missingUpTo } from "@cardplaza/contract/companies/company-rules";
import { COMPANY_TEXT } from "@cardplaza/contract/companies/company-words";
import type { MemberContext } from "../../../context.ts";
import { conflict, invalid, wrongState } from "../../../platform/refusals.ts";
import { nextVersion, requireLatest } from "../../../platform/stale-edits.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { changed } from "../../../registry/changed.ts";
import { requireOwnPictures } from "../../uploads/upload-queries.ts";
import { companies } from "./companies.table.ts";
import { lockCompanyManagedBy } from "./company-queries.ts";
import { companyValues, picturesOfCompany, requireFittingGstin } from "./company-values.ts";
import { isTakenGstin } from "./company-conflicts.ts";
import { contentsOf } from "./present-company.ts";
import { requireFreeGstin } from "./save-step.ts";
import { showCompany } from "./show-company.ts";

/** Changes only what was sent; a completed company stays complete. */
export async function changeCompany(
  ctx: MemberContext,
  id: string,
  { version, updated_at, ...fields }: CompanyChange,
) {
  try {
    return await inTransaction(ctx.db, async (tx) => {
      const before = await lockCompanyManagedBy(tx, ctx.member, id);
      if (!before.completedAt) throw wrongState(COMPANY_TEXT.notCompleted);
      requireLatest(before, { version, updated_at });
      const values = companyValues(fields, before);
      const shown = Object.values(picturesOfCompany(before));
      await requireOwnPictures(tx, ctx.member.id, picturesOfCompany(values), shown);
      const after = { ...before, ...values };
      const missing = missingUpTo(contentsOf(after), 5);
      if (Object.keys(missing).length > 0) throw invalid(missing);
      requireFittingGstin(after);
      if (after.gstin !== before.gstin) await requireFreeGstin(tx, after);
      await tx
        .update(companies)
        .set({ ...values, ...nextVersion(before, ctx.now) })
        .where(eq(companies.id, id));
      await changed(ctx, tx, "company", [id]);
      return showCompany({ ...ctx, db: tx }, id);
    });
  } catch (error) {
    throw isTakenGstin(error) ? conflict(COMPANY_TEXT.gstinTaken) : error;
  }
}
