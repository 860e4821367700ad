import { eq } from "drizzle-orm";
import { COMPANY_TEXT, type COMPANY_ACTIONS } from "@cardplaza/contract/companies/company-words";
import type { AdminContext } from "../../../context.ts";
import { notFound, stale, wrongState } from "../../../platform/refusals.ts";
import { isStale, nextVersion } from "../../../platform/stale-edits.ts";
import { one } from "../../../platform/one.ts";
import { changed } from "../../../registry/changed.ts";
import { asAdmin } from "../../audit/record-admin-action.ts";
import { notify } from "../../notifications/notify.ts";
import { companies } from "./companies.table.ts";
import { lockCompany } from "./company-queries.ts";
import { showCompanyAs } from "./show-company.ts";

interface Decision {
  action: (typeof COMPANY_ACTIONS)[number];
  reason?: string;
  version: number;
}

/** Suspends a company with its products, or restores it. */
export function decideCompany(ctx: AdminContext, id: string, { action, reason, version }: Decision) {
  return asAdmin(ctx, async (tx, record) => {
    const before = await lockCompany(tx, id);
    if (!before?.completedAt || before.deletedAt) throw notFound(COMPANY_TEXT.notFound);
    if (isStale(before, { version })) throw stale();
    const isSuspended = before.status === "suspended";
    if (isSuspended === (action === "suspend")) throw wrongState(COMPANY_TEXT.notNow[action]);
    const change =
      action === "suspend"
        ? { status: "suspended" as const, suspensionReason: reason ?? "" }
        : { status: "active" as const, suspensionReason: "" };
    const after = one(
      await tx
        .update(companies)
        .set({ ...change, decidedBy: ctx.admin.id, ...nextVersion(before, ctx.now) })
        .where(eq(companies.id, id))
        .returning(),
    );
    await changed(ctx, tx, "company", [id]);
    if (before.ownerId)
      await notify(ctx, tx, {
        to: before.ownerId,
        news: "company.decided",
        with: { name: before.name, action, reason },
        targetUrl: "/company-profile",
        about: `company:${id}:${action}:${before.version}`,
      });
    record({
      action: `company.${action}`,
      targetType: "company",
      targetId: id,
      before,
      after,
      reason,
      destructive: action === "suspend",
    });
    return showCompanyAs(tx, id, ctx.now, "owner");
  });
}
