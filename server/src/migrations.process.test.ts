import { spawn } from "node:child_process";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { MIGRATIONS_DIR } from "./paths.ts";
import { migrateDatabase } from "./platform/database.ts";
import { sharedPostgres } from "./testing/shared-postgres.ts";

const postgres = sharedPostgres("migrations");

async function expectMigratedOnce(database: string) {
  const all = (await readdir(MIGRATIONS_DIR)).filter((name) => name.endsWith(".sql")).length;
  const [done] = await postgres.query<{ count: string }>(
    database,
    "select count(*) from drizzle.__drizzle_migrations",
  );
  expect(Number(done?.count)).toBe(all);
}

test("when four instances migrate at the same moment, one does the work", async () => {
  await postgres.query("postgres", "create database four");
  await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(postgres.url("four"))));
  await expectMigratedOnce("four");
});

test("a migration that was killed halfway is completed by the next start", async () => {
  await postgres.query("postgres", "create database killed");
  // An uncommitted table of the same name, made by another connection, stops the migration halfway.
  const blocker = new pg.Client({ connectionString: postgres.url("killed") });
  await blocker.connect();
  await blocker.query("begin; create table members (id text)");
  const program = `import { migrateDatabase } from "${join(import.meta.dirname, "platform/database.ts")}"; await migrateDatabase(process.env.URL);`;
  const child = spawn(process.execPath, ["--input-type=module-typescript", "-e", program], {
    env: { ...process.env, URL: postgres.url("killed") },
    stdio: "inherit",
  });
  const waiting =
    "select 1 from pg_stat_activity where datname = 'killed' and wait_event_type = 'Lock' and query ilike '%create table%'";
  await expect.poll(() => postgres.query("postgres", waiting)).toHaveLength(1);
  child.kill("SIGKILL");
  await blocker.query("rollback");
  await blocker.end();

  await migrateDatabase(postgres.url("killed"));
  await expectMigratedOnce("killed");
});
