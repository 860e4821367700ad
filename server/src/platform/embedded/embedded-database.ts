import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { SESSION_LOCK } from "../advisory-locks.ts";

const DATABASE = "cardplaza";
const LOCK_WAIT_MS = 3_000;

export class AlreadyRunning extends Error {}

/** The database in DATA_DIR, for one app at a time. */
export async function openEmbeddedDatabase(dataDir: string) {
  const postgres = await startEmbeddedPostgres(dataDir);
  await createIfAbsent(postgres.url("postgres"));
  const lock = await takeLock(postgres.url(DATABASE), dataDir);
  return {
    url: postgres.url(DATABASE),
    async stop() {
      await lock.release();
      await postgres.stop();
    },
  };
}

async function createIfAbsent(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } catch (error) {
    // Another app created it at the same moment; the lock decides which of the two runs.
    if (!["42P04", "23505"].includes((error as { code: string }).code)) throw error;
  } finally {
    await client.end();
  }
}

// The lock ends with its connection, so a killed app leaves no lock behind.
async function takeLock(url: string, dataDir: string): Promise<{ release: () => Promise<void> }> {
  let client = await connect(url);
  const deadline = Date.now() + LOCK_WAIT_MS;
  while (!(await tryLock(client))) {
    if (Date.now() > deadline) {
      await client.end();
      throw new AlreadyRunning(
        `Another Cardplaza is already running on ${dataDir}. Stop it or set DATA_DIR to another folder.`,
      );
    }
    await sleep(100);
  }
  let released = false;
  const retake = async () => {
    while (!released) {
      await sleep(200);
      try {
        client = await connect(url);
        client.once("end", () => void retake());
        await tryLock(client);
        return;
      } catch {
        // The database is still unreachable.
      }
    }
  };
  client.once("end", () => void retake());
  return {
    async release() {
      released = true;
      await client.end().catch(() => {});
    },
  };
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    application_name: "cardplaza-lock",
  });
  client.on("error", () => {});
  await client.connect();
  return client;
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_lock($1, $2) as mine", [
    ...SESSION_LOCK.app,
  ]);
  return rows[0]?.mine ?? false;
}
