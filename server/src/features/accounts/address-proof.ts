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

/**
 * For a session whose token is in a URL: the hash is stored with the session, the cookie goes to the
 * browser.
 */
export function makeAddressProof(ctx: Origin): { hash: string; cookie: string } {
  const proof = randomBytes(24).toString("base64url");
  return { hash: hashToken(proof), cookie: authCookie(ctx, COOKIE, proof, MAX_AGE_SECONDS) };
}

/**
 * The first call with a token from a URL. Without the cookie of the same sign-in the session ends, because
 * somebody else may have the link. A session whose token was never in a URL is refused here but stays.
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
