import type { Me } from "@cardplaza/contract/accounts/accounts";
import { dropUnprovenToken, acceptUnprovenToken, unprovenToken } from "./tokens.ts";

const LONGEST_WAIT_MS = 10_000;

/**
 * Asks the server whether the token that came by address belongs to a sign-in that this very browser
 * started; only then is it used. If the server cannot be reached, the next page tries again.
 */
export async function proveAddressToken(): Promise<{ accepted: true; me: Me } | { accepted: false } | null> {
  const token = unprovenToken();
  if (!token) return null;
  const response = await fetch("/api/auth/me", {
    credentials: "include",
    cache: "no-store",
    headers: { Authorization: `Bearer ${token}`, "X-Token-Source": "address" },
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  }).catch(() => null);
  // Another tab may have settled it while we waited.
  if (!response || unprovenToken() !== token) return null;
  if (response.ok) {
    acceptUnprovenToken();
    return { accepted: true, me: (await response.json()) as Me };
  }
  if (response.status >= 500 || response.status === 429) return null;
  dropUnprovenToken();
  return { accepted: false };
}
