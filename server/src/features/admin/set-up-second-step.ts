import { toDataURL } from "qrcode";
import { ADMIN_TEXT } from "@cardplaza/contract/admin/admin-words";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import type { AdminContext } from "../../context.ts";
import { wrongState } from "../../platform/refusals.ts";
import { addressOf, newSecret, sealSecret } from "../accounts/second-step/second-step-secret.ts";
import { saveTotpSecret } from "../audit/administrators.ts";
import { asAdmin } from "../audit/record-admin-action.ts";

/**
 * A new secret, valid once a code from the app has confirmed it. A confirmed secret is never replaced:
 * otherwise somebody at an unattended screen could move the second step to their own phone.
 */
export async function setUpSecondStep(ctx: AdminContext) {
  const { id, email } = ctx.admin;
  const secret = newSecret();
  await asAdmin(ctx, async (tx, record) => {
    const sealed = await sealSecret(tx, secret, id, ctx.now);
    if (!(await saveTotpSecret(tx, id, sealed))) throw wrongState(ADMIN_TEXT.otpOn);
    record({ action: "admin.second-step-set-up", targetType: "admin", targetId: id });
  });
  const uri = addressOf(secret, { issuer: `${PRODUCT_NAME} Administration`, label: email });
  return { secret: secret.base32, uri, qr: await toDataURL(uri, { margin: 2, width: 400 }) };
}
