import { DAY_MS } from "@cardplaza/contract/time";
import { waitingStore } from "../sending/waiting-store.ts";
import { type Entry, isLeftToOutbox, LEFT_ALONE_MS } from "./entry.ts";
import { takeOver } from "./take-over.ts";

export const outboxStore = waitingStore<Entry>("outbox");

let taken: Promise<void> | undefined;

/** All of this browser, in the order in which they were entered. */
export async function readEntries(): Promise<Entry[]> {
  // Where the browser stores nothing, there is nothing from an earlier release either.
  taken ??= takeOver(outboxStore).catch(() => {});
  await taken;
  return (await outboxStore.read()).toSorted((a, b) => a.at - b.at);
}

/** What is this member's: theirs, and what was scanned here before the sign-in. */
export const isOf = (owner: string | null) => (entry: Entry) => entry.owner === owner || entry.owner === null;

const LEFT_BEHIND_MS = 30 * DAY_MS;

/** Members whose session ended here and who did not come back: their entries do not stay for ever. */
export async function dropLeftBehind(owner: string): Promise<void> {
  const tooOld = Date.now() - LEFT_BEHIND_MS;
  const others = (await readEntries()).filter((entry) => !isOf(owner)(entry) && entry.at < tooOld);
  if (others.length > 0) await outboxStore.drop(others.map(({ id }) => id));
}

const NONE: readonly Entry[] = [];
let shown: readonly Entry[] = NONE;
const listeners = new Set<() => void>();
let stop: (() => void) | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** One reading of the browser for all components that show something of it. */
export const shownEntries = () => shown;
export const noEntries = () => NONE;

export function subscribeToEntries(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    stop = outboxStore.onChange(() => void look());
    void look();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    clearTimeout(timer);
  };
}

async function look(): Promise<void> {
  const entries = await readEntries();
  const now = Date.now();
  shown = entries.map((entry) => ({ ...entry, isLate: isLeftToOutbox(entry, now) }));
  clearTimeout(timer);
  // One whose form was closed with its page is the outbox's after a while.
  if (shown.some(({ isLate }) => !isLate)) timer = setTimeout(() => void look(), LEFT_ALONE_MS);
  for (const listener of listeners) listener();
}
