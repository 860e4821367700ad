import pg from "pg";
import { inject } from "vitest";
import { openDatabase } from "../platform/database.ts";
import { createLog } from "../platform/log.ts";
import { randomText } from "../platform/ids.ts";
import { TEMPLATE } from "./global-setup.ts";

/** A migrated database of one's own, gone after `close`. */
export async function createTestDatabase() {
  const admin = inject("postgresUrl");
  const name = `test_${randomText(12, "abcdefghijklmnopqrstuvwxyz")}`;
  await run(admin, `create database ${name} template ${TEMPLATE}`);
  const url = Object.assign(new URL(admin), { pathname: `/${name}` }).href;
  const database = openDatabase(url, createLog("silent"));
  return {
    url,
    db: database.db,
    async close() {
      await database.close();
      await run(admin, `drop database ${name} with (force)`);
    },
  };
}

async function run(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
