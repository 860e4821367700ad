import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { migrateDatabase } from "./platform/database.ts";
import { MigrationStopped } from "./platform/migration-problem.ts";
import { createOldDatabase } from "./testing/old-database/old-database.ts";

const ASHA = "0mnh1cog0bobmgeholpg";
const LAKSHMI = "0mny6mwg0j3b09jofjqq";

/** The database of the version before, with rows that no rule kept out. */
async function oldDatabaseWith(...statements: string[]) {
  const database = await createOldDatabase();
  onTestFinished(() => database.close());
  const query = async <Row extends Record<string, unknown>>(text: string) =>
    (await database.db.execute<Row>(sql.raw(text))).rows;
  for (const statement of statements) await query(statement);
  return { ...database, query };
}

const period = (id: string, from: string, to: string, more = "null, null") =>
  `insert into premium_periods (id, member_id, starts_at, ends_at, reminded_days, closed_at)
   values ('${id}', '${LAKSHMI}', '${from}T00:00Z', '${to}T00:00Z', ${more})`;

test("paid time that overlaps is moved apart, and no paid day is lost", async () => {
  const database = await oldDatabaseWith(
    // As long as before across the change of the clocks in London.
    "do $$ begin execute format('alter database %I set timezone to %L', current_database(), 'Europe/London'); end $$",
    period("a", "2025-01-01", "2026-01-01", "null, '2026-01-01'"),
    period("b", "2025-07-01", "2026-07-01", "1, '2026-07-01'"),
    period("c", "2026-03-01", "2027-03-01", "30, null"),
    period("d", "2040-01-01", "2041-01-01"),
    period("e", "2026-05-02", "2026-05-01"),
  );
  await migrateDatabase(database.url);
  const after = await database.query(
    `select id, to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD HH24') as starts,
       to_char(ends_at at time zone 'UTC', 'YYYY-MM-DD HH24') as ends, reminded_days, closed_at is not null as closed
     from premium_periods where member_id = '${LAKSHMI}' order by id`,
  );
  const left = { reminded_days: null, closed: false };
  expect(after).toEqual([
    { id: "a", starts: "2025-01-01 00", ends: "2026-01-01 00", reminded_days: null, closed: true },
    { id: "b", starts: "2026-01-01 00", ends: "2027-01-01 00", ...left },
    { id: "c", starts: "2027-01-01 00", ends: "2028-01-01 00", ...left },
    { id: "d", starts: "2040-01-01 00", ends: "2041-01-01 00", ...left },
    { id: "e", starts: "2026-05-02 00", ends: "2026-05-02 00", ...left },
  ]);
});

test("what can be told from other rows is put right", async () => {
  const database = await oldDatabaseWith(
    `update lead_counts set count = -3 where owner_id = '${ASHA}' and status = 'pending'`,
    `update enquiry_counts set count = -1 where owner_id = '${ASHA}' and status = 'new'`,
    "update one_time_codes set expires_at = created_at - interval '1 minute'",
  );
  const [{ orphans }] = (await database.query(
    `select count(*)::int as orphans from webhook_deliveries
     where not exists (select from leads where leads.id = lead_id)`,
  )) as [{ orphans: number }];
  expect(orphans).toBe(1);
  await migrateDatabase(database.url);
  expect(await database.query("select from webhook_deliveries where lead_id is null")).toHaveLength(1);
  expect(await database.query("select from one_time_codes where expires_at <> created_at")).toEqual([]);
  const wrong = await database.query(
    `select status from lead_counts where count <> (select count(*) from leads where leads.owner_id = lead_counts.owner_id
       and follow_up_status = lead_counts.status and merged_into_id is null)
     union all select status from enquiry_counts where count <> (select count(*) from enquiries
       where enquiries.inbox_id = enquiry_counts.inbox_id and enquiries.target_type = enquiry_counts.target_type
       and enquiries.status = enquiry_counts.status)`,
  );
  expect(wrong).toEqual([]);
});

test("what cannot be put right is named in one line, and nothing is changed", async () => {
  const database = await oldDatabaseWith(
    "update reviews set rating = 9 where id in (select id from reviews order by id limit 2)",
  );
  const stopped = migrateDatabase(database.url);
  await expect(stopped).rejects.toThrow(MigrationStopped);
  await expect(stopped).rejects.toThrow(
    "The database was not changed: 2 rows of the table reviews break the rule reviews_rating_range. Correct them, then start again.",
  );
  expect(await database.query("select from drizzle.__drizzle_migrations")).toHaveLength(14);

  await database.query("update reviews set rating = 5 where rating = 9");
  await database.query(`update premium_periods set payment_id = 'nobody' where member_id = '${ASHA}'`);
  await expect(migrateDatabase(database.url)).rejects.toThrow(
    "1 row of the table premium_periods breaks the rule premium_periods_payment_id_payments_id_fk",
  );
});

test("a user who may not create an extension is told which one, in one line", async () => {
  const database = await oldDatabaseWith(
    // Some hosts allow only some extensions.
    `create function refuse_extension() returns event_trigger language plpgsql as $$
     begin raise insufficient_privilege using message = 'permission denied to create extension'; end $$`,
    `create event trigger no_extensions on ddl_command_start when tag in ('CREATE EXTENSION')
     execute function refuse_extension()`,
  );
  const { pathname, username } = new URL(database.url);
  await expect(migrateDatabase(database.url)).rejects.toThrow(
    new MigrationStopped(
      `The database needs the extension btree_gist, and the user "${username}" may not create it. Let an administrator run "create extension btree_gist" in the database "${pathname.slice(1)}", then start again.`,
    ),
  );
});

test("a user who may create nothing in the database is told so", async () => {
  const database = await oldDatabaseWith();
  const name = `plain_${Date.now()}`;
  const admin = new pg.Client({ connectionString: inject("postgresUrl") });
  await admin.connect();
  await admin.query(`create role ${name} login password 'plain'`);
  onTestFinished(async () => {
    await admin.query(`drop role ${name}`);
    await admin.end();
  });
  const url = Object.assign(new URL(database.url), { username: name, password: "plain" }).href;
  await expect(migrateDatabase(url)).rejects.toThrow(
    `The database user "${name}" lacks a right that the migration needs: permission denied for database`,
  );
});
