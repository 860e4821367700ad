import { openDB } from "idb";
import type { WaitingStore } from "../sending/waiting-store.ts";
import { inOneTab } from "../sending/in-one-tab.ts";
import type { Entry } from "./entry.ts";

/** What releases before the outbox stored, each in a database of its own. */
export interface OldSlip extends Pick<Entry, "id" | "owner" | "at" | "kind" | "call" | "label" | "form"> {
  isLate: boolean;
  problem?: string;
}
export interface OldScan extends Pick<Entry, "id" | "owner" | "at" | "photo" | "problem"> {
  contact: { name?: string };
  unchecked: boolean;
}

/** It may have been tried when it was entered, which nobody noted. */
export const entryOfSlip = (slip: OldSlip): Entry => ({ ...slip, triedAt: slip.at });

export const entryOfScan = ({ id, owner, at, contact, unchecked, problem, photo }: OldScan): Entry => ({
  id,
  owner,
  at,
  kind: "scan",
  call: contact,
  label: contact.name ?? "",
  photo,
  isLate: true,
  unchecked: unchecked || !contact.name?.trim(),
  problem,
});

/** Moves what an earlier release left in this browser. Both databases stay, empty: a tab of that release may be open. */
export async function takeOver(store: Pick<WaitingStore<Entry>, "save">): Promise<void> {
  await inOneTab("take-over-outbox", async () => {
    await move("chapter-slips", entryOfSlip, store);
    await move("scans", entryOfScan, store);
  });
}

async function move(
  name: string,
  entryOf: (row: never) => Entry,
  store: Pick<WaitingStore<Entry>, "save">,
): Promise<void> {
  const known = await indexedDB.databases?.();
  if (known && !known.some((each) => each.name === name)) return;
  const database = await openDB(name, 1, {
    upgrade: (created) => void created.createObjectStore(name, { keyPath: "id" }),
  });
  try {
    for (const row of await database.getAll(name)) {
      const entry = entryOf(row as never);
      if (await store.save(entry)) await database.delete(name, entry.id);
    }
  } finally {
    database.close();
  }
}
