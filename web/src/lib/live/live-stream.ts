import {
  STREAM_EVENT,
  STREAM_LONGEST_RETRY_MS,
  STREAM_RETRY_MS,
  type LiveEvent,
} from "@cardplaza/contract/live/live-stream";
import { keepStreamOpen } from "./keep-stream-open.ts";
import type { StreamListener } from "./live-connection.ts";
import { shareLive } from "./share-live.ts";

interface Options {
  url?: string;
  shortestRetryMs?: number;
  longestRetryMs?: number;
  /** A page hidden for so long lets its stream go until it is looked at again. */
  pauseAfterMs?: number;
  page?: Pick<Document, "hidden" | "addEventListener" | "removeEventListener">;
  longestSilenceMs?: number;
  /** Called with whether events come now. */
  onState?: (isOpen: boolean) => void;
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
  const { page = globalThis.document, pauseAfterMs = 5 * 60_000, longestSilenceMs, onState } = options;
  // Old browsers have none, nor has a page without HTTPS: there every tab has a stream of its own.
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  const { url = "/api/stream" } = options;
  const retries = {
    shortestRetryMs: options.shortestRetryMs ?? STREAM_RETRY_MS,
    longestRetryMs: options.longestRetryMs ?? STREAM_LONGEST_RETRY_MS,
  };
  let listening: AbortController | undefined;
  let opened = false;
  let pauseTimer: ReturnType<typeof setTimeout> | undefined;

  const receive = (received: LiveEvent) => {
    const again = received.event === STREAM_EVENT.open && opened;
    if (received.event === STREAM_EVENT.open) opened = true;
    try {
      onEvent(again ? { event: STREAM_EVENT.gap, data: {} } : received);
    } catch (error) {
      console.error(error);
    }
  };

  const listen = async (signal: AbortSignal) => {
    while (!signal.aborted) {
      const token = getToken();
      if (!token) return stop();
      const isStillMeant = () => getToken() === token;
      const open = (listener: StreamListener, until: AbortSignal) =>
        keepStreamOpen({ ...listener, ...retries, url, token, page, isStillMeant, signal: until });
      const alone = () => open({ onEvent: receive, onState }, signal);
      const sharing = { token, page, longestSilenceMs, open, onEvent: receive, onState, signal };
      // Privacy settings may forbid locks.
      const shared = locks && shareLive({ locks, ...sharing }).catch(alone);
      const { signedOut } = await (shared ?? alone());
      if (!signedOut || signal.aborted) continue;
      // Listeners then fetch again and so notice at once that the session is over.
      receive({ event: STREAM_EVENT.gap, data: {} });
      stop();
    }
  };

  const start = () => {
    if (listening) return;
    listening = new AbortController();
    void listen(listening.signal);
  };
  const pause = () => {
    clearTimeout(pauseTimer);
    listening?.abort();
    listening = undefined;
    onState?.(false);
  };
  const lookAtPage = () => {
    clearTimeout(pauseTimer);
    if (page?.hidden) pauseTimer = setTimeout(pause, pauseAfterMs);
    else start();
  };
  const stop = () => {
    pause();
    page?.removeEventListener("visibilitychange", lookAtPage);
    page?.removeEventListener("freeze", pause);
    globalThis.removeEventListener?.("pagehide", pause);
    globalThis.removeEventListener?.("pageshow", lookAtPage);
  };

  page?.addEventListener("visibilitychange", lookAtPage);
  // A sleeping page must not hold the lock that other tabs need.
  page?.addEventListener("freeze", pause);
  globalThis.addEventListener?.("pagehide", pause);
  globalThis.addEventListener?.("pageshow", lookAtPage);
  start();
  lookAtPage();
  return stop;
}
