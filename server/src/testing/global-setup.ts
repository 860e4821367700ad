import { rm } from "node:fs/promises";
import { PgBoss } from "pg-boss";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "../platform/database.ts";
import { startEmbeddedPostgres } from "../platform/embedded/embedded-postgres.ts";
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
  const boss = new PgBoss({
    connectionString: postgres.url(TEMPLATE),
    schema: "jobs",
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.stop({ graceful: false });
  project.provide("postgresUrl", postgres.url("postgres"));
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
