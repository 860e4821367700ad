import { eq } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { changed } from "../../../registry/changed.ts";
import { lockPackageManagedBy } from "./package-queries.ts";
import { itPackages } from "./packages.table.ts";

/** Its page then says that it is gone. Orders keep what was ordered. */
export async function deletePackage(ctx: MemberContext, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const before = await lockPackageManagedBy(tx, ctx.member, id);
    await tx
      .update(itPackages)
      .set({ deletedAt: ctx.now, ...nextVersion(before, ctx.now) })
      .where(eq(itPackages.id, id));
    await changed(ctx, tx, "it_package", [id]);
  });
}
