import { eq } from "drizzle-orm";
import type { PackageFields } from "@cardplaza/contract/it-services/it-packages";
import { IT_TEXT } from "@cardplaza/contract/it-services/it-words";
import type { MemberContext } from "../../../context.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { nextVersion, requireLatest } from "../../../platform/stale-edits.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { changed } from "../../../registry/changed.ts";
import { lockPackageManagedBy } from "./package-queries.ts";
import { itPackages } from "./packages.table.ts";
import { publishedAs } from "./published-as.ts";
import { showPackage } from "./show-package.ts";

type PackageChange = Partial<PackageFields> & { version?: number; updated_at?: string; publish: boolean };

/** Changes only what was sent. A live package with flagged words waits for review again. */
export function changePackage(
  ctx: MemberContext,
  id: string,
  { version, updated_at, publish, ...fields }: PackageChange,
) {
  return inTransaction(ctx.db, async (tx) => {
    const before = await lockPackageManagedBy(tx, ctx.member, id);
    requireLatest(before, { version, updated_at });
    const { status } = before;
    if (publish && status !== "draft" && status !== "rejected") throw wrongState(IT_TEXT.notNow.publish);
    const isPublic = publish || status === "live" || status === "review";
    await tx
      .update(itPackages)
      .set({
        ...fields,
        ...(isPublic && publishedAs({ ...before, ...fields }, ctx.now)),
        ...nextVersion(before, ctx.now),
      })
      .where(eq(itPackages.id, id));
    await changed(ctx, tx, "it_package", [id]);
    return showPackage({ ...ctx, db: tx }, id);
  });
}
