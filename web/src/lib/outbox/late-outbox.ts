import { useSyncExternalStore } from "react";
import type { OutboxKind } from "./outbox-kind.ts";
import type { useOutbox } from "./use-outbox.ts";

/** The outbox for parts that visitors load too: it is there once the code that only members load has come. */
export interface LateOutbox extends ReturnType<typeof useOutbox> {
  kindOf: (name: string) => OutboxKind | undefined;
}

let outbox: LateOutbox | undefined;
const listeners = new Set<() => void>();

export function giveOutbox(next: LateOutbox | undefined): void {
  outbox = next;
  for (const listener of listeners) listener();
}

export const useLateOutbox = () => useSyncExternalStore(subscribe, () => outbox, noOutbox);

const noOutbox = () => undefined;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
