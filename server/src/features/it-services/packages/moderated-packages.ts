import { and, eq } from "drizzle-orm";
import { IT_TEXT, PACKAGE_ACTIONS, type PackageStatus } from "@cardplaza/contract/it-services/it-words";
import { wrongState } from "../../../platform/refusals.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import { one } from "../../../platform/one.ts";
import { changed } from "../../../registry/changed.ts";
import { moderated } from "../../audit/moderated.ts";
import { notifyTeam } from "../../companies/team/notify-team.ts";
import { notDeleted } from "./package-conditions.ts";
import { findPackageCase, listPackageCases } from "./package-cases.ts";
import { findPackageSubjects } from "./package-subjects.ts";
import { itPackages } from "./packages.table.ts";

type Action = (typeof PACKAGE_ACTIONS)[number];

const POSSIBLE: Record<Action, readonly PackageStatus[]> = {
  approve: ["review", "rejected"],
  reject: ["review"],
  remove: ["live", "paused"],
};

/** A package that waits for review is approved or rejected; a live one is taken down. */
export const moderatedPackages = moderated({
  kind: "it-package",
  targetType: "it_package",
  actions: PACKAGE_ACTIONS,
  against: ["reject", "remove"],
  cases: {
    type: "it_package",
    noun: "IT package",
    find: findPackageSubjects,
    meanings: { approve: "show", reject: "send_back", remove: "hide" },
  },
  notFound: IT_TEXT.packageNotFound,
  list: listPackageCases,
  show: findPackageCase,
  async lock(_ctx, tx, id) {
    const isThis = and(eq(itPackages.id, id), notDeleted());
    return (await tx.select().from(itPackages).where(isThis).for("no key update"))[0];
  },
  rowOf: (row) => row,
  handledBy: IT_TEXT.handled,
  refuse: ({ status }, { action }) =>
    POSSIBLE[action].includes(status) ? undefined : wrongState(IT_TEXT.notNow[action]),
  async change(ctx, tx, before, { action, reason = "" }) {
    const isApproved = action === "approve";
    const after = one(
      await tx
        .update(itPackages)
        .set({
          status: isApproved ? "live" : "rejected",
          rejectionReason: isApproved ? "" : reason,
          submittedAt: null,
          flags: [],
          decidedBy: ctx.admin.id,
          ...nextVersion(before, ctx.now),
        })
        .where(eq(itPackages.id, before.id))
        .returning(),
    );
    await changed(ctx, tx, "it_package", [before.id]);
    return after;
  },
  async notify(ctx, tx, { before: { id, companyId, title, version }, decision: { action, reason } }) {
    await notifyTeam(ctx, tx, companyId, {
      news: "it-package.decided",
      with: { title, action, reason },
      targetUrl: "/my-products?tab=packages",
      about: `it-package:${id}:${action}:${version}`,
    });
  },
});
