import { STREAM_EVENT, type LiveEvent } from "@cardplaza/contract/live/live-stream";
import { readLive, type StreamListener } from "./live-connection.ts";

interface OpenStream extends StreamListener {
  url: string;
  token: string;
  /** Checked before every connection: somebody else may have signed in in another tab. */
  isStillMeant: () => boolean;
  shortestRetryMs: number;
  longestRetryMs: number;
  page?: Pick<Document, "hidden" | "addEventListener" | "removeEventListener">;
  signal: AbortSignal;
}

/** Keeps a stream open, opening it again whenever it is lost. */
export async function keepStreamOpen(stream: OpenStream): Promise<{ signedOut: boolean }> {
  const { url, token, isStillMeant, shortestRetryMs, longestRetryMs, page, signal } = stream;
  let failures = 0;
  const onEvent = (received: LiveEvent) => {
    if (signal.aborted) return;
    if (received.event === STREAM_EVENT.open) {
      failures = 0;
      stream.onState?.(true);
    }
    // Reconnecting at once would only close another of the member's streams.
    if (received.event === STREAM_EVENT.replaced) failures = Infinity;
    stream.onEvent(received);
  };
  const onSignOfLife = () => {
    if (!signal.aborted) stream.onSignOfLife?.();
  };
  while (!signal.aborted && isStillMeant()) {
    const abort = new AbortController();
    signal.addEventListener("abort", () => abort.abort(), { signal: abort.signal });
    const ended = await readLive({ url, token, onEvent, onSignOfLife, abort });
    if (signal.aborted) break;
    stream.onState?.(false);
    if (ended.signedOut) return { signedOut: true };
    const delay = retryDelay(failures++, shortestRetryMs, longestRetryMs);
    await untilNextTry(Math.max(ended.retryAfterMs, delay), signal, page);
  }
  return { signedOut: false };
}

/** Longer after every failure, and random, so that clients do not all reconnect at once after a restart. */
export function retryDelay(failures: number, shortestMs: number, longestMs: number): number {
  const ceiling = Math.min(longestMs, shortestMs * 2 ** (failures + 1));
  return shortestMs + Math.random() * (ceiling - shortestMs);
}

/** Ends early when the network is back or the page becomes visible. */
function untilNextTry(ms: number, signal: AbortSignal, page: OpenStream["page"]): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", wake);
      page?.removeEventListener("visibilitychange", look);
      globalThis.removeEventListener?.("online", wake);
      resolve();
    };
    const look = () => {
      if (!page?.hidden) wake();
    };
    const timer = setTimeout(wake, ms);
    signal.addEventListener("abort", wake);
    page?.addEventListener("visibilitychange", look);
    globalThis.addEventListener?.("online", wake);
  });
}
