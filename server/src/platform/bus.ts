import { sql } from "drizzle-orm";
import { Redis } from "ioredis";
import pg from "pg";
import type { Tx } from "./database.ts";
import type { Log } from "./log.ts";
import { afterCommit } from "./transaction.ts";

/** Short messages to all instances, this one included. */
export interface Bus {
  /** Delivered once the transaction is committed; never after a rollback. */
  publish: (tx: Tx, topic: string, message: unknown) => Promise<void>;
  /** Delivered at once, even if the transaction is rolled back later. It may get lost. */
  publishNow: (topic: string, message: unknown) => void;
  subscribe: (topic: string, listener: (message: unknown) => void) => () => void;
  /** Called after the connection was lost for a while, when messages may have been missed. */
  onGap: (listener: () => void) => void;
  close: () => Promise<void>;
}

const CHANNEL = "cardplaza";
const RECONNECT_MS = 250;

export async function createBus(databaseUrl: string, redisUrl: string | undefined, log: Log): Promise<Bus> {
  const listeners = new Map<string, Set<(message: unknown) => void>>();
  const gapListeners = new Set<() => void>();
  const deliver = (text: string) => {
    const { topic, message } = JSON.parse(text) as { topic: string; message: unknown };
    for (const listener of listeners.get(topic) ?? []) listener(message);
  };
  const reportGap = () => {
    for (const listener of gapListeners) listener();
  };
  const line = redisUrl
    ? await redisLine(redisUrl, deliver, reportGap, log)
    : await postgresLine(databaseUrl, deliver, reportGap, log);

  return {
    publish: (tx, topic, message) => line.publish(tx, JSON.stringify({ topic, message })),
    publishNow: (topic, message) =>
      void line
        .send(JSON.stringify({ topic, message }))
        .catch((error: Error) => log.warn({ error: error.message }, "live event lost")),
    subscribe(topic, listener) {
      const group = listeners.get(topic) ?? new Set();
      listeners.set(topic, group.add(listener));
      return () => group.delete(listener);
    },
    onGap: (listener) => void gapListeners.add(listener),
    close: line.close,
  };
}

interface Line {
  publish: (tx: Tx, text: string) => Promise<void>;
  send: (text: string) => Promise<unknown>;
  close: () => Promise<void>;
}

async function postgresLine(
  url: string,
  deliver: (text: string) => void,
  reportGap: () => void,
  log: Log,
): Promise<Line> {
  let client: pg.Client | undefined;
  let closed = false;

  const connect = async () => {
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 2_000 });
    next.on("notification", ({ payload }) => payload && deliver(payload));
    next.on("error", (error) => log.warn({ error: error.message }, "live events: database connection lost"));
    next.once("end", () => {
      if (!closed && client === next) void reconnect();
    });
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
  };
  const reconnect = async () => {
    client = undefined;
    while (!closed) {
      try {
        await connect();
        reportGap();
        return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
      }
    }
  };
  await connect();

  return {
    async publish(tx, text) {
      await tx.execute(sql`select pg_notify(${CHANNEL}, ${text})`);
    },
    send: async (text) => client?.query("select pg_notify($1, $2)", [CHANNEL, text]),
    async close() {
      closed = true;
      await client?.end().catch(() => {});
    },
  };
}

async function redisLine(
  url: string,
  deliver: (text: string) => void,
  reportGap: () => void,
  log: Log,
): Promise<Line> {
  const sender = new Redis(url, { maxRetriesPerRequest: 1 });
  const receiver = new Redis(url, { maxRetriesPerRequest: null });
  for (const connection of [sender, receiver]) {
    connection.on("error", (error) => log.warn({ error: error.message }, "live events: Redis is away"));
  }
  receiver.on("message", (_channel, text) => deliver(text));
  await receiver.subscribe(CHANNEL);
  receiver.on("ready", reportGap);
  return {
    async publish(tx, text) {
      afterCommit(tx, () => {
        sender
          .publish(CHANNEL, text)
          .catch((error: Error) => log.warn({ error: error.message }, "live event lost"));
      });
    },
    send: (text) => sender.publish(CHANNEL, text),
    async close() {
      sender.disconnect();
      receiver.disconnect();
    },
  };
}
