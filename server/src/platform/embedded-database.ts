import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";

const DATABASE = "cardplaza";
const APP_LOCK = [0x0ca2d, 2] as const;
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
      await lock.end().catch(() => {});
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
    // Somebody else was quicker; the lock decides who goes on.
    if (!["42P04", "23505"].includes((error as { code: string }).code)) throw error;
  } finally {
    await client.end();
  }
}

// The lock lives as long as its connection, so it vanishes with an app that was killed.
async function takeLock(url: string, dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: "cardplaza-lock" });
  client.on("error", () => {});
  await client.connect();
  const deadline = Date.now() + LOCK_WAIT_MS;
  for (;;) {
    const { rows } = await client.query("select pg_try_advisory_lock($1, $2) as mine", [...APP_LOCK]);
    if (rows[0].mine) return client;
    if (Date.now() > deadline) break;
    await sleep(100);
  }
  await client.end();
  throw new AlreadyRunning(`Another Cardplaza is already running on ${dataDir}. Stop it or set DATA_DIR to another folder.`);
}
