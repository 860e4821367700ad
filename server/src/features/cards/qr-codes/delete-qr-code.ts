import { eq } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { lockCodeOwnedBy } from "./qr-code-queries.ts";
import { qrCodes } from "./qr-codes.table.ts";

/** The row stays, so that the code is never given to anybody else; a scan shows the owner's card. */
export async function deleteQrCode(ctx: MemberContext, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const code = await lockCodeOwnedBy(tx, ctx.member, id);
    await tx
      .update(qrCodes)
      .set({ deletedAt: ctx.now, ...nextVersion(code, ctx.now) })
      .where(eq(qrCodes.id, id));
  });
}
