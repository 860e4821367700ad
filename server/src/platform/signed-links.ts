import { createHmac, timingSafeEqual } from "node:crypto";
import type { Db } from "./database.ts";
import { generatedSecret } from "./generated-secrets.ts";
import { gone, notFound } from "./refusals.ts";

interface Clock {
  db: Db;
  now: Date;
}

/** What a link carries in its query. */
export interface LinkSeal {
  expires: string;
  signature: string;
}

/** Links that open one thing until a time, without a sign-in. Each kind has a secret of its own. */
export function signedLinks(kind: string, expiredText: string) {
  const signatureOf = async ({ db, now }: Clock, id: string, expires: string) =>
    createHmac("sha256", await generatedSecret(db, kind, now))
      .update(`${id}\n${expires}`)
      .digest("base64url");
  return {
    /** The path with its seal. Whoever calls this has made sure that the reader may see the thing. */
    async sign(clock: Clock, path: string, id: string, expiresAt: Date): Promise<string> {
      const expires = String(Math.floor(expiresAt.getTime() / 1000));
      return `${path}?expires=${expires}&signature=${await signatureOf(clock, id, expires)}`;
    },
    /** Not found and wrongly signed look alike; only a link that once worked is said to have expired. */
    async check(clock: Clock, id: string, { expires, signature }: LinkSeal): Promise<void> {
      const right = Buffer.from(await signatureOf(clock, id, expires));
      const given = Buffer.from(signature);
      if (given.length !== right.length || !timingSafeEqual(given, right)) throw notFound();
      if (Number(expires) * 1000 <= clock.now.getTime()) throw gone(expiredText);
    },
  };
}
