import { openDB } from "idb";
import { outboxStore } from "../outbox/outbox-store.ts";
import { browserStore, tabStore, type TextStore } from "./browser-storage.ts";
import { forgetMemory } from "./forgotten-memory.ts";
import { MEMBER_KEY } from "./storage-keys.ts";
import { stopViewing, viewing } from "./viewing.ts";
import {
  type Belongs,
  belongs,
  DATABASES,
  PUBLIC_CACHE,
  type StoredKey,
  TYPED_DATABASES,
} from "./stored-keys.ts";

/**
 * How a session ended. After a sign-out nothing stays. One that expired, or was ended from another device, is no
 * decision made here: what its owner typed and did not send waits for them alone, everything else goes.
 */
export type Ending = "signed-out" | "expired";

/** The push service may be out of reach: the sign-out does not wait for it longer. */
const PUSH_WAIT_MS = 2_000;

/** Deletes what this browser holds of the member. What fails does not stop the rest. */
export async function forgetMember(ending: Ending): Promise<void> {
  const view = viewing();
  // What this browser holds is not of the member who was viewed.
  if (view) return stopViewing(view);
  const goes: Belongs[] = ending === "signed-out" ? ["member", "typed"] : ["member"];
  const isTabOnly = isSomebodyElseHere();
  emptyStore(tabStore, goes);
  if (isTabOnly) return forgetMemory();
  emptyStore(browserStore, goes);
  if (ending === "signed-out") {
    forgetMemory();
    await outboxStore.clear();
  }
  const spared = ending === "signed-out" ? [] : TYPED_DATABASES;
  await Promise.allSettled([emptyDatabases(spared), emptyCaches(), endPushes(), clearBadge()]);
}

/** A tab that hears late of its member's sign-out must not empty the browser of the next one. */
function isSomebodyElseHere(): boolean {
  const [inTab, inBrowser] = [tabStore.read(MEMBER_KEY), browserStore.read(MEMBER_KEY)];
  return inTab !== null && inBrowser !== null && inTab !== inBrowser;
}

function emptyStore(store: TextStore, goes: readonly Belongs[]) {
  for (const key of store.keys()) if (goes.includes(belongs(key))) store.remove(key as StoredKey);
}

/** A member is signed in: what an earlier one typed here without an owner's name on it is not shown to them. */
export function settleMember(id: string): void {
  for (const store of [browserStore, tabStore]) {
    const before = store.read(MEMBER_KEY);
    if (before !== null && before !== id) emptyStore(store, ["typed"]);
    store.write(MEMBER_KEY, id);
  }
}

/** Rows are deleted, not the databases: those stay locked while another tab has them open. */
async function emptyDatabases(spared: readonly string[]): Promise<void> {
  const known = (await indexedDB.databases?.())?.map(({ name }) => name ?? "") ?? DATABASES;
  await Promise.allSettled(known.filter((name) => !spared.includes(name)).map(emptyDatabase));
}

async function emptyDatabase(name: string): Promise<void> {
  const database = await openDB(name);
  try {
    const stores = [...database.objectStoreNames];
    if (stores.length === 0) return;
    const transaction = database.transaction(stores, "readwrite");
    await Promise.all([...stores.map((store) => transaction.objectStore(store).clear()), transaction.done]);
  } finally {
    database.close();
  }
}

async function emptyCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !PUBLIC_CACHE.test(name)).map((name) => caches.delete(name)));
}

/** No push reaches this browser any more, and none that came is still shown. */
async function endPushes(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.allSettled(
    registrations.map(async (registration) => {
      for (const shown of await registration.getNotifications()) shown.close();
      const subscription = await registration.pushManager?.getSubscription();
      const tooLong = new Promise((resolve) => setTimeout(resolve, PUSH_WAIT_MS));
      await Promise.race([subscription?.unsubscribe(), tooLong]);
    }),
  );
}

const clearBadge = async () => navigator.clearAppBadge?.();
