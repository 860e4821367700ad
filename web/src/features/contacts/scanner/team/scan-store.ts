import type { ContactInput } from "@cardplaza/contract/contacts/contacts";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** A scanned card that is not yet saved on the server. */
export interface Scan {
  /** Created here, so that sending it twice saves it once. */
  id: string;
  /** The member who was signed in. A visitor's scans go to the member they sign in as. */
  owner: string | null;
  at: number;
  contact: Partial<ContactInput>;
  /** Guessed from paper, or refused by the server: not sent before somebody has looked it over. */
  unchecked: boolean;
  problem?: string;
  photo?: Blob;
}

interface ScanSchema extends DBSchema {
  scans: { key: string; value: Scan };
}

// If the browser stores nothing, the scans last as long as the page.
const inMemory = new Map<string, Scan>();
const listeners = new Set<() => void>();
let opened: Promise<IDBPDatabase<ScanSchema>> | undefined;
let channel: BroadcastChannel | undefined;

function database() {
  opened ??= openDB<ScanSchema>("scans", 1, {
    upgrade: (db) => void db.createObjectStore("scans", { keyPath: "id" }),
    terminated: () => (opened = undefined),
  });
  return opened;
}

/** False if it lasts only until the page is closed. */
export async function saveScan(scan: Scan): Promise<boolean> {
  try {
    await (await database()).put("scans", scan);
    inMemory.delete(scan.id);
    return true;
  } catch {
    opened = undefined;
    inMemory.set(scan.id, scan);
    return false;
  } finally {
    notifyListeners();
  }
}

export async function dropScans(ids: string[]): Promise<void> {
  for (const id of ids) inMemory.delete(id);
  try {
    const transaction = (await database()).transaction("scans", "readwrite");
    await Promise.all([...ids.map((id) => transaction.store.delete(id)), transaction.done]);
  } catch {
    // Nothing was stored, so there is nothing to remove.
  }
  notifyListeners();
}

/** The member's own and those that nobody owns yet, newest first. */
export async function readScans(owner: string | null): Promise<Scan[]> {
  const saved = await stored();
  return [...saved, ...inMemory.values()]
    .filter((scan) => scan.owner === null || scan.owner === owner)
    .toSorted((a, b) => b.at - a.at);
}

async function stored(): Promise<Scan[]> {
  try {
    return await (await database()).getAll("scans");
  } catch {
    opened = undefined;
    return [];
  }
}

/** Calls the listener when the scans change, in this tab or another. */
export function onScansChange(listener: () => void): () => void {
  channel ??= typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("scans");
  channel?.addEventListener("message", listener);
  listeners.add(listener);
  return () => {
    channel?.removeEventListener("message", listener);
    listeners.delete(listener);
  };
}

function notifyListeners() {
  for (const listener of listeners) listener();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  channel?.postMessage("changed");
}
