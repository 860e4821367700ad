import { createECDH } from "node:crypto";
import type { VapidKeys } from "@block65/webcrypto-web-push";
import type { Config } from "../../config.ts";
import type { Db } from "../../platform/database.ts";
import { generatedSecret } from "../../platform/secrets/generated-secrets.ts";

const PUSH_SECRET = "push-key";

/** With these the server identifies itself to push services (VAPID). Every instance has the same ones. */
export async function pushKeys(
  db: Db,
  { SUPPORT_EMAIL }: Pick<Config, "SUPPORT_EMAIL">,
  now: Date,
): Promise<VapidKeys & { publicKey: string }> {
  const secret = Buffer.from(await generatedSecret(db, PUSH_SECRET, now));
  // So it is always below the order of the curve.
  secret[0] = (secret[0] ?? 0) & 0x7f;
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(secret);
  return {
    subject: `mailto:${SUPPORT_EMAIL}`,
    publicKey: pair.getPublicKey("base64url"),
    privateKey: secret.toString("base64url"),
  };
}
