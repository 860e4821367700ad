import { and, asc, eq } from "drizzle-orm";
import {
  IT_TEXT,
  PROVIDERS_A_PAGE,
  type PACKAGE_ACTIONS,
  type PackageStatus,
} from "@cardplaza/contract/it-services/it-words";
import type { AdminContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { conflict, notFound, stale, wrongState } from "../../../platform/refusals.ts";
import { isStale, nextVersion } from "../../../platform/stale-edits.ts";
import { one } from "../../../platform/one.ts";
import { changed } from "../../../registry/changed.ts";
import { admins } from "../../audit/admin.table.ts";
import { asAdmin } from "../../audit/record-admin-action.ts";
import { notifyTeam } from "../../companies/team/notify-team.ts";
import { pagedBy } from "../providers/list-providers.ts";
import { countUpTo } from "./list-packages.ts";
import { notDeleted } from "./package-conditions.ts";
import { selectPackages } from "./package-queries.ts";
import { itPackages, type ItPackageRow } from "./packages.table.ts";
import { presentCase } from "./present-package.ts";

/** The longest wait first. */
export async function listPackageCases(
  { db, now }: AdminContext,
  { status, page }: { status: PackageStatus; page: number },
) {
  const wanted = and(eq(itPackages.status, status), notDeleted());
  const total = await countUpTo(db, wanted);
  const rows = await selectPackages(db, now)
    .where(wanted)
    .orderBy(asc(itPackages.submittedAt), asc(itPackages.id))
    .limit(PROVIDERS_A_PAGE)
    .offset((page - 1) * PROVIDERS_A_PAGE);
  return { packages: rows.map(presentCase), ...pagedBy(total, page) };
}

interface Decision {
  action: (typeof PACKAGE_ACTIONS)[number];
  reason?: string;
  version: number;
}

/** Approves or rejects a package that waits for review. */
export function decidePackage(ctx: AdminContext, id: string, { action, reason, version }: Decision) {
  return asAdmin(ctx, async (tx, record) => {
    const [before] = await tx
      .select()
      .from(itPackages)
      .where(and(eq(itPackages.id, id), notDeleted()))
      .for("no key update");
    if (!before) throw notFound(IT_TEXT.packageNotFound);
    if (isStale(before, { version })) throw await handled(tx, before);
    if (before.status !== "review") throw wrongState(IT_TEXT.notNow[action]);
    const after = one(
      await tx
        .update(itPackages)
        .set({
          status: action === "approve" ? "live" : "rejected",
          rejectionReason: action === "reject" ? (reason ?? "") : "",
          submittedAt: null,
          flags: [],
          decidedBy: ctx.admin.id,
          ...nextVersion(before, ctx.now),
        })
        .where(eq(itPackages.id, id))
        .returning(),
    );
    await changed(ctx, tx, "it_package", [id]);
    await notifyTeam(ctx, tx, before.companyId, {
      news: "it-package.decided",
      with: { title: before.title, action, reason },
      targetUrl: "/my-products?tab=packages",
      about: `it-package:${id}:${action}:${before.version}`,
    });
    record({
      action: `it-package.${action}`,
      targetType: "it_package",
      targetId: id,
      before,
      after,
      reason,
      destructive: action === "reject",
    });
    const [found] = await selectPackages(tx, ctx.now).where(eq(itPackages.id, id));
    return found ? presentCase(found) : Promise.reject(notFound());
  });
}

async function handled(tx: Tx, { decidedBy }: ItPackageRow) {
  const [admin] = decidedBy
    ? await tx.select({ name: admins.name }).from(admins).where(eq(admins.id, decidedBy))
    : [];
  return admin ? conflict(IT_TEXT.handled(admin.name)) : stale();
}
