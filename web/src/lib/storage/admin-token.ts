import { browserStore } from "./browser-storage.ts";
import { ADMIN_ACTIVE_KEY, ADMIN_KEY, ADMIN_TOKEN_KEY } from "./storage-keys.ts";

// Apart from the members' tokens, which every first visit loads.

/** False if the browser stores nothing. */
export function storeAdminToken(token: string, adminId: string): boolean {
  browserStore.write(ADMIN_KEY, adminId);
  noteAdminActive();
  return browserStore.write(ADMIN_TOKEN_KEY, token);
}

/** The session is over, but the same administrator may go on where they were. */
export const lockAdminToken = () => browserStore.remove(ADMIN_TOKEN_KEY);

export function removeAdminToken() {
  for (const key of [ADMIN_TOKEN_KEY, ADMIN_KEY, ADMIN_ACTIVE_KEY] as const) browserStore.remove(key);
}

/** Null where nobody has signed in, or where that was before this was stored. */
export const storedAdmin = () => browserStore.read(ADMIN_KEY);

/** For all tabs: somebody is at work. */
export const noteAdminActive = () => browserStore.write(ADMIN_ACTIVE_KEY, String(Date.now()));

/** The time of the last activity in any tab; null if none was noted. */
export function adminActiveAt(): number | null {
  const stored = browserStore.read(ADMIN_ACTIVE_KEY);
  return stored === null ? null : Number(stored);
}
