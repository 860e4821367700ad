// What administrators find among 1,000,000 members: pages of the list and the search by every field, in the database. The
// argument is another number of members.
import pg from "pg";
import { COUNTED_MAX } from "../contract/src/counts.ts";
import { findUsers } from "../server/src/features/admin/users/find-users.ts";
import { CONNECTION_SETTINGS, migrateDatabase } from "../server/src/platform/database.ts";
import { openEmbeddedDatabase } from "../server/src/platform/embedded/embedded-database.ts";
import { timeReads } from "./database-reads.ts";
import { withDataDir } from "./product.ts";

const [given = "1000000"] = process.argv.slice(2);
const members = Number(given);
const BARS = { searchMs: 30, listMs: 50 };
const FIRST_NAMES = 200;
const LAST_NAMES = 5_000;
const idOf = (number: number) => `0mwb${String(number).padStart(16, "0")}`;

await withDataDir(async (dataDir) => {
  const database = await openEmbeddedDatabase(dataDir);
  await migrateDatabase(database.url);
  const client = new pg.Client({ connectionString: database.url, options: CONNECTION_SETTINGS });
  await client.connect();
  await fill(client);
  console.log(`Among ${members.toLocaleString("en-IN")} members:`);
  const now = new Date();
  const middle = idOf(members / 2);
  await timeReads(
    client,
    (db) => ({
      "the first page": () => findUsers({ db, now }, {}),
      "a page in the middle": () => findUsers({ db, now }, { cursor: middle }),
      "the suspended": () => findUsers({ db, now }, { status: "suspended" }),
      "those who stay": () => findUsers({ db, now }, { status: "active" }),
      "those who leave": () => findUsers({ db, now }, { status: "leaving" }),
    }),
    BARS.listMs,
  );
  const known = Math.floor(members / 9) * 3;
  await timeReads(
    client,
    (db) => ({
      "an id": () => findUsers({ db, now }, { q: idOf(known) }),
      "an address": () => findUsers({ db, now }, { q: `member${known}@bench.example.in` }),
      "a part of an address": () => findUsers({ db, now }, { q: `member${known}@` }),
      "a number": () => findUsers({ db, now }, { q: mobileOf(known) }),
      "the end of a number": () => findUsers({ db, now }, { q: mobileOf(known).slice(-6) }),
      "a name that two hundred have": () => findUsers({ db, now }, { q: "last4321" }),
      "a name that five thousand have": () => findUsers({ db, now }, { q: "first123 " }),
      "letters in every name": () => findUsers({ db, now }, { q: "last" }),
      "a name that nobody has": () => findUsers({ db, now }, { q: "zebra crossing" }),
      "a name of the suspended": () => findUsers({ db, now }, { q: "last4321", status: "suspended" }),
    }),
    BARS.searchMs,
  );
  console.log(`  (more than ${COUNTED_MAX - 1} that fit are not read)`);
  await client.end();
  await database.stop();
});

function mobileOf(number: number): string {
  return `+919${String((number * 7_919) % 1_000_000_000).padStart(9, "0")}`;
}

/** Every thousandth is suspended, every two thousandth leaves, and one of three has a number. */
async function fill(client: pg.Client): Promise<void> {
  await client.query(
    `insert into members (id, name, email, email_proven_at, mobile, created_at, updated_at, last_active_at, suspended_at, erases_at)
    select '0mwb' || lpad(n::text, 16, '0'), 'First' || n % $2 || ' Last' || (n / $2) % $3, 'member' || n || '@bench.example.in',
      now(), case when n % 3 = 0 then '+919' || lpad(((n::bigint * 7919) % 1000000000)::text, 9, '0') end, now(), now(), now(),
      case when n % 1000 = 0 then now() end, case when n % 2000 = 1 then now() + interval '20 days' end
    from generate_series(1, $1::int) n`,
    [members, FIRST_NAMES, LAST_NAMES],
  );
  await client.query("vacuum analyze members");
}
