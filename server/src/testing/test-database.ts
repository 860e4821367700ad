import { inject } from "vitest";
import { openDatabase } from "../platform/database.ts";
import { createLog } from "../platform/log.ts";
import { randomText } from "../platform/ids.ts";
import { TEMPLATE } from "./global-setup.ts";
import { queryDatabase } from "./query-database.ts";

/** A separate, migrated database. `close` removes it. */
export async function createTestDatabase() {
  const admin = inject("postgresUrl");
  const name = `test_${randomText(12, "abcdefghijklmnopqrstuvwxyz")}`;
  await queryDatabase(admin, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  const url = Object.assign(new URL(admin), { pathname: `/${name}` }).href;
  const database = openDatabase(url, createLog("silent"));
  return {
    url,
    db: database.db,
    async close() {
      await database.close();
      await queryDatabase(admin, `drop database ${name} with (force)`);
    },
  };
}
