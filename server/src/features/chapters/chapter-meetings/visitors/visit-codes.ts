import { createHmac, timingSafeEqual } from "node:crypto";
import type { Db } from "../../../../platform/database.ts";
import { generatedSecret } from "../../../../platform/secrets/generated-secrets.ts";

interface Signer {
  db: Db;
  now: Date;
}

/** Behind the link in a visitor's mail. It holds as long as the visit can be cancelled. */
export const cancelPath = async (signer: Signer, visitorId: string) =>
  `/api/chapter-visits/cancel?code=${visitorId}.${await signatureOf(signer, visitorId)}`;

/** The id of the visitor whose link it is. */
export async function readVisitCode(signer: Signer, code: string): Promise<string | null> {
  const [id = "", signature = ""] = code.split(".");
  const [given, right] = [Buffer.from(signature), Buffer.from(await signatureOf(signer, id))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}

const signatureOf = async ({ db, now }: Signer, visitorId: string) =>
  createHmac("sha256", await generatedSecret(db, "visit-cancellations", now))
    .update(visitorId)
    .digest("base64url");
