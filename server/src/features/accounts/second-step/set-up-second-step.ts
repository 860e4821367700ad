import { isNull } from "drizzle-orm";
import { toString as drawQr } from "qrcode";
import { ACCOUNT_TEXT } from "@cardplaza/contract/accounts/accounts";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import type { MemberContext } from "../../../context.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { secondSteps } from "../accounts.table.ts";
import { requireProof } from "./second-step-proof.ts";
import { addressOf, newSecret, sealSecret } from "./second-step-secret.ts";

/**
 * Creates a secret for the authenticator app. It has no effect until a code from the app has confirmed it.
 */
export async function setUpSecondStep({ db, member, now }: MemberContext) {
  requireProof(member);
  const secret = newSecret();
  await inTransaction(db, async (tx) => {
    const sealedSecret = await sealSecret(tx, secret, member.id, now);
    const [saved] = await tx
      .insert(secondSteps)
      .values({ memberId: member.id, sealedSecret })
      .onConflictDoUpdate({
        target: secondSteps.memberId,
        set: { sealedSecret, lastStep: 0 },
        setWhere: isNull(secondSteps.confirmedAt),
      })
      .returning();
    if (!saved) throw wrongState(ACCOUNT_TEXT.secondStepOn);
  });
  const label = member.email ?? member.mobile ?? member.name;
  const uri = addressOf(secret, { issuer: PRODUCT_NAME, label });
  const picture = await drawQr(uri, { type: "svg", margin: 2, errorCorrectionLevel: "M" });
  return {
    secret: secret.base32,
    uri,
    qr: `data:image/svg+xml;base64,${Buffer.from(picture).toString("base64")}`,
  };
}
