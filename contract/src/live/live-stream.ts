// Apart from the endpoint, so that the browser takes these without zod.

/** How often the stream says that it is alive, so that a dead connection is noticed. */
export const STREAM_HEARTBEAT_MS = 20_000;

/** How soon a lost stream is opened again; later tries wait longer, up to the longest. */
export const STREAM_RETRY_MS = 1_000;
export const STREAM_LONGEST_RETRY_MS = 30_000;

export interface LiveEvent {
  event: string;
  data: unknown;
}

/** The name of a live event, with the type of what comes with it: `liveEvent<Progress>("team-import")`. */
export type LiveEventName<Data> = string & { readonly data?: Data };
export const liveEvent = <Data>(name: string) => name as LiveEventName<Data>;

/** What the stream says about itself; features name their own events. */
export const STREAM_EVENT = {
  open: "open",
  /** Something may have been missed: fetch again what is shown. */
  gap: liveEvent<object>("gap"),
  /** The member has opened so many streams that this, the oldest, ends. */
  replaced: "replaced",
} as const;
