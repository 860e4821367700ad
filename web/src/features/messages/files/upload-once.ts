import { HOUR_MS } from "@cardplaza/contract/time";
import type { KeptFile } from "./kept-file.ts";

type Upload = (file: KeptFile, onProgress: (share: number) => void, signal: AbortSignal) => Promise<string>;

interface Begun {
  at: number;
  sending: Promise<string>;
  stop: AbortController;
  listeners: Set<(share: number) => void>;
}

/** The server forgets a file that nobody sent; then it is uploaded again. */
const HOLDS_MS = 12 * HOUR_MS;

/** Uploads each file one time: the tray asks for its address at once, the outbox before it sends. */
export function createUploads(upload: Upload, now = Date.now) {
  const begun = new Map<string, Begun>();

  function begin(file: KeptFile): Begun {
    const stop = new AbortController();
    const listeners: Begun["listeners"] = new Set();
    const onProgress = (share: number) => {
      for (const listener of listeners) listener(share);
    };
    const sending = upload(file, onProgress, stop.signal).catch((error: unknown) => {
      // The next one who asks tries again.
      if (begun.get(file.id)?.stop === stop) begun.delete(file.id);
      throw error;
    });
    const made = { at: now(), sending, stop, listeners };
    begun.set(file.id, made);
    return made;
  }

  return {
    /** Its address. */
    send(file: KeptFile, onProgress?: (share: number) => void): Promise<string> {
      const before = begun.get(file.id);
      const one = before && now() - before.at < HOLDS_MS ? before : begin(file);
      if (onProgress) one.listeners.add(onProgress);
      return one.sending;
    },
    /** It is not sent after all. */
    drop(id: string): void {
      begun.get(id)?.stop.abort();
      begun.delete(id);
    },
    clear(): void {
      for (const { stop } of begun.values()) stop.abort();
      begun.clear();
    },
  };
}
