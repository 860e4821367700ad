import { eq } from "drizzle-orm";
import { COMPANY_TEXT } from "@cardplaza/contract/companies/company-words";
import type { MemberContext } from "../../../context.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { changed } from "../../../registry/changed.ts";
import { companies } from "./companies.table.ts";
import { lockCompanyOwnedBy } from "./company-queries.ts";
import { showCompany } from "./show-company.ts";

/** Hides the company and its products from everybody else. */
export const hideCompany = (ctx: MemberContext, id: string) => turn(ctx, id, "hide");
export const showCompanyAgain = (ctx: MemberContext, id: string) => turn(ctx, id, "show");

function turn(ctx: MemberContext, id: string, way: "hide" | "show") {
  const [from, to] = way === "hide" ? (["active", "hidden"] as const) : (["hidden", "active"] as const);
  return inTransaction(ctx.db, async (tx) => {
    const company = await lockCompanyOwnedBy(tx, ctx.member, id);
    if (company.status !== from) throw wrongState(COMPANY_TEXT.notNow[way]);
    await tx
      .update(companies)
      .set({ status: to, ...nextVersion(company, ctx.now) })
      .where(eq(companies.id, id));
    await changed(ctx, tx, "company", [id]);
    return showCompany({ ...ctx, db: tx }, id);
  });
}
