import { randomBytes } from "node:crypto";
import { and, eq, isNotNull } from "drizzle-orm";
import type { Context } from "../../context.ts";
import type { Db } from "../../platform/database.ts";
import { sessions } from "./accounts.table.ts";
import { authCookie } from "./sessions/auth-cookies.ts";
import { hashToken } from "./sessions/session-queries.ts";

const COOKIE = "sign_in_proof";
/** Long enough for a page to load. */
const MAX_AGE_SECONDS = 10 * 60;

type Origin = Pick<Context, "origin">;

/** For a session whose token travels by address: the hash is kept with it, the cookie goes to the browser. */
export function makeAddressProof(ctx: Origin): { hash: string; cookie: string } {
  const proof = randomBytes(24).toString("base64url");
  return { hash: hashToken(proof), cookie: authCookie(ctx, COOKIE, proof, MAX_AGE_SECONDS) };
}

/**
 * The first call with a token that came by address. Without the cookie of that very sign-in the session
 * ends, because somebody else may hold the link. A session that never travelled so is refused but stays.
 */
export async function useAddressProof(
  db: Db,
  token: string,
  cookies: Record<string, string | undefined>,
): Promise<boolean> {
  const ofToken = eq(sessions.tokenHash, hashToken(token));
  const proof = cookies[COOKIE];
  if (proof) {
    const [proven] = await db
      .update(sessions)
      .set({ addressProofHash: null })
      .where(and(ofToken, eq(sessions.addressProofHash, hashToken(proof))))
      .returning({ id: sessions.id });
    if (proven) return true;
  }
  await db.delete(sessions).where(and(ofToken, isNotNull(sessions.addressProofHash)));
  return false;
}

export const removeAddressProof = (ctx: Origin) => authCookie(ctx, COOKIE, "", 0);
