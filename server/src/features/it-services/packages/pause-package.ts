import { eq } from "drizzle-orm";
import { IT_TEXT } from "@cardplaza/contract/it-services/it-words";
import type { MemberContext } from "../../../context.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { changed } from "../../../registry/changed.ts";
import { lockPackageManagedBy } from "./package-queries.ts";
import { itPackages } from "./packages.table.ts";
import { publishedAs } from "./published-as.ts";
import { showPackage } from "./show-package.ts";

/** Takes a live package off IT services for a while; open orders go on. */
export const pausePackage = (ctx: MemberContext, id: string) => turn(ctx, id, "pause");
/** It may have been changed while it was paused, so its words are checked again. */
export const resumePackage = (ctx: MemberContext, id: string) => turn(ctx, id, "resume");

function turn(ctx: MemberContext, id: string, way: "pause" | "resume") {
  return inTransaction(ctx.db, async (tx) => {
    const before = await lockPackageManagedBy(tx, ctx.member, id);
    if (before.status !== (way === "pause" ? "live" : "paused")) throw wrongState(IT_TEXT.notNow[way]);
    const change = way === "pause" ? { status: "paused" as const } : publishedAs(before, ctx.now);
    await tx
      .update(itPackages)
      .set({ ...change, ...nextVersion(before, ctx.now) })
      .where(eq(itPackages.id, id));
    await changed(ctx, tx, "it_package", [id]);
    return showPackage({ ...ctx, db: tx }, id);
  });
}
