import { Socket } from "node:net";
import pg from "pg";

const LOOK_EVERY_MS = 500;
const SLOW_AFTER_MS = 1_000;
const ANSWER_WITHIN_MS = 2_000;
/** A timer that is this late was held up by our own process, and says nothing about the database. */
const OWN_DELAY_MS = 400;

export interface DatabaseWatch {
  /** For the pool's `stream`: the watch can cut the connections it made. */
  connection: () => Socket;
  begin: (pool: pg.Pool) => void;
  end: () => void;
}

/**
 * A database that is frozen keeps its connections open and says nothing, so every query would wait for its
 * own long time limit. When a query is slow, the watch tries a new connection; if that one hangs too, it cuts
 * all of them, and new ones fail at once until the database responds again. Slow queries are left alone.
 */
export function createDatabaseWatch(
  url: string,
  log: { warn: (details: object, message: string) => void },
): DatabaseWatch {
  const connections = new Set<Socket>();
  const inUse = new Map<pg.PoolClient, number>();
  let frozen = false;
  let asking = false;
  let timer: NodeJS.Timeout | undefined;

  const isSlow = (pool: pg.Pool) => {
    const connecting = pool.totalCount - pool.idleCount - inUse.size;
    const before = performance.now() - SLOW_AFTER_MS;
    return connecting > 0 || pool.waitingCount > 0 || inUse.values().some((since) => since < before);
  };
  const look = async (pool: pg.Pool) => {
    if (asking || !(frozen || isSlow(pool))) return;
    asking = true;
    const hangs = await hangsNow(url);
    asking = false;
    if (hangs === frozen) return;
    frozen = hangs;
    log.warn({}, frozen ? "the database does not respond" : "the database responds again");
    if (frozen) for (const socket of connections) socket.destroy();
  };

  return {
    connection() {
      const socket = new Socket();
      connections.add(socket);
      socket.once("close", () => connections.delete(socket));
      if (frozen) process.nextTick(() => socket.destroy());
      return socket;
    },
    begin(pool) {
      pool.on("acquire", (client) => inUse.set(client, performance.now()));
      pool.on("release", (_error, client) => inUse.delete(client));
      pool.on("remove", (client) => inUse.delete(client));
      timer = setInterval(() => void look(pool), LOOK_EVERY_MS).unref();
    },
    end: () => clearInterval(timer),
  };
}

/** Any response counts, also a refusal. */
async function hangsNow(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_WITHIN_MS });
  client.on("error", () => {});
  const began = performance.now();
  try {
    await client.connect();
    return false;
  } catch (error) {
    const timedOut = (error as Error).message === "timeout expired";
    return timedOut && performance.now() - began < ANSWER_WITHIN_MS + OWN_DELAY_MS;
  } finally {
    void client.end().catch(() => {});
  }
}
