import { rm } from "node:fs/promises";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { jobs } from "../app.ts";
import type { Bus } from "../platform/bus/bus.ts";
import { migrateDatabase } from "../platform/database.ts";
import { startEmbeddedPostgres } from "../platform/embedded/embedded-postgres.ts";
import { createJobs } from "../platform/jobs.ts";
import { createLog } from "../platform/log.ts";
import { makeDataFolder } from "./data-folder.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

export const TEMPLATE = "template_cardplaza";

/** One PostgreSQL for the whole run, with a migrated database for the tests to copy. */
export async function setup(project: TestProject) {
  const folder = makeDataFolder("test");
  const postgres = await startEmbeddedPostgres(folder);
  const admin = new pg.Client({ connectionString: postgres.url("postgres") });
  await admin.connect();
  // Nothing here outlives a crash, so a commit need not wait for the disk.
  for (const setting of ["fsync", "synchronous_commit", "full_page_writes"])
    await admin.query(`alter system set ${setting} = off`);
  await admin.query("select pg_reload_conf()");
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  await migrateDatabase(postgres.url(TEMPLATE));
  await addQueues(postgres.url(TEMPLATE));
  project.provide("postgresUrl", postgres.url("postgres"));
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** The queues of all jobs, so that no test has to add them. */
async function addQueues(url: string) {
  const nobody: Pick<Bus, "subscribe"> = { subscribe: () => () => {} };
  const { start, stop } = createJobs<never>(url, nobody as Bus, createLog("silent"));
  await start(
    jobs.map(({ name, expireInSeconds }) => ({ name, expireInSeconds, run: async () => {} })),
    () => undefined as never,
  );
  await stop();
}
