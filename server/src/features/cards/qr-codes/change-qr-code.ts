import type { QrCodeChange } from "@cardplaza/contract/cards/qr-codes/qr-codes";
import { eq } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import { stale } from "../../../platform/refusals.ts";
import { nextVersion, requireLatest } from "../../../platform/stale-edits.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { one } from "../../../platform/one.ts";
import { checkTargets } from "./check-targets.ts";
import { readExpiry } from "./create-qr-code.ts";
import { checkDesign, makePicture } from "./make-picture.ts";
import { findCodeOwnedBy } from "./qr-code-queries.ts";
import { qrCodes, type QrCodeRow } from "./qr-codes.table.ts";

/** Changes only what was sent. The code itself never changes: it may be printed already. */
export async function changeQrCode(
  ctx: MemberContext,
  id: string,
  { version, updated_at, design: designChange, expiresAt: expiry, ...given }: QrCodeChange,
): Promise<QrCodeRow> {
  const before = await findCodeOwnedBy(ctx.db, ctx.member, id);
  const fields = await checkTargets(ctx, given);
  const look = designChange && { ...before.design, ...designChange };
  if (look) await checkDesign(ctx, look, before.design);
  const tried = look && (await makePicture(ctx, before.code, look));
  const isSameExpiry = expiry != null && before.expiresAt?.toISOString() === expiry;
  const expiresAt = expiry === undefined || isSameExpiry ? before.expiresAt : readExpiry(expiry, ctx.now);

  return inTransaction(ctx.db, async (tx) => {
    const [locked] = await tx.select().from(qrCodes).where(eq(qrCodes.id, id)).for("no key update");
    requireLatest(locked, { version, updated_at });
    // The design was merged with the one read above, so that one must still be the latest.
    if (locked?.version !== before.version) throw stale();
    const changes = {
      ...fields,
      ...(look && tried && { design: look, score: tried.score }),
      expiresAt,
      ...nextVersion(locked, ctx.now),
    };
    return one(await tx.update(qrCodes).set(changes).where(eq(qrCodes.id, id)).returning());
  });
}
