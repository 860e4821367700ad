import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach } from "vitest";
import type { Api } from "@cardplaza/contract/api";
import { readConfig } from "../config.ts";
import { createLog } from "../platform/log.ts";
import { runApp } from "../run-app.ts";
import { send, type CallOptions, type TypedCall } from "./test-call.ts";
import { testClock } from "./test-clock.ts";
import { createTestDatabase } from "./test-database.ts";
import { signInMember } from "./test-member.ts";

interface Options {
  settings?: Record<string, string>;
  /** Used instead of a new database, and then not closed here. */
  database?: Awaited<ReturnType<typeof createTestDatabase>>;
  pages?: "built" | "none";
  /** Called with every line of the log, which then has level "info". */
  readLog?: (line: string) => void;
}

/** The whole product on its own database, called through HTTP. */
export async function startTestApp({ settings = {}, pages = "none", readLog, ...given }: Options = {}) {
  const database = given.database ?? (await createTestDatabase());
  const folder = await mkdtemp(join(tmpdir(), "cardplaza-app-"));
  const config = readConfig({
    PORT: "0",
    DATA_DIR: folder,
    LOG_LEVEL: readLog ? "info" : "silent",
    RATE_LIMIT_FACTOR: "1000",
    ...settings,
  });
  const log = createLog(config.LOG_LEVEL, readLog && { write: readLog });
  const app = await runApp({ config, databaseUrl: database.url, log, pages, schedules: false });
  const { db } = app.services;
  const sendHere = (method: string, path: string, options: CallOptions = {}) =>
    send(app.url, method, path, options);

  return {
    ...app,
    db,
    databaseUrl: database.url,
    clock: testClock,
    dataDir: folder,
    /** A member with a live session. */
    signIn: (name: string, options: { premium?: boolean; at?: Date } = {}) => signInMember(db, name, options),
    /** One call of the contract. */
    call: sendHere as TypedCall<Api>,
    /** A call that is not typed by the contract: for wrong input and other addresses. */
    send: sendHere,
    async stop() {
      await app.stop();
      if (!given.database) await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;
export type Person = Awaited<ReturnType<TestApp["signIn"]>>;

/** One product for all tests of a file. It starts when the file is loaded and stops after the last test. */
export async function sharedTestApp(options?: Options): Promise<TestApp> {
  const app = await startTestApp(options);
  afterEach(() => app.clock.reset());
  afterAll(() => app.stop());
  return app;
}
