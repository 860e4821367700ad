import { createHmac, timingSafeEqual } from "node:crypto";
import type { Db } from "../database.ts";
import { generatedSecret } from "./generated-secrets.ts";
import { gone, notFound } from "../refusals.ts";

interface Clock {
  db: Db;
  now: Date;
}

/** What a link carries in its query. */
export interface LinkSeal {
  expires: string;
  signature: string;
}

/** Links that open one page or file without a sign-in until they expire. Each kind has its own secret. */
export function signedLinks(kind: string, expiredText: string) {
  const signatureOf = async ({ db, now }: Clock, id: string, expires: string) =>
    createHmac("sha256", await generatedSecret(db, kind, now))
      .update(`${id}\n${expires}`)
      .digest("base64url");
  return {
    /** The path with its signature. The caller must check first that the reader may open it. */
    async sign(clock: Clock, path: string, id: string, expiresAt: Date): Promise<string> {
      const expires = String(Math.floor(expiresAt.getTime() / 1000));
      return `${path}?expires=${expires}&signature=${await signatureOf(clock, id, expires)}`;
    },
    /** A wrong signature looks like "not found". Only a link that once worked returns "expired". */
    async check(clock: Clock, id: string, { expires, signature }: LinkSeal): Promise<void> {
      const right = Buffer.from(await signatureOf(clock, id, expires));
      const given = Buffer.from(signature);
      if (given.length !== right.length || !timingSafeEqual(given, right)) throw notFound();
      if (Number(expires) * 1000 <= clock.now.getTime()) throw gone(expiredText);
    },
  };
}
