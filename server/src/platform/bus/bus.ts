import type { Tx } from "../database.ts";
import { newId } from "../ids.ts";
import type { Log } from "../log.ts";
import { afterCommit } from "../transaction.ts";
import { createOthers, type Others, type Sign } from "./others.ts";
import { createOutbox } from "./outbox.ts";
import { openPostgresLine } from "./postgres-line.ts";
import { openRedisLine } from "./redis-line.ts";

/**
 * Short messages to all instances, this one included. This one gets them at once; the others a few milliseconds later,
 * together with what was published meanwhile; nothing is sent while there are none. They may miss some: what must not be
 * missed is a row that they read.
 */
export interface Bus {
  /** Sent once the transaction is committed; never after a rollback. */
  publish: (tx: Tx, topic: string, message: unknown) => void;
  /** Sent now, even if a transaction is rolled back later. */
  publishNow: (topic: string, message: unknown) => void;
  /** The same, for what this instance knows already. */
  publishToOthers: (topic: string, message: unknown) => void;
  subscribe: (topic: string, listener: (message: unknown) => void) => () => void;
  /** Called after the connection was lost for a while, when messages may have been missed. */
  onGap: (listener: () => void) => void;
  close: () => Promise<void>;
}

/** The connection to the other instances. What is sent comes back to the sender too. */
export interface Line {
  send: (texts: string[]) => Promise<void>;
  close: () => Promise<void>;
}

export interface LineListener {
  deliver: (text: string) => void;
  reportGap: () => void;
  log: Log;
}

// A PostgreSQL notification must be shorter than 8000 bytes.
const LARGEST_BYTES = 7_999;

interface Envelope {
  topic: string;
  message: unknown;
  /** The sending instance, which has delivered it to itself. */
  from: string;
}

/** Of what instances say of themselves. */
const SIGNS_TOPIC = "instances";

export async function createBus(databaseUrl: string, redisUrl: string | undefined, log: Log): Promise<Bus> {
  const self = newId();
  const listeners = new Map<string, Set<(message: unknown) => void>>();
  const gapListeners = new Set<() => void>();

  // Called after a commit too: what the caller did must not fail because of a listener.
  const call = (listener: () => void) => {
    try {
      listener();
    } catch (error) {
      log.error({ error }, "a listener failed");
    }
  };
  const deliver = (topic: string, message: unknown) => {
    for (const listener of listeners.get(topic) ?? []) call(() => listener(message));
  };
  let others: Others | undefined;
  const receive = (text: string) => {
    const { topic, message, from } = JSON.parse(text) as Envelope;
    if (from === self) return;
    const isSign = topic === SIGNS_TOPIC;
    others?.hear(from, isSign ? (message as Sign) : undefined);
    if (!isSign) deliver(topic, message);
  };
  const reportGap = () => {
    for (const listener of gapListeners) call(listener);
  };
  const onBack = () => {
    others?.ask();
    reportGap();
  };
  const listener = { deliver: receive, reportGap: onBack, log };
  const line = await (redisUrl ? openRedisLine(redisUrl, listener) : openPostgresLine(databaseUrl, listener));
  const outbox = createOutbox(line.send, log);
  const send = (topic: string, message: unknown) => {
    const text = JSON.stringify({ topic, message, from: self } satisfies Envelope);
    if (Buffer.byteLength(text) <= LARGEST_BYTES) outbox.add(text);
    else log.error({ topic }, "a message is too long for the bus");
  };
  others = createOthers((sign) => send(SIGNS_TOPIC, sign), reportGap);
  const publishToOthers = (topic: string, message: unknown) => {
    if (!others?.skips()) send(topic, message);
  };
  const publishNow = (topic: string, message: unknown) => {
    deliver(topic, message);
    publishToOthers(topic, message);
  };

  return {
    publish: (tx, topic, message) => afterCommit(tx, () => publishNow(topic, message)),
    publishNow,
    publishToOthers,
    subscribe(topic, listen) {
      const group = listeners.get(topic) ?? new Set();
      listeners.set(topic, group.add(listen));
      return () => group.delete(listen);
    },
    onGap: (listen) => void gapListeners.add(listen),
    async close() {
      others?.close();
      await outbox.close();
      await line.close();
    },
  };
}
