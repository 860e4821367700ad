import { createHmac, timingSafeEqual } from "node:crypto";
import { DOCUMENT_LINK_SECONDS, UPLOAD_TEXT } from "@cardplaza/contract/uploads";
import type { Db } from "../../platform/database.ts";
import { keptSecret } from "../../platform/kept-secrets.ts";
import { gone, notFound } from "../../platform/refusals.ts";

const SECRET = "document-links";

interface Clock {
  db: Db;
  now: Date;
}

/** The address that records keep. It opens nothing by itself. */
export const documentUrl = (id: string) => `/api/documents/${id}`;

/** A link for somebody who may see the document; whoever calls this has made sure of that. */
export async function signDocumentUrl(
  { db, now }: Clock,
  url: string,
  seconds = DOCUMENT_LINK_SECONDS,
): Promise<string> {
  const id = url.slice(url.lastIndexOf("/") + 1);
  const expires = String(Math.floor(now.getTime() / 1000) + seconds);
  return `${documentUrl(id)}?expires=${expires}&signature=${await signatureOf({ db, now }, id, expires)}`;
}

/** Not found and wrongly signed look alike; only a link that once worked is said to have expired. */
export async function checkDocumentLink(
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
