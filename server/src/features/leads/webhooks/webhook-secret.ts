import { createHmac, randomBytes } from "node:crypto";
import type { Db } from "../../../platform/database.ts";
import { generatedSecret } from "../../../platform/secrets/generated-secrets.ts";
import { openSealedText, sealText } from "../../../platform/secrets/sealed-text.ts";
import type { WebhookRow } from "./webhooks.table.ts";

export const newWebhookSecret = () => `whsec_${randomBytes(32).toString("base64url")}`;

const key = (db: Db, now: Date) => generatedSecret(db, "webhook-secrets", now);

export async function sealWebhookSecret(db: Db, secret: string, id: string, now: Date): Promise<string> {
  return sealText(await key(db, now), secret, id);
}

/** The receiver computes the same to check that the call is ours, and its time. */
export async function signatureOf(db: Db, { id, sealedSecret }: WebhookRow, body: string, now: Date) {
  const secret = openSealedText(await key(db, now), sealedSecret, id);
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")}`;
}
