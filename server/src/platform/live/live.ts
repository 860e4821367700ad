import { STREAM_EVENT, STREAM_HEARTBEAT_MS, STREAM_RETRY_MS } from "@cardplaza/contract/live/live-stream";
import { HOUR_MS } from "@cardplaza/contract/time";
import type { Bus } from "../bus/bus.ts";
import type { Tx } from "../database.ts";
import { frame, openEventStream, type EventStream } from "./event-stream.ts";
import type { Log } from "../log.ts";
import { tooMany } from "../refusals.ts";

/** Server-sent events to signed-in members, on whichever instance they are connected. */
export interface LiveStreams {
  /** Reaches the member once the transaction is committed. Send ids; the browser fetches the rest. */
  publish: (tx: Tx, memberId: string, event: string, data: unknown) => Promise<void>;
  /** The same for several members: one message on the bus for a hundred of them. */
  publishAll: (tx: Tx, memberIds: readonly string[], event: string, data: unknown) => Promise<void>;
  /** The same, for what is committed already. */
  publishCommitted: (memberIds: readonly string[], event: string, data: unknown) => void;
  /**
   * Reaches all members whom it concerns, once the transaction is committed. Each instance finds out by itself which
   * of the members connected there these are, so the message has the same size for two and for two million.
   */
  publishTo: (tx: Tx, audience: Audience, event: string, data: unknown) => Promise<void>;
  /** Sent at once, even inside a transaction: for progress, which may get lost. */
  publishNow: (memberId: string, event: string, data: unknown) => void;
  /** Ends all streams of the member. Browsers that are still signed in connect again. */
  disconnect: (tx: Tx, memberId: string) => Promise<void>;
  /** Above the limit per member the oldest stream is closed; above the limit per network the call is refused. */
  open: (memberId: string, reader?: Reader) => ReadableStream<Uint8Array>;
  /** How many streams are open here. */
  size: () => number;
  close: () => void;
}

interface Reader {
  /** The reader's network: an IPv4 address or an IPv6 /64 range. */
  network?: string;
  signal?: AbortSignal;
}

/** Members who are not counted one by one: a registered kind, and what it is about. */
export interface Audience {
  kind: string;
  id: string;
}

/** Finds those of the members who belong to the audience. */
export type FindAudience = (audience: Audience, memberIds: string[]) => Promise<string[]>;

type LiveMessage =
  | { memberId: string; event: string; data: unknown }
  | { memberIds: string[]; event: string; data: unknown }
  | { memberId: string; end: true }
  | { audience: Audience; event: string; data: unknown };

interface Options {
  heartbeatMs?: number;
  lifetimeMs?: number;
  /** Multiplies the limit per network. */
  addressFactor?: number;
  findAudience?: FindAudience;
  log?: Pick<Log, "warn">;
}

const TOPIC = "live";
// A PostgreSQL notification must be shorter than 8000 bytes, including what the bus adds.
const LARGEST_MESSAGE_BYTES = 7_900;
const MEMBERS_PER_MESSAGE = 100;
const STREAMS_PER_MEMBER = 10;
/** Many members share an address, in an office or on a mobile network; each browser has one stream. */
export const STREAMS_PER_NETWORK = 300;
const TRY_AGAIN_SECONDS = 30;
// After this time the browser connects again, and the session is checked again.
const LIFETIME_MS = HOUR_MS;

export function createLiveStreams(bus: Bus, options: Options = {}): LiveStreams {
  const { heartbeatMs = STREAM_HEARTBEAT_MS, lifetimeMs = LIFETIME_MS, addressFactor = 1 } = options;
  const members = new Map<string, Map<EventStream, number>>();
  const perNetwork = new Map<string, number>();
  let closed = false;
  const all = () => [...members.values()].flatMap((streams) => [...streams]);

  const write = (memberId: string, text: string) => {
    for (const stream of members.get(memberId)?.keys() ?? []) stream.write(text);
  };
  const writeTo = async (audience: Audience, text: string) => {
    const connected = [...members.keys()];
    if (connected.length === 0) return;
    try {
      const concerned = (await options.findAudience?.(audience, connected)) ?? [];
      for (const memberId of concerned) write(memberId, text);
    } catch (error) {
      options.log?.warn({ error, audience }, "live event lost");
    }
  };
  const unsubscribe = bus.subscribe(TOPIC, (received) => {
    const message = received as LiveMessage;
    if ("audience" in message) void writeTo(message.audience, frame(message.event, message.data));
    else if ("memberIds" in message) {
      const text = frame(message.event, message.data);
      for (const memberId of message.memberIds) write(memberId, text);
    } else if ("end" in message)
      for (const stream of members.get(message.memberId)?.keys() ?? []) stream.end();
    else write(message.memberId, frame(message.event, message.data));
  });
  bus.onGap(() => {
    for (const [stream] of all()) stream.write(frame(STREAM_EVENT.gap, {}));
  });
  const heartbeat = setInterval(() => {
    const tooOld = performance.now() - lifetimeMs;
    for (const [stream, openedAt] of all()) {
      if (openedAt < tooOld) stream.end();
      else stream.write(":\n\n");
    }
  }, heartbeatMs);
  heartbeat.unref();

  const checkLength = (message: Exclude<LiveMessage, { end: true }>) => {
    const bytes = Buffer.byteLength(JSON.stringify(message));
    if (bytes > LARGEST_MESSAGE_BYTES) {
      throw new Error(
        `Live event ${message.event} has ${bytes} bytes, at most ${LARGEST_MESSAGE_BYTES} fit: send ids instead`,
      );
    }
  };
  const publishChecked = async (tx: Tx, message: Exclude<LiveMessage, { end: true }>) => {
    checkLength(message);
    bus.publish(tx, TOPIC, message);
  };
  const messagesTo = function* (memberIds: readonly string[], event: string, data: unknown) {
    for (let at = 0; at < memberIds.length; at += MEMBERS_PER_MESSAGE)
      yield { memberIds: memberIds.slice(at, at + MEMBERS_PER_MESSAGE), event: checkedName(event), data };
  };

  return {
    publish: async (tx, memberId, event, data) =>
      publishChecked(tx, { memberId, event: checkedName(event), data }),
    async publishAll(tx, memberIds, event, data) {
      for (const message of messagesTo(memberIds, event, data)) await publishChecked(tx, message);
    },
    publishCommitted(memberIds, event, data) {
      for (const message of messagesTo(memberIds, event, data)) {
        checkLength(message);
        bus.publishNow(TOPIC, message);
      }
    },
    publishTo: async (tx, audience, event, data) =>
      publishChecked(tx, { audience, event: checkedName(event), data }),
    publishNow: (memberId, event, data) =>
      bus.publishNow(TOPIC, { memberId, event: checkedName(event), data } satisfies LiveMessage),
    disconnect: async (tx, memberId) => bus.publish(tx, TOPIC, { memberId, end: true } satisfies LiveMessage),
    open(memberId, { network = "", signal } = {}) {
      const others = perNetwork.get(network) ?? 0;
      if (network && others >= STREAMS_PER_NETWORK * addressFactor) throw tooMany(TRY_AGAIN_SECONDS);
      perNetwork.set(network, others + 1);
      const own = members.get(memberId) ?? new Map<EventStream, number>();
      const stream = openEventStream(() => {
        own.delete(stream);
        if (own.size === 0) members.delete(memberId);
        const left = (perNetwork.get(network) ?? 1) - 1;
        if (left > 0) perNetwork.set(network, left);
        else perNetwork.delete(network);
        signal?.removeEventListener("abort", stream.end);
      });
      members.set(memberId, own.set(stream, performance.now()));
      stream.write(`retry: ${STREAM_RETRY_MS}\n\n${frame(STREAM_EVENT.open, {})}`);
      signal?.addEventListener("abort", stream.end, { once: true });
      if (closed || signal?.aborted) stream.end();
      if (own.size > STREAMS_PER_MEMBER) replaceOldest(own);
      return stream.body;
    },
    size: () => all().length,
    close() {
      closed = true;
      clearInterval(heartbeat);
      unsubscribe();
      for (const [stream] of all()) stream.end();
    },
  };
}

function replaceOldest(streams: Map<EventStream, number>) {
  const [oldest] = streams.keys();
  oldest?.write(frame(STREAM_EVENT.replaced, {}));
  oldest?.end();
}

function checkedName(event: string): string {
  if (!/^[a-z][a-zA-Z0-9._-]{0,40}$/.test(event)) throw new Error(`Not a name for a live event: ${event}`);
  return event;
}
