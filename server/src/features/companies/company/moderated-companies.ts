import { eq } from "drizzle-orm";
import { COMPANY_ACTIONS, COMPANY_TEXT } from "@cardplaza/contract/companies/company-words";
import { wrongState } from "../../../platform/refusals.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import { one } from "../../../platform/one.ts";
import { changed } from "../../../registry/changed.ts";
import { moderated } from "../../audit/moderated.ts";
import { notify } from "../../notifications/notify.ts";
import { findCompanySubjects } from "./company-subjects.ts";
import { companies } from "./companies.table.ts";
import { lockCompany } from "./company-queries.ts";
import { showCompanyAs } from "./show-company.ts";

/** A company is suspended with its products, or restored. */
export const moderatedCompanies = moderated({
  kind: "company",
  actions: COMPANY_ACTIONS,
  against: ["suspend"],
  cases: {
    type: "company",
    noun: "company",
    find: findCompanySubjects,
    meanings: { restore: "show", suspend: "hide" },
  },
  notFound: COMPANY_TEXT.notFound,
  show: (ctx, id) => showCompanyAs(ctx.db, id, ctx.now, "owner"),
  async lock(_ctx, tx, id) {
    const company = await lockCompany(tx, id);
    return company?.completedAt && !company.deletedAt ? company : undefined;
  },
  rowOf: (company) => company,
  refuse: ({ status }, { action }) =>
    (status === "suspended") === (action === "suspend") ? wrongState(COMPANY_TEXT.notNow[action]) : undefined,
  async change(ctx, tx, before, { action, reason = "" }) {
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
  },
  async notify(
    ctx,
    tx,
    { before: { id, ownerId, name, version }, decision: { action, reason }, appealPath },
  ) {
    if (ownerId)
      await notify(ctx, tx, {
        to: ownerId,
        news: "company.decided",
        with: { name, action, reason },
        targetUrl: appealPath ?? "/company-profile",
        about: `company:${id}:${action}:${version}`,
      });
  },
});
