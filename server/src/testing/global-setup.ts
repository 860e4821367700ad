import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PgBoss } from "pg-boss";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "../platform/database.ts";
import { startEmbeddedPostgres } from "../platform/embedded-postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

export const TEMPLATE = "template_cardplaza";

/** One PostgreSQL for the whole run, with a migrated database for the tests to copy. */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), "cardplaza-test-"));
  await chmod(folder, 0o755);
  // Run by root, PostgreSQL is `nobody`, who must be able to enter; else its data outlives the run elsewhere.
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres(folder);
  const admin = new pg.Client({ connectionString: postgres.url("postgres") });
  await admin.connect();
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
