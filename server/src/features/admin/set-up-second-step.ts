import { and, eq, isNull } from "drizzle-orm";
import { Secret } from "otpauth";
import { toDataURL } from "qrcode";
import { ADMIN_TEXT } from "@cardplaza/contract/admin-sign-in";
import type { AdminContext } from "../../context.ts";
import { wrongState } from "../../platform/refusals.ts";
import { seal } from "../../platform/sealed-text.ts";
import { authenticator } from "./admin-codes.ts";
import { admins } from "./admin.table.ts";
import { asAdmin } from "./record-admin-action.ts";

/**
 * A new secret, in force once a code from the app has been shown. One that is in force is never
 * replaced: whoever found an open screen could otherwise move the second step to his own phone.
 */
export async function setUpSecondStep(ctx: AdminContext) {
  const { id, email } = ctx.admin;
  const secret = new Secret({ size: 20 });
  await asAdmin(ctx, async (tx, record) => {
    const [changed] = await tx
      .update(admins)
      .set({ sealedTotpSecret: await seal(tx, secret.base32, ctx.now), totpLastStep: 0 })
      .where(and(eq(admins.id, id), isNull(admins.totpConfirmedAt)))
      .returning();
    if (!changed) throw wrongState(ADMIN_TEXT.otpOn);
    record({ action: "admin.second-step-set-up", targetType: "admin", targetId: id });
  });
  const uri = authenticator(email, secret).toString();
  return { secret: secret.base32, uri, qr: await toDataURL(uri, { margin: 2, width: 400 }) };
}
