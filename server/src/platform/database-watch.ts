import { Socket } from "node:net";
import pg from "pg";

const LOOK_EVERY_MS = 500;
const SLOW_AFTER_MS = 1_000;
const RESPOND_WITHIN_MS = 2_000;
/** If a timer is this late, our own process was busy, and a timeout says nothing about the database. */
const OWN_DELAY_MS = 400;
const TICK_MS = 100;

export interface DatabaseWatch {
  /** For the pool's `stream` option, so that the watch can close the connections. */
  connection: () => Socket;
  begin: (...pools: pg.Pool[]) => void;
  end: () => void;
}

/**
 * A frozen database keeps its connections open and sends nothing, so every query would wait for its own long
 * time limit. When a query is slow, the watch opens a new connection. If that hangs too, and no other
 * connection received a byte in that time, the watch closes all of them, and new ones fail at once until the
 * database responds again. Slow queries and a busy machine do not trigger it.
 */
export function createDatabaseWatch(
  url: string,
  log: { warn: (details: object, message: string) => void },
): DatabaseWatch {
  const connections = new Set<Socket>();
  const inUse = new Map<pg.PoolClient, number>();
  let frozen = false;
  let isTrying = false;
  let timer: NodeJS.Timeout | undefined;

  const isSlow = (pools: pg.Pool[]) => {
    const connecting = pools.reduce((sum, pool) => sum + pool.totalCount - pool.idleCount, -inUse.size);
    const before = performance.now() - SLOW_AFTER_MS;
    const isWaitedFor = pools.some((pool) => pool.waitingCount > 0);
    return connecting > 0 || isWaitedFor || inUse.values().some((since) => since < before);
  };
  const look = async (pools: pg.Pool[]) => {
    if (isTrying || !(frozen || isSlow(pools))) return;
    isTrying = true;
    const before = new Map([...connections].map((socket) => [socket, socket.bytesRead]));
    const hangs = await hangsNow(url);
    isTrying = false;
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
    begin(...pools) {
      for (const pool of pools) {
        pool.on("acquire", (client) => inUse.set(client, performance.now()));
        pool.on("release", (_error, client) => inUse.delete(client));
        pool.on("remove", (client) => inUse.delete(client));
      }
      timer = setInterval(() => void look(pools), LOOK_EVERY_MS).unref();
    },
    end: () => clearInterval(timer),
  };
}

/** Any response shows that the database works, even an error. */
async function hangsNow(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: RESPOND_WITHIN_MS });
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

/** Returns whether this process was busy since the call, so that a response may have arrived unread. */
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
