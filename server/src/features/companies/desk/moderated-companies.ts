import { eq } from "drizzle-orm";
import {
  COMPANY_DECISIONS,
  COMPANY_DESK_TEXT,
  type CompanyDecision,
} from "@cardplaza/contract/companies/company-desk-words";
import { COMPANY_TEXT } from "@cardplaza/contract/companies/company-words";
import type { AdminContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import { one } from "../../../platform/one.ts";
import { changed } from "../../../registry/changed.ts";
import type { Decision } from "../../../registry/moderated.ts";
import { moderated } from "../../audit/moderated.ts";
import { notify } from "../../notifications/notify.ts";
import { giveCompanyTo } from "./give-company.ts";
import { companies, type CompanyRow } from "../company/companies.table.ts";
import { listCompanyCases } from "./company-cases.ts";
import { whyNotNow } from "./company-decisions.ts";
import { findCompanySubjects } from "../company/company-subjects.ts";
import { lockCompany } from "../company/company-queries.ts";
import { showCompanyAs } from "../company/show-company.ts";

/** A company is suspended with its products, restored, or given to one of its managers: `to`. */
const companiesGivenTo = (to: string | undefined) =>
  moderated({
    kind: "company",
    actions: COMPANY_DECISIONS,
    against: ["suspend", "transfer"],
    cases: {
      type: "company",
      noun: "company",
      find: findCompanySubjects,
      meanings: { restore: "show", suspend: "hide" },
    },
    notFound: COMPANY_TEXT.notFound,
    list: listCompanyCases,
    show: (ctx, id) => showCompanyAs(ctx.db, id, ctx.now, "owner"),
    async lock(_ctx, tx, id) {
      const company = await lockCompany(tx, id);
      return company?.completedAt && !company.deletedAt ? company : undefined;
    },
    rowOf: (company) => company,
    handledBy: COMPANY_DESK_TEXT.handledBy,
    refuse: (company, { action }) => whyNotNow(company, action),
    change: (ctx, tx, before, { action, reason = "" }) =>
      action === "transfer"
        ? giveCompanyTo(ctx, tx, before, { to, reason })
        : suspendOrRestore(ctx, tx, before, { action, reason }),
    async notify(
      ctx,
      tx,
      { before: { id, ownerId, name, version }, decision: { action, reason }, appealPath },
    ) {
      if (ownerId && action !== "transfer")
        await notify(ctx, tx, {
          to: ownerId,
          news: "company.decided",
          with: { name, action, reason },
          targetUrl: appealPath ?? "/company-profile",
          about: `company:${id}:${action}:${version}`,
        });
    },
  });

export const moderatedCompanies = companiesGivenTo(undefined);

export const decideOnCompany = (
  ctx: AdminContext,
  id: string,
  { to, ...decision }: Decision<CompanyDecision> & { to?: string | undefined },
) => companiesGivenTo(to).decide(ctx, id, decision);

async function suspendOrRestore(
  ctx: AdminContext,
  tx: Tx,
  before: CompanyRow,
  { action, reason }: { action: "suspend" | "restore"; reason: string },
): Promise<CompanyRow> {
  const isSuspended = action === "suspend";
  const after = one(
    await tx
      .update(companies)
      .set({
        status: isSuspended ? "suspended" : "active",
        suspensionReason: isSuspended ? reason : "",
        decidedBy: ctx.admin.id,
        ...nextVersion(before, ctx.now),
      })
      .where(eq(companies.id, before.id))
      .returning(),
  );
  await changed(ctx, tx, "company", [before.id]);
  return after;
}
