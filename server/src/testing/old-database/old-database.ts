import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { inject } from "vitest";
import { openDatabase } from "../../platform/database.ts";
import { randomText } from "../../platform/ids.ts";
import { createLog } from "../../platform/log.ts";

/**
 * A database as the product of November 2026 left it, before its tables had rules: its sample data, and one of
 * nearly everything that members can make (paid plans, a refund, leads, reviews, claims, QR codes …).
 * `dump.sql.gz` is what pg_dump wrote, without the job queue; `answers.json.gz` is what that product answered on
 * it. Neither is ever made again: they are what is out there.
 */
const read = (name: string) => gunzipSync(readFileSync(join(import.meta.dirname, name))).toString();

interface Answers {
  /** When the response was recorded. */
  at: string;
  answers: { as: string | null; path: string; status: number; body: unknown }[];
}
export const oldAnswers = () => JSON.parse(read("answers.json.gz")) as Answers;
/** What the sample people and the administrator of that database sign in with. */
export const OLD_PASSWORDS = { member: "Cardplaza@2026", admin: "a-test-password-1" };

/** That database, not yet migrated. */
export async function createOldDatabase() {
  const admin = inject("postgresUrl");
  const name = `old_${randomText(12, "abcdefghijklmnopqrstuvwxyz")}`;
  await query(admin, `create database ${name}`);
  const url = Object.assign(new URL(admin), { pathname: `/${name}` }).href;
  await query(url, read("dump.sql.gz"));
  const database = openDatabase(url, createLog("silent"));
  return {
    url,
    db: database.db,
    async close() {
      await database.close();
      await query(admin, `drop database ${name} with (force)`);
    },
  };
}

async function query(url: string, statements: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}
