import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { DAY_MS } from "@cardplaza/contract/time";
import { forgetAtSignOut } from "../../lib/storage/forgotten-memory.ts";
import type { DraftPicture } from "../pictures/draft-pictures.ts";

/** A form that was begun and is not saved. */
export interface Draft<Values> {
  values: Values;
  step: string;
  pictures: DraftPicture[];
  savedAt: number;
  /** The values when an edit was opened. */
  opened?: Values;
}

interface DraftSchema extends DBSchema {
  drafts: { key: string; value: Draft<unknown> };
}

const MAX_AGE_MS = 30 * DAY_MS;

/** Whose draft it is: a member's is never shown to the next person at the same browser. */
export const draftKey = (kind: string, ownerId: string | null) => `${kind}/${ownerId ?? "visitor"}`;

// If the browser stores nothing, a draft still survives the way to the sign-in and back.
const inMemory = new Map<string, Draft<unknown>>();
forgetAtSignOut(() => inMemory.clear());
let opened: Promise<IDBPDatabase<DraftSchema>> | undefined;

function database() {
  // Named after the first form that had drafts: what browsers hold under this name must be found again.
  opened ??= openDB<DraftSchema>("card-drafts", 1, {
    upgrade: (db) => void db.createObjectStore("drafts"),
    terminated: () => (opened = undefined),
  });
  return opened;
}

/** Saves a draft; false if it lasts only until the page is closed. */
export async function saveDraft(key: string, draft: Draft<unknown>): Promise<boolean> {
  inMemory.set(key, draft);
  try {
    await (await database()).put("drafts", draft, key);
    return true;
  } catch {
    opened = undefined;
    return false;
  }
}

export async function readDraft<Values>(key: string): Promise<Draft<Values> | undefined> {
  const found = [await fromDatabase(key), inMemory.get(key)].filter((draft) => draft !== undefined);
  // Another tab may have gone on with it; or it grew too large to be stored again.
  const draft = found.toSorted((a, b) => b.savedAt - a.savedAt)[0];
  if (!draft || Date.now() - draft.savedAt > MAX_AGE_MS) return undefined;
  return draft as Draft<Values>;
}

export async function dropDraft(key: string): Promise<void> {
  inMemory.delete(key);
  try {
    await (await database()).delete("drafts", key);
  } catch {
    // Nothing was stored, so there is nothing to remove.
  }
}

async function fromDatabase(key: string): Promise<Draft<unknown> | undefined> {
  try {
    return await (await database()).get("drafts", key);
  } catch {
    return undefined;
  }
}
