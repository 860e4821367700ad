import { createHmac, timingSafeEqual } from "node:crypto";
import { UPLOAD_TEXT } from "@cardplaza/contract/uploads";
import type { Db } from "../../platform/database.ts";
import { keptSecret } from "../../platform/kept-secrets.ts";
import { gone, notFound } from "../../platform/refusals.ts";

const SECRET = "export-links";

interface Clock {
  db: Db;
  now: Date;
}

/** A link for the member whose export it is; it opens without a sign-in until the export goes. */
export async function signExportUrl(clock: Clock, id: string, expiresAt: Date): Promise<string> {
  const expires = String(Math.floor(expiresAt.getTime() / 1000));
  return `/api/account/export/${id}/file?expires=${expires}&signature=${await signatureOf(clock, id, expires)}`;
}

/** Not found and wrongly signed look alike; only a link that once worked is said to have expired. */
export async function checkExportLink(
  clock: Clock,
  id: string,
  link: { expires: string; signature: string },
): Promise<void> {
  const right = Buffer.from(await signatureOf(clock, id, link.expires));
  const given = Buffer.from(link.signature);
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw notFound();
  if (Number(link.expires) * 1000 <= clock.now.getTime()) throw gone(UPLOAD_TEXT.linkExpired);
}

async function signatureOf({ db, now }: Clock, id: string, expires: string): Promise<string> {
  const secret = await keptSecret(db, SECRET, now);
  return createHmac("sha256", secret).update(`${id}\n${expires}`).digest("base64url");
}
