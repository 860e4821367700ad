import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Hono } from "hono";
import type { Endpoints } from "@cardplaza/contract/endpoint";
import { createCallRouter } from "../call-router.ts";
import { readConfig } from "../config.ts";
import type { HandlersOf, Services } from "../context.ts";
import { createListener } from "../listen.ts";
import type { NodeEnv } from "../platform/http/serve.ts";
import { createLog } from "../platform/log.ts";
import { createMetrics } from "../platform/metrics.ts";
import { openServices } from "../services.ts";
import { send, type CallOptions } from "./test-call.ts";
import { createTestDatabase } from "./test-database.ts";
import { signInMember } from "./test-member.ts";

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

interface Options {
  settings?: Record<string, string>;
  /** For two instances on one database; then it is not closed here. */
  database?: TestDatabase;
  /** How long a body may pause. */
  bodyGraceMs?: number;
  /** Adds routes that are not in the table, as the product's router does. */
  extend?: (router: Hono<NodeEnv>, services: Services) => void;
}

/** Serves a small table of endpoints with the same listener and middleware as the product. */
export async function startTestEndpoints<T extends Endpoints>(
  table: T,
  handlers: HandlersOf<T>,
  options: Options = {},
) {
  const database = options.database ?? (await createTestDatabase());
  const folder = await mkdtemp(join(tmpdir(), "cardplaza-calls-"));
  const config = readConfig({
    DATA_DIR: folder,
    LOG_LEVEL: "info",
    RATE_LIMIT_FACTOR: "1000",
    ...(options.database ? { DATABASE_URL: database.url } : {}),
    ...options.settings,
  });
  const logLines: string[] = [];
  const log = createLog(config.LOG_LEVEL, { write: (line) => void logLines.push(line) });
  const { services, close } = await openServices(config, database.url, log);
  const stopping = new AbortController();
  const metrics = createMetrics({ cache: () => services.pages.counts, streams: services.live.size });
  const origin = "http://localhost";
  const router = createCallRouter({ services, origin, metrics, stopping: stopping.signal }, table, handlers);
  options.extend?.(router, services);
  const bodies = {
    trustedProxies: config.TRUST_PROXY,
    addressFactor: config.RATE_LIMIT_FACTOR,
    graceMs: options.bodyGraceMs,
  };
  const server = createListener({ router, pages: services.pages, metrics, bodies });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  return {
    url,
    port,
    services,
    db: services.db,
    database,
    /** The lines of the log, each a JSON text. */
    logLines,
    signIn: (name: string, given: { premium?: boolean; at?: Date } = {}) =>
      signInMember(services.db, name, given),
    /** Untyped: these tables are there to be called wrongly. */
    call: (method: string, path: string, given: CallOptions = {}) => send(url, method, path, given),
    async stop() {
      stopping.abort();
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      await close();
      if (!options.database) await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
