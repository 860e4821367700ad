import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { setTimeout as sleep } from "node:timers/promises";
import { MIGRATIONS_DIR } from "../paths.ts";
import { usePlanningPool } from "./execute-planned.ts";
import { createDatabaseWatch } from "./database-watch.ts";
import { explainMigrationError } from "./migration-problem.ts";
import { SESSION_LOCK } from "./advisory-locks.ts";

type Pooled = NodePgDatabase & { $client: pg.Pool };
export type Tx = Parameters<Parameters<NodePgDatabase["transaction"]>[0]>[0];
/** The pool or a transaction: what queries run on. */
export type Db = NodePgDatabase | Tx;

export interface Database {
  db: Pooled;
  /**
   * For notes of what was sent: few connections, which calls cannot take, and commits that do not wait for the disk. If
   * the database server itself crashes, those of the last second may be lost, and what they note is done again.
   */
  notes: Db;
  url: string;
  close: () => Promise<void>;
}

const CONNECT_FOR_MS = 30_000;

/**
 * A search for a common word finds half a million rows. With less memory PostgreSQL stores whole table pages
 * in its bitmap and has to compute the search keys of every row on them again.
 */
export const CONNECTION_SETTINGS = "-c work_mem=32MB";
/** For queries that are planned once. All others would then be planned once, too, whatever their values are. */
export const PLANNED_SETTINGS = `${CONNECTION_SETTINGS} -c plan_cache_mode=force_generic_plan`;
/** A commit returns before it is on disk, which takes most of the time of a small one. */
export const UNHURRIED_COMMITS = "-c synchronous_commit=off";

export function openDatabase(url: string, log: { warn: (o: object, m: string) => void }): Database {
  const watch = createDatabaseWatch(url, log);
  let isClosing = false;
  const openPool = (max: number, settings: string) => {
    const pool = new pg.Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: 3_000,
      stream: watch.connection,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      statement_timeout: 30_000,
      options: settings,
      application_name: "cardplaza",
    });
    // A connection that breaks while idle is replaced at its next use. One that has said goodbye may still hear that the
    // database stops.
    pool.on("error", (error) => {
      if (!isClosing) log.warn({ error: error.message }, "database connection lost");
    });
    // A connection that breaks in use fails its query. Without a listener its event would end the process.
    pool.on("connect", (client) => client.on("error", () => {}));
    return pool;
  };
  const pool = openPool(20, CONNECTION_SETTINGS);
  const planningPool = openPool(10, PLANNED_SETTINGS);
  const notesPool = openPool(4, `${CONNECTION_SETTINGS} ${UNHURRIED_COMMITS}`);
  watch.begin(pool, planningPool, notesPool);
  const db = drizzle(pool);
  usePlanningPool(db, planningPool);
  const close = async () => {
    isClosing = true;
    watch.end();
    await Promise.all([pool, planningPool, notesPool].map((each) => each.end()));
  };
  return { db, notes: drizzle(notesPool), url, close };
}

export class DatabaseUnreachable extends Error {}

/** Waits for a database that is still starting; gives up after 30 seconds. */
export async function waitForDatabase(url: string, waitMs = CONNECT_FOR_MS): Promise<void> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => {});
      if (Date.now() >= deadline) {
        const { host } = new URL(url);
        throw new DatabaseUnreachable(
          `The database at ${host} (DATABASE_URL) cannot be reached: ${reasonOf(error)}.`,
        );
      }
      await sleep(500);
    }
  }
}

const reasonOf = (error: unknown) =>
  error instanceof AggregateError ? String(error.errors[0]?.message) : (error as Error).message;

/** Runs the migrations. One instance does the work, the others wait. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1, $2)", [...SESSION_LOCK.migration]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_DIR });
  } catch (error) {
    throw await explainMigrationError(url, error);
  } finally {
    await client.end();
  }
}
