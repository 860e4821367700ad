import { Socket } from "node:net";
import pg from "pg";

const LOOK_EVERY_MS = 500;
const SLOW_AFTER_MS = 1_000;
const ANSWER_WITHIN_MS = 2_000;
/** A timer that is this late was held up by our own process, and says nothing about the database. */
const OWN_DELAY_MS = 400;
const TICK_MS = 100;

export interface DatabaseWatch {
  /** For the pool's `stream`: the watch can cut the connections it made. */
  connection: () => Socket;
  begin: (pool: pg.Pool) => void;
  end: () => void;
}

/**
 * A database that is frozen keeps its connections open and says nothing, so every query would wait for its
 * own long time limit. When a query is slow, the watch tries a new connection; if that one hangs too, and not
 * a byte came on any other meanwhile, it cuts all of them, and new ones fail at once until the database
 * responds again. Slow queries and a busy machine are left alone.
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
    const before = new Map([...connections].map((socket) => [socket, socket.bytesRead]));
    const hangs = await hangsNow(url);
    asking = false;
    if (hangs && connections.values().some((socket) => socket.bytesRead > (before.get(socket) ?? 0))) return;
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
  const wasHeldUp = watchOwnDelay();
  try {
    await client.connect();
    return false;
  } catch (error) {
    return (error as Error).message === "timeout expired" && !wasHeldUp();
  } finally {
    wasHeldUp();
    void client.end().catch(() => {});
  }
}

/** Whether this process was held up since, so that a response may lie there unread. */
function watchOwnDelay(): () => boolean {
  let last = performance.now();
  let longest = 0;
  const tick = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(tick, TICK_MS);
  return () => {
    clearInterval(timer);
    tick();
    return longest > OWN_DELAY_MS;
  };
}
