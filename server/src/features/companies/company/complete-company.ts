import { eq } from "drizzle-orm";
import { missingUpTo } from "@cardplaza/contract/companies/company-rules";
import { COMPANY_TEXT } from "@cardplaza/contract/companies/company-words";
import type { MemberContext } from "../../../context.ts";
import { conflict, invalid } from "../../../platform/refusals.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { changed } from "../../../registry/changed.ts";
import { notify } from "../../notifications/notify.ts";
import { companies } from "./companies.table.ts";
import { lockCompanyOwnedBy } from "./company-queries.ts";
import { requireFittingGstin } from "./company-values.ts";
import { isTakenGstin } from "./company-conflicts.ts";
import { contentsOf } from "./present-company.ts";
import { requireFreeGstin } from "./save-step.ts";
import { showCompany } from "./show-company.ts";

/** Gives the company its page. Completing it again changes nothing. */
export async function completeCompany(ctx: MemberContext, id: string) {
  try {
    return await inTransaction(ctx.db, async (tx) => {
      const company = await lockCompanyOwnedBy(tx, ctx.member, id);
      if (!company.completedAt) {
        const missing = missingUpTo(contentsOf(company), 5);
        if (Object.keys(missing).length > 0) throw invalid(missing);
        requireFittingGstin(company);
        await requireFreeGstin(tx, company);
        await tx
          .update(companies)
          .set({ completedAt: ctx.now, ...nextVersion(company, ctx.now) })
          .where(eq(companies.id, id));
        await notify(ctx, tx, {
          to: ctx.member.id,
          news: "company.set-up",
          with: { company: company.name },
          targetUrl: "/company-profile",
          about: `company:${id}`,
        });
        await changed(ctx, tx, "company", [id]);
      }
      return { company: await showCompany({ ...ctx, db: tx }, id) };
    });
  } catch (error) {
    throw isTakenGstin(error) ? conflict(COMPANY_TEXT.gstinTaken) : error;
  }
}
