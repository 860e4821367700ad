import { setTimeout as sleep } from "node:timers/promises";
import { readConfig, WrongSetting } from "./config.ts";
import { ensureFirstAdmin } from "./features/admin/ensure-first-admin.ts";
import { makeEventMonths } from "./features/cards/events/make-event-months.ts";
import { beginCounting } from "./features/home/directory-counts.ts";
import { beginFillingSearch } from "./features/search/fill-search.ts";
import { prepareDataFolder, UnusableFolder } from "./platform/data-folder.ts";
import { DatabaseUnreachable, migrateDatabase, waitForDatabase } from "./platform/database.ts";
import { AlreadyRunning, openEmbeddedDatabase } from "./platform/embedded/embedded-database.ts";
import { EmbeddedDatabaseFailed } from "./platform/embedded/initialise-cluster.ts";
import { createLog } from "./platform/log.ts";
import { MigrationStopped } from "./platform/migration-problem.ts";
import { PortInUse, runApp } from "./run-app.ts";
import { fillBehind } from "./sample/fill-behind.ts";
import { lacksSampleData, openOrShutSampleAccounts } from "./sample/sample-accounts.ts";
import { startWarnings } from "./start-warnings.ts";

const GIVE_UP_STOPPING_MS = 9_500;
const WAIT_FOR_START_MS = 1_000;
const STOP_EACH_WITHIN_MS = 6_000;

/** What has to be stopped, in reverse order. */
const open: (() => Promise<void>)[] = [];

async function main() {
  const config = readConfig(process.env);
  const log = createLog(config.LOG_LEVEL);
  await prepareDataFolder(config.DATA_DIR);
  const databaseUrl = config.DATABASE_URL ?? (await startEmbedded(config.DATA_DIR));
  await waitForDatabase(databaseUrl);
  await migrateDatabase(databaseUrl);
  const notes: string[] = [];
  let isEmpty = false;
  const app = await runApp({
    config,
    databaseUrl,
    log,
    pages: process.argv.includes("--dev") ? "live" : "built",
    async beforeListening(services) {
      const now = services.clock.now();
      await makeEventMonths(services.db, now);
      isEmpty = await lacksSampleData(services);
      if (!isEmpty) {
        notes.push(...(await openOrShutSampleAccounts(services)));
        await beginFillingSearch(services, now);
      }
      beginCounting(services.db, now);
      const admin = await ensureFirstAdmin(services, now);
      if (admin) notes.push(`Administration at ${services.origin}/admin:  ${admin}`);
    },
  });
  open.push(app.stop);
  notes.push(...startWarnings(config));
  announce(app.url, config.PUBLIC_ORIGIN, notes);
  if (isEmpty) {
    const filling = fillBehind(app.services);
    open.push(filling.stop);
    filling.filled.catch(stopAndFail);
  }
}

async function startEmbedded(dataDir: string): Promise<string> {
  const database = await openEmbeddedDatabase(dataDir);
  open.push(() => database.stop());
  return database.url;
}

// If one part hangs, the others, above all the database, must still be stopped.
async function stopAll() {
  for (const stop of open.splice(0).reverse()) await Promise.race([stop(), sleep(STOP_EACH_WITHIN_MS)]);
}

function announce(url: string, origin: string | undefined, notes: string[]) {
  const seconds = process.uptime().toFixed(1);
  console.log(
    `\n  Cardplaza is ready after ${seconds} s:  ${origin ?? url.replace("127.0.0.1", "localhost")}\n`,
  );
  for (const line of notes) console.log(`  ${line}`);
}

function stopOnSignal(started: Promise<void>) {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), GIVE_UP_STOPPING_MS).unref();
    // Waits for parts that are just starting, so that they can be stopped too.
    const settled = started.catch(() => {});
    Promise.race([settled, sleep(WAIT_FOR_START_MS)])
      .then(stopAll)
      .then(() => process.exit(0), fail);
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}

// `npm start` runs this process under a launcher. If the launcher is killed, this process must stop too.
function stopWithLauncher() {
  const launcher = Number(process.env.LAUNCHER_PID);
  if (!launcher || process.ppid !== launcher) return;
  setInterval(() => {
    if (process.ppid !== launcher) process.kill(process.pid, "SIGTERM");
  }, 250).unref();
}

function fail(error: unknown) {
  const expected = [
    WrongSetting,
    UnusableFolder,
    DatabaseUnreachable,
    EmbeddedDatabaseFailed,
    MigrationStopped,
    AlreadyRunning,
    PortInUse,
  ];
  console.error(expected.some((kind) => error instanceof kind) ? (error as Error).message : error);
  process.exit(1);
}

async function stopAndFail(reason: unknown) {
  await Promise.allSettled([stopAll()]);
  fail(reason);
}

export const started = main();
stopOnSignal(started);
stopWithLauncher();
started.catch(stopAndFail);
