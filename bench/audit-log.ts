// The audit log with 10,000,000 entries: pages of its list in the database, the verification of a day's entries, and that
// of the whole log. The argument is another number of entries.
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { dateInIndia, DAY_MS } from "../contract/src/time.ts";
import { erasePayloadsAbout } from "../server/src/features/audit/erase-payloads.ts";
import { findVerified, saveVerified } from "../server/src/features/audit/audit-checkpoints.ts";
import { cursorOf, listAuditLog } from "../server/src/features/audit/audit-log-queries.ts";
import { verifyAuditChain } from "../server/src/features/audit/verify-audit-chain.ts";
import { CONNECTION_SETTINGS, migrateDatabase } from "../server/src/platform/database.ts";
import { openEmbeddedDatabase } from "../server/src/platform/embedded/embedded-database.ts";
import { inTransaction } from "../server/src/platform/transaction.ts";
import { adminOf, fillAuditLog, RARE, targetOf } from "./audit-log-data.ts";
import { timeReads } from "./database-reads.ts";
import { withDataDir } from "./product.ts";

const [stored = "10000000"] = process.argv.slice(2);
const entries = Number(stored);
const BARS = { listMs: 50, verifySeconds: 2 };
/** One every ten seconds for a day, and some more. */
const OF_A_DAY = 10_000;
const said = (count: number) => count.toLocaleString("en-IN");
const seconds = async (work: () => Promise<unknown>) => {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1_000;
};

await withDataDir(async (dataDir) => {
  const database = await openEmbeddedDatabase(dataDir);
  await migrateDatabase(database.url);
  const client = new pg.Client({ connectionString: database.url, options: CONNECTION_SETTINGS });
  await client.connect();
  const now = new Date();
  const filled = await seconds(() => fillAuditLog(client, entries, now));
  console.log(`Audit log, ${said(entries)} entries (filled in ${Math.round(filled)} s):`);
  await measureLists(client, now);
  await measureVerification(client, now);
  await client.end();
  await database.stop();
});

async function measureLists(client: pg.Client, now: Date): Promise<void> {
  const ago = (days: number) => dateInIndia(new Date(now.getTime() - days * DAY_MS));
  const middle = cursorOf({ at: new Date(now.getTime() - (entries / 2) * 10_000), seq: entries / 2 });
  await timeReads(
    client,
    (db) => ({
      "first page": () => listAuditLog(db, {}),
      "page in the middle": () => listAuditLog(db, { cursor: middle }),
      "an administrator's": () => listAuditLog(db, { adminId: adminOf(1) }),
      "a usual action": () => listAuditLog(db, { action: "post.remove" }),
      "a rare action": () => listAuditLog(db, { action: RARE.action }),
      "a kind of target": () => listAuditLog(db, { targetType: "claim" }),
      "one target": () => listAuditLog(db, { targetId: targetOf(7) }),
      "one case": () => listAuditLog(db, { caseId: "case-4000" }),
      "a month long ago": () => listAuditLog(db, { from: ago(400), to: ago(370) }),
      "an administrator's of a day": () =>
        listAuditLog(db, { adminId: adminOf(1), from: ago(100), to: ago(100) }),
      "an administrator's rare action": () => listAuditLog(db, { adminId: adminOf(0), action: RARE.action }),
      "a usual word": () => listAuditLog(db, { q: "member" }),
      "a rare word": () => listAuditLog(db, { q: RARE.word }),
      "a word of no entry": () => listAuditLog(db, { q: "zebra crossing" }),
    }),
    BARS.listMs,
  );
}

async function measureVerification(client: pg.Client, now: Date): Promise<void> {
  const db = drizzle(client);
  const { rows } = await client.query<{ hash: string }>("select hash from audit_log where seq = $1", [
    entries - OF_A_DAY,
  ]);
  await saveVerified(db, { seq: entries - OF_A_DAY, hash: rows[0]?.hash ?? "" }, now);
  const incremental = await seconds(async () => {
    const { checked, brokenAt } = await verifyAuditChain(db, await findVerified(db));
    if (brokenAt !== null || checked !== OF_A_DAY)
      throw new Error(`Broken at ${brokenAt}, ${checked} checked`);
  });
  const missed = incremental <= BARS.verifySeconds ? "" : ` (not met: ≤ ${BARS.verifySeconds} s)`;
  console.log(`  verifying the ${said(OF_A_DAY)} newest: ${incremental.toFixed(2)} s${missed}`);
  const erased = await seconds(() => inTransaction(db, (tx) => erasePayloadsAbout(tx, targetOf(14), now)));
  console.log(`  erasing what was changed of a member: ${(erased * 1_000).toFixed(0)} ms`);
  const before = process.cpuUsage();
  const whole = await seconds(async () => {
    const { checked, brokenAt } = await verifyAuditChain(db);
    if (brokenAt !== null || checked !== entries)
      throw new Error(`Broken at ${brokenAt}, ${checked} checked`);
  });
  const cpu = process.cpuUsage(before);
  console.log(
    `  verifying all: ${Math.round(whole)} s, ${Math.round((cpu.user + cpu.system) / 1_000_000)} s CPU of the app, ` +
      `${Math.round(process.memoryUsage().rss / 1024 / 1024)} MB`,
  );
}
