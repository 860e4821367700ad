import { MAX_COMPARED } from "@cardplaza/contract/it-services/it-words";
import { useSyncExternalStore } from "react";

/** A provider that was picked for a comparison. */
export interface Compared {
  _id: string;
  name: string;
}

const KEY = "it-compared";
const NONE: readonly Compared[] = [];
const listeners = new Set<() => void>();
let current: readonly Compared[] | undefined;

function read(): readonly Compared[] {
  if (current) return current;
  try {
    current = (JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as Compared[]).slice(0, MAX_COMPARED);
  } catch {
    current = NONE;
  }
  return current;
}

function write(next: readonly Compared[]) {
  current = next;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // It then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The providers that are picked for a comparison in this tab. */
export function useCompared() {
  const picked = useSyncExternalStore(subscribe, read, () => NONE);
  const has = (id: string) => picked.some(({ _id }) => _id === id);
  return {
    picked,
    has,
    isFull: picked.length >= MAX_COMPARED,
    toggle: ({ _id, name }: Compared) =>
      write(has(_id) ? picked.filter((each) => each._id !== _id) : [...picked, { _id, name }]),
    clear: () => write(NONE),
  };
}
