import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { createTestDatabase } from "./test-database.ts";

/**
 * A database behind a proxy. A test can cut the connection and restore it, as if PostgreSQL were restarted, or
 * freeze it: then connections stay open and no response arrives.
 */
export async function createBreakableDatabase() {
  const database = await createTestDatabase();
  const { hostname, port } = new URL(database.url);
  const open = new Set<Socket>();
  let frozen = false;
  const line = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
      if (frozen) socket.cork();
    }
  });
  const listen = (at: number) => new Promise<void>((resolve) => line.listen(at, "127.0.0.1", resolve));
  await listen(0);
  const own = (line.address() as AddressInfo).port;
  const cut = () =>
    new Promise<void>((resolve) => {
      line.close(() => resolve());
      for (const socket of open) socket.destroy();
    });

  return {
    ...database,
    /** Around the proxy. */
    directUrl: database.url,
    url: Object.assign(new URL(database.url), { port: String(own) }).href,
    cut,
    mend: () => listen(own),
    freeze() {
      frozen = true;
      for (const socket of open) socket.cork();
    },
    thaw() {
      frozen = false;
      for (const socket of open) socket.uncork();
    },
    async close() {
      if (line.listening) await cut();
      await database.close();
    },
  };
}
