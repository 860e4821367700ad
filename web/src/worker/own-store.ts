import { OWN_CACHES, SHARED_CACHE } from "../lib/offline/own-data.ts";
import { SAVED_AT } from "../lib/offline/saved-answers.ts";

/** The session whose data may be stored. What still comes of an earlier one is dropped. */
let current: string | null | undefined;

/** The cache of a session. Its name tells nobody the token. */
export async function sessionCache(authorization: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(authorization));
  const name = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return OWN_CACHES + name.slice(0, 24);
}

export const beginSession = (session: string) => void (current = session);

/** Stores a response of this session, if nobody has signed out or in meanwhile. */
export async function storeOwn(session: string, key: string, body: BodyInit, type: string): Promise<void> {
  if (session !== current) return;
  const headers = { "content-type": type, [SAVED_AT]: new Date().toISOString() };
  await (await caches.open(session)).put(key, new Response(body, { headers }));
  const others = (await caches.keys()).filter((name) => isOwn(name) && name !== current);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** After a sign-out nothing of the member stays. */
export async function forgetOwn(): Promise<void> {
  current = null;
  const own = (await caches.keys()).filter((name) => isOwn(name) || name === SHARED_CACHE);
  await Promise.all(own.map((name) => caches.delete(name)));
}

export const hasOwn = async () => (await caches.keys()).some(isOwn);

const isOwn = (name: string) => name.startsWith(OWN_CACHES);

export const ageOf = (response: Response | undefined): number =>
  response ? Date.now() - Date.parse(response.headers.get(SAVED_AT) ?? "") : Number.POSITIVE_INFINITY;
