import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { migrateDatabase } from "../../platform/database.ts";
import { createOldDatabase } from "../../testing/old-database/old-database.ts";
import { auditLog } from "./admin.table.ts";
import { append, auditLine } from "./audit.fixtures.ts";
import { findHead } from "./audit-checkpoints.ts";
import { verifyAuditChain } from "./verify-audit-chain.ts";

test("a log that the version before wrote is verified as it is, and goes on", async () => {
  const database = await createOldDatabase();
  const before = await database.db.execute<{ seq: string; hash: string }>(
    sql`select seq, hash from audit_log order by seq`,
  );
  await migrateDatabase(database.url);
  const last = before.rows.at(-1);
  expect(await findHead(database.db)).toMatchObject({ seq: Number(last?.seq), hash: last?.hash });
  await append(database.db, [auditLine()]);
  const rows = await database.db.select().from(auditLog).orderBy(auditLog.seq);
  expect(rows.slice(0, -1).map(({ hash }) => hash)).toEqual(before.rows.map(({ hash }) => hash));
  expect(new Set(rows.slice(0, -1).map(({ hashVersion }) => hashVersion))).toEqual(new Set([1]));
  expect(await verifyAuditChain(database.db)).toMatchObject({
    checked: before.rows.length + 1,
    brokenAt: null,
  });
  await database.close();
});
