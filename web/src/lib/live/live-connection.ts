import { createParser } from "eventsource-parser";
import { STREAM_HEARTBEAT_MS, type LiveEvent } from "@cardplaza/contract/live/live-stream";

/** A stream that misses two heartbeats is dead, whatever the network says. */
const LONGEST_SILENCE_MS = STREAM_HEARTBEAT_MS * 2.5;

/** Why a connection ended: the session counts no longer or not for this, or it was lost and may be opened again. */
export type Ended = { signedOut: true } | { signedOut: false; retryAfterMs: number };

export interface StreamListener {
  onEvent: (event: LiveEvent) => void;
  /** At every try to connect and whenever something came, be it only a heartbeat. */
  onSignOfLife?: () => void;
  /** Whether events come now; a stream begins closed. */
  onState?: (isOpen: boolean) => void;
}

interface Connection extends Omit<StreamListener, "onState"> {
  url: string;
  token: string;
  /** Ends the connection; used here too, when it has gone silent. */
  abort: AbortController;
}

/** Reads one connection until it ends. */
export async function readLive({ url, token, onEvent, onSignOfLife, abort }: Connection): Promise<Ended> {
  let silence: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(() => abort.abort(), LONGEST_SILENCE_MS);
    onSignOfLife?.();
  };
  const parser = createParser({
    onEvent: ({ event = "message", data }) => onEvent({ event, data: JSON.parse(data) as unknown }),
  });
  heard();
  try {
    const response = await fetch(url, {
      headers: { accept: "text/event-stream", authorization: `Bearer ${token}` },
      cache: "no-store",
      signal: abort.signal,
    });
    // Without a session, or suspended.
    if (response.status === 401 || response.status === 403) return { signedOut: true };
    if (!response.ok || !response.body) {
      return { signedOut: false, retryAfterMs: Number(response.headers.get("retry-after") ?? 0) * 1000 || 0 };
    }
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      heard();
      parser.feed(value);
    }
  } catch {
    // Offline, aborted or interrupted: the caller opens another one.
  } finally {
    clearTimeout(silence);
    abort.abort();
  }
  return { signedOut: false, retryAfterMs: 0 };
}
