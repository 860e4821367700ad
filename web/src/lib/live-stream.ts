import {
  STREAM_EVENT,
  STREAM_LONGEST_RETRY_MS,
  STREAM_RETRY_MS,
  type LiveEvent,
} from "@cardplaza/contract/live-stream";
import { readLive } from "./live-connection.ts";

interface Options {
  url?: string;
  shortestRetryMs?: number;
  longestRetryMs?: number;
  /** A page hidden for so long lets its stream go until it is looked at again. */
  pauseAfterMs?: number;
  page?: Pick<Document, "hidden" | "addEventListener" | "removeEventListener">;
}

/**
 * Live events of the signed-in member, for as long as the session counts. Whenever something may
 * have been missed there is a `gap` event: fetch again what is shown.
 */
export function subscribeToLive(
  getToken: () => string | null,
  onEvent: (event: LiveEvent) => void,
  options: Options = {},
): () => void {
  const { url = "/api/stream", page = globalThis.document, pauseAfterMs = 5 * 60_000 } = options;
  const { shortestRetryMs = STREAM_RETRY_MS, longestRetryMs = STREAM_LONGEST_RETRY_MS } = options;
  let state: "running" | "paused" | "stopped" = "running";
  let failures = 0;
  let opened = false;
  let connection = new AbortController();
  let wake = () => {};
  let pauseTimer: ReturnType<typeof setTimeout> | undefined;

  const receive = (received: LiveEvent) => {
    if (state !== "running") return;
    const { event } = received;
    const again = event === STREAM_EVENT.open && opened;
    if (event === STREAM_EVENT.open) {
      opened = true;
      failures = 0;
    }
    // Coming back at once would only push out the next of the member's streams.
    if (event === STREAM_EVENT.replaced) failures = Infinity;
    try {
      onEvent(again ? { event: STREAM_EVENT.gap, data: {} } : received);
    } catch (error) {
      console.error(error);
    }
  };

  const wait = (ms?: number) =>
    new Promise<void>((resolve) => {
      const timer = ms === undefined ? undefined : setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const run = async () => {
    while (state !== "stopped") {
      if (state === "paused") {
        await wait();
        continue;
      }
      const token = getToken();
      if (!token) return;
      connection = new AbortController();
      const ended = await readLive({ url, token, onEvent: receive, abort: connection });
      // Whoever listens asks for something again, and so learns at once that the session is over.
      if (ended.signedOut) return receive({ event: STREAM_EVENT.gap, data: {} });
      if (state !== "running") continue;
      await wait(Math.max(ended.retryAfterMs, retryDelay(failures++, shortestRetryMs, longestRetryMs)));
    }
  };

  const lookAtPage = () => {
    clearTimeout(pauseTimer);
    if (page?.hidden) pauseTimer = setTimeout(pause, pauseAfterMs);
    else resume();
  };
  const pause = () => {
    state = "paused";
    connection.abort();
    wake();
  };
  const resume = () => {
    if (state === "stopped") return;
    state = "running";
    wake();
  };
  const tryNow = () => wake();
  const stop = () => {
    state = "stopped";
    clearTimeout(pauseTimer);
    connection.abort();
    wake();
    page?.removeEventListener("visibilitychange", lookAtPage);
    globalThis.removeEventListener?.("online", tryNow);
  };

  page?.addEventListener("visibilitychange", lookAtPage);
  globalThis.addEventListener?.("online", tryNow);
  lookAtPage();
  void run().finally(stop);
  return stop;
}

/** Longer after every failure, and by chance: after a restart not everybody comes at once. */
export function retryDelay(failures: number, shortestMs: number, longestMs: number): number {
  const ceiling = Math.min(longestMs, shortestMs * 2 ** (failures + 1));
  return shortestMs + Math.random() * (ceiling - shortestMs);
}
