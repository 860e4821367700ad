import { STREAM_EVENT, STREAM_HEARTBEAT_MS, type LiveEvent } from "@cardplaza/contract/live/live-stream";
import type { StreamListener } from "./live-connection.ts";

/** Longer than any pause between two signs of life of a tab that is awake. */
const LONGEST_SILENCE_MS = STREAM_HEARTBEAT_MS * 3;

/** A tab that comes asks whether the stream is open; the one that streams says so with every sign of life. */
type TabMessage = { event: LiveEvent } | { isOpen: boolean } | { asks: true } | { signedOut: true };

interface Sharing {
  locks: LockManager;
  token: string;
  /** Keeps a stream open while this tab holds the lock. */
  open: (listener: StreamListener, until: AbortSignal) => Promise<{ signedOut: boolean }>;
  onEvent: (event: LiveEvent) => void;
  onState?: (isOpen: boolean) => void;
  signal: AbortSignal;
  page?: Pick<Document, "hidden">;
  longestSilenceMs?: number;
}

/**
 * One stream for all tabs, because a browser has only six connections to a host: the tab that holds
 * the lock streams and passes events on to the others, which wait for the lock. A visible tab takes the
 * lock from a tab that sleeps with it.
 */
export async function shareLive(sharing: Sharing): Promise<{ signedOut: boolean }> {
  const { locks, token, open, onEvent, onState, signal, page } = sharing;
  const { longestSilenceMs = LONGEST_SILENCE_MS } = sharing;
  // Part of the token is enough to separate two sessions. The whole would expose it in the list of locks.
  const name = `live-${token.slice(0, 8)}`;
  const channel = new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
  const post = (message: TabMessage) => channel.postMessage(message);
  let signedOut = false;
  let isDone = false;
  /** Of the stream of this tab, while it has one. */
  let isOpen: boolean | undefined;
  let waiting = new AbortController();
  let holding = new AbortController();
  let silence: ReturnType<typeof setTimeout> | undefined;

  const leave = () => {
    isDone = true;
    waiting.abort();
    holding.abort();
  };
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(() => (page?.hidden ? heard() : waiting.abort()), longestSilenceMs);
  };
  channel.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => {
    if (isDone) return;
    if ("asks" in data) {
      if (isOpen !== undefined) post({ isOpen });
      return;
    }
    heard();
    if ("event" in data) onEvent(data.event);
    if ("isOpen" in data) onState?.(data.isOpen);
    if (!("signedOut" in data)) return;
    signedOut = true;
    leave();
  });

  const stream = async (until: AbortSignal) => {
    const listener: StreamListener = {
      onEvent(event) {
        post({ event });
        onEvent(event);
      },
      onSignOfLife: () => post({ isOpen: isOpen ?? false }),
      onState(now) {
        isOpen = now;
        post({ isOpen });
        onState?.(now);
      },
    };
    const ended = await open(listener, until);
    if (until.aborted) return;
    if (ended.signedOut) post({ signedOut: true });
    ({ signedOut } = ended);
    leave();
  };

  /** Streams while this tab has the lock. Resolves when the lock was not granted, was taken away or is released. */
  const take = async (way: LockOptions) => {
    const own = (holding = new AbortController());
    try {
      await locks.request(name, way, (lock) => {
        if (!lock || isDone) return;
        void stream(own.signal);
        // Not the end of the stream: a page about to sleep has no time to wait for it.
        return aborted(own.signal);
      });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
    } finally {
      own.abort();
      isOpen = undefined;
    }
  };

  signal.addEventListener("abort", leave);
  try {
    await take({ ifAvailable: true });
    // From here on another tab streams for this one.
    if (!isDone) {
      onEvent({ event: STREAM_EVENT.open, data: {} });
      post({ asks: true });
    }
    while (!isDone) {
      heard();
      waiting = new AbortController();
      await take({ signal: waiting.signal });
      if (!isDone && waiting.signal.aborted) await take({ steal: true });
    }
  } finally {
    leave();
    clearTimeout(silence);
    signal.removeEventListener("abort", leave);
    channel.close();
  }
  return { signedOut };
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
