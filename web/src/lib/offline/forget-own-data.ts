import { memberToken, subscribeToMemberToken } from "../tokens.ts";
import { OWN_CACHES, SHARED_CACHE } from "./own-data.ts";
import { workers } from "./register-worker.ts";
import { FORGET_OWN_DATA } from "./worker-messages.ts";

/** Deletes what the worker has stored of the member, and tells it to store nothing that is still on its way. */
export async function forgetOwnData(): Promise<void> {
  workers()?.controller?.postMessage(FORGET_OWN_DATA);
  if (typeof caches === "undefined") return;
  const own = (await caches.keys()).filter((name) => name.startsWith(OWN_CACHES) || name === SHARED_CACHE);
  await Promise.all(own.map((name) => caches.delete(name)));
}

/** However the session ends: here, in another tab or by a refused call. */
export function forgetAtSignOut() {
  subscribeToMemberToken(() => {
    if (!memberToken()) void forgetOwnData().catch(() => {});
  });
}
