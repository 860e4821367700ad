import { readConfig, WrongSetting } from "./config.ts";
import { DatabaseUnreachable, migrateDatabase, waitForDatabase } from "./platform/database.ts";
import { AlreadyRunning, openEmbeddedDatabase } from "./platform/embedded-database.ts";
import { createLog } from "./platform/log.ts";
import { PortInUse, runApp } from "./run-app.ts";
import { loadSampleData } from "./sample/load-sample-data.ts";

const GIVE_UP_STOPPING_MS = 9_500;

async function main() {
  const config = readConfig(process.env);
  const log = createLog(config.LOG_LEVEL);
  const embedded = config.DATABASE_URL ? undefined : await openEmbeddedDatabase(config.DATA_DIR);
  const databaseUrl = config.DATABASE_URL ?? (embedded?.url as string);

  try {
    await waitForDatabase(databaseUrl);
    await migrateDatabase(databaseUrl);
    const pages = process.argv.includes("--dev") ? "live" : "built";
    const app = await runApp({ config, databaseUrl, log, pages });
    const people = (config.SAMPLE_DATA ?? config.local) ? await loadSampleData(app.services) : [];
    announce(app.url, config.PUBLIC_ORIGIN, people);
    stopOnSignal(async () => {
      await app.stop();
      await embedded?.stop();
    });
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

function announce(url: string, origin: string | undefined, people: string[]) {
  const seconds = (process.uptime()).toFixed(1);
  console.log(`\n  Cardplaza is ready after ${seconds} s:  ${origin ?? url.replace("127.0.0.1", "localhost")}\n`);
  for (const line of people) console.log(`  ${line}`);
}

function stopOnSignal(stop: () => Promise<void>) {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), GIVE_UP_STOPPING_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}

main().catch((error: unknown) => {
  const expected = [WrongSetting, DatabaseUnreachable, AlreadyRunning, PortInUse];
  console.error(expected.some((kind) => error instanceof kind) ? (error as Error).message : error);
  process.exit(1);
});
