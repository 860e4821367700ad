import { freshOrStored } from "./fresh-or-stored.ts";
import { storeBelonging } from "./own-belongings.ts";
import { beginSession, forgetOwn, sessionCache, storeOwn } from "./own-store.ts";

/** More than five hundred contacts with long notes. */
const MOST_CHARACTERS = 4_000_000;

/** Answers what a member reads of their own, and stores it with what belongs to it. */
export async function answerOwnRead(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const { pathname, search } = new URL(request.url);
  const authorization = request.headers.get("authorization") ?? "";
  const session = await sessionCache(authorization);
  beginSession(session);
  const fresh = fetch(request);
  const storing = fresh.then(async (response) => {
    if (response.status === 401) return forgetOwn();
    if (response.status !== 200) return;
    const text = await response.clone().text();
    if (text.length > MOST_CHARACTERS) return;
    await storeOwn(session, pathname + search, text, "application/json");
    await storeBelonging({ session, authorization }, pathname + search, text);
  });
  event.waitUntil(storing.catch(() => {}));
  return freshOrStored(fresh, async () => (await caches.open(session)).match(pathname + search));
}
