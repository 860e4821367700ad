import { MAX_COMPARED } from "@cardplaza/contract/it-services/it-words";
import { useSyncExternalStore } from "react";
import { tabValue } from "../../../lib/storage/stored-value.ts";

/** A provider that was picked for a comparison. */
export interface Compared {
  _id: string;
  name: string;
}

const stored = tabValue<readonly Compared[]>("it-compared");
const NONE: readonly Compared[] = [];
const listeners = new Set<() => void>();
let current: readonly Compared[] | undefined;

const read = () => (current ??= stored.read()?.slice(0, MAX_COMPARED) ?? NONE);

function write(next: readonly Compared[]) {
  current = next;
  stored.save(next);
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
