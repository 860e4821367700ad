import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { auditLog } from "./admin.table.ts";
import { append, auditLine, behindTheBack } from "./audit.fixtures.ts";
import { canonicalJson } from "./audit-changes.ts";
import { auditCheckpoints, auditPayloads } from "./audit-chain.table.ts";
import { findVerified, saveVerified } from "./audit-checkpoints.ts";
import { listAuditLog } from "./audit-log-queries.ts";
import { erasePayloadsAbout } from "./erase-payloads.ts";
import { verifyAuditChain } from "./verify-audit-chain.ts";

/** A log of its own with so many entries, which Ravi's id is in. */
async function logOf(entries: number) {
  const database = await createTestDatabase();
  const ravi = newId();
  const line = (n: number) => auditLine({ targetId: ravi, about: [ravi], after: { name: `Ravi ${n}` } });
  await append(
    database.db,
    Array.from({ length: entries }, (_, index) => line(index + 1)),
  );
  return { ...database, ravi, [Symbol.asyncDispose]: database.close };
}

const brokenAt = async (...args: Parameters<typeof verifyAuditChain>) =>
  (await verifyAuditChain(...args)).brokenAt;

describe("the log", () => {
  test.each([
    ["changed", "update audit_log set reason = 'another' where seq = 1", /append-only/],
    ["deleted from", "delete from audit_log where seq = 1", /append-only/],
    ["emptied", "truncate audit_log", /append-only/],
    ["emptied with what hangs on it", "truncate audit_log cascade", /append-only/],
    ["rid of a checkpoint", "delete from audit_checkpoints", /append-only/],
    ["given another checkpoint", "update audit_checkpoints set hash = ''", /append-only/],
    ["rid of its checkpoints", "truncate audit_checkpoints", /append-only/],
    ["given other changes", `update audit_payloads set after = '{"name": "Innocent"}'`, /only be erased/],
    ["erased in part", "update audit_payloads set after = null, erased_at = now()", /only be erased/],
    ["rid of changes", "delete from audit_payloads", /only be erased/],
    ["rid of all changes", "truncate audit_payloads", /only be erased/],
    ["ended earlier", "update audit_head set seq = 1", /only goes forward/],
    ["rid of its head", "delete from audit_head", /only goes forward/],
    ["rid of its head in another way", "truncate audit_head", /only goes forward/],
  ])("cannot be %s", async (_how, statement, message) => {
    await using log = await logOf(3);
    await saveVerified(log.db, (await verifyAuditChain(log.db)).last, new Date());
    await expect(log.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: expect.stringMatching(message) },
    });
    expect(await brokenAt(log.db)).toBeNull();
  });

  // The owner of the database can switch the triggers off; the chain then shows the change.
  test.each([
    ["a reason was rewritten", "update audit_log set reason = 'another' where seq = 2", 2],
    ["a time was rewritten", "update audit_log set at = at - interval '1 day' where seq = 2", 2],
    ["a line was taken out", "delete from audit_log where seq = 2", 2],
    ["the first line was taken out", "delete from audit_log where seq = 1", 1],
    ["a hash was rewritten", "update audit_log set hash = repeat('a', 64) where seq = 2", 2],
    ["changes were rewritten", `update audit_payloads set after = '{"name": "Innocent"}' where seq = 2`, 2],
    ["a salt was rewritten", "update audit_payloads set salt = 'a' where seq = 2", 2],
    ["changes were taken out", "delete from audit_payloads where seq = 2", 2],
    ["changes were moved into the entry", `update audit_log set after = '{"name": "x"}' where seq = 2`, 2],
    [
      "a digest was taken out with its changes",
      "update audit_log set payload_digest = null where seq = 2",
      2,
    ],
    ["an entry was made one of version 1", "update audit_log set hash_version = 1 where seq = 2", 2],
    ["the end was cut off", "delete from audit_log where seq > 3", 4],
    ["everything was cut off", "delete from audit_log", 1],
    ["the head was taken out", "delete from audit_head", 6],
    ["the head was rewritten", "update audit_head set hash = repeat('a', 64)", 5],
  ])("shows where %s", async (_what, statement, expected) => {
    await using log = await logOf(5);
    await behindTheBack(log.db, statement);
    expect(await brokenAt(log.db)).toBe(expected);
  });

  test("shows that two lines changed places", async () => {
    await using log = await logOf(5);
    await behindTheBack(
      log.db,
      "update audit_log set seq = 100 where seq = 2",
      "update audit_log set seq = 2 where seq = 3",
      "update audit_log set seq = 3 where seq = 100",
    );
    expect(await brokenAt(log.db)).toBe(2);
  });

  test("that was cut off together with its head is shown by a checkpoint", async () => {
    await using log = await logOf(5);
    await saveVerified(log.db, (await verifyAuditChain(log.db)).last, new Date());
    await behindTheBack(
      log.db,
      "delete from audit_log where seq > 3",
      "update audit_head set (seq, hash) = (select seq, hash from audit_log where seq = 3)",
    );
    expect(await brokenAt(log.db)).toBe(4);
    expect(await brokenAt(log.db, await findVerified(log.db))).toBe(5);
  });

  test("that was cut off keeps the gap when it goes on", async () => {
    await using log = await logOf(5);
    await behindTheBack(log.db, "delete from audit_log where seq > 3");
    await append(log.db, [auditLine()]);
    expect(await log.db.select({ seq: auditLog.seq }).from(auditLog).orderBy(auditLog.seq)).toEqual(
      [1, 2, 3, 6].map((seq) => ({ seq })),
    );
    expect(await brokenAt(log.db)).toBe(4);
  });

  test("is verified from a checkpoint on", async () => {
    await using log = await logOf(5);
    const first = await verifyAuditChain(log.db);
    await saveVerified(log.db, first.last, new Date());
    await append(log.db, [auditLine(), auditLine()]);
    const verified = await findVerified(log.db);
    expect(verified).toEqual(first.last);
    expect(await verifyAuditChain(log.db, verified)).toMatchObject({ checked: 2, brokenAt: null });
    await behindTheBack(log.db, "update audit_log set reason = 'another' where seq = 6");
    expect(await brokenAt(log.db, verified)).toBe(6);
    await behindTheBack(log.db, "update audit_log set hash = repeat('a', 64) where seq = 5");
    expect(await brokenAt(log.db, verified)).toBe(5);
  });

  test("is verified over ten thousand entries, with a checkpoint", async () => {
    await using log = await logOf(1);
    for (let seq = 2; seq <= 10_002; seq += 1_000)
      await append(
        log.db,
        Array.from({ length: 1_000 }, () => auditLine({ before: null, after: null })),
      );
    const { checked, last } = await verifyAuditChain(log.db);
    const [{ hash } = { hash: "" }] = await log.db.select().from(auditLog).where(eq(auditLog.seq, 10_000));
    expect([checked, last.seq]).toEqual([11_001, 11_001]);
    expect(await log.db.select().from(auditCheckpoints)).toMatchObject([
      { seq: 10_000, kind: "added", hash },
    ]);
    // Who rewrites the log from some entry on has a chain that fits, but not this checkpoint.
    await behindTheBack(log.db, "update audit_checkpoints set hash = repeat('a', 64)");
    expect(await brokenAt(log.db)).toBe(10_000);
  });

  test("has no gaps and one chain when two add to it at once", async () => {
    await using log = await logOf(1);
    const writer = async () => {
      for (let n = 0; n < 20; n++) await append(log.db, [auditLine(), auditLine()]);
    };
    await Promise.all([writer(), writer()]);
    expect(await verifyAuditChain(log.db)).toMatchObject({ checked: 81, brokenAt: null });
  });
});

describe("an erasure", () => {
  test("takes what was changed of the member, and the chain is intact", async () => {
    await using log = await logOf(3);
    const asha = newId();
    await append(log.db, [auditLine({ targetId: asha, about: [asha] })]);
    await inTransaction(log.db, (tx) => erasePayloadsAbout(tx, log.ravi, new Date()));
    const rows = await log.db.select().from(auditPayloads).orderBy(auditPayloads.seq);
    const erased = { salt: null, before: null, after: null, about: [], erasedAt: expect.any(Date) };
    expect(rows).toMatchObject([
      erased,
      erased,
      erased,
      { after: { name: "Ravi Kulkarni" }, erasedAt: null },
    ]);
    expect(await verifyAuditChain(log.db)).toMatchObject({ checked: 4, brokenAt: null });
    const { items } = await listAuditLog(log.db, { targetId: log.ravi });
    expect(items[0]).toMatchObject({
      action: "member.rename",
      reason: "Asked for by the member",
      before: null,
      after: null,
      erasedAt: expect.any(Date),
    });
    await inTransaction(log.db, (tx) => erasePayloadsAbout(tx, log.ravi, new Date()));
    expect(await brokenAt(log.db)).toBeNull();
  });
});

describe("entries of version 1", () => {
  /** As the version before wrote them, without the head. */
  async function appendOld(log: Awaited<ReturnType<typeof logOf>>, after: object) {
    const { rows } = await log.db.execute<{ seq: string; hash: string }>(
      sql`select seq, hash from audit_log order by seq desc limit 1`,
    );
    const { about: _, ...line } = auditLine({ after: { ...after } });
    const row = { ...line, seq: Number(rows[0]?.seq ?? 0) + 1, prevHash: rows[0]?.hash ?? "0".repeat(64) };
    const text = canonicalJson({ ...row, at: row.at.toISOString() });
    const hash = createHash("sha256").update(text).digest("hex");
    await log.db.insert(auditLog).values({ ...row, hash, hashVersion: 1 });
  }

  test("stay as they are before those of version 2, and their changes are shown and verified", async () => {
    await using log = await logOf(0);
    await appendOld(log, { name: "Old", n: 1.5 });
    await appendOld(log, { name: "Old 2" });
    await append(log.db, [auditLine()]);
    // An instance of the version before is still running.
    await appendOld(log, { name: "Old 4" });
    await append(log.db, [auditLine()]);
    expect(await verifyAuditChain(log.db)).toMatchObject({ checked: 5, brokenAt: null });
    const { items } = await listAuditLog(log.db, {});
    expect(items.map(({ seq, hashVersion, after }) => [seq, hashVersion, after?.name])).toEqual(
      expect.arrayContaining([
        [1, 1, "Old"],
        [3, 2, "Ravi Kulkarni"],
        [4, 1, "Old 4"],
      ]),
    );
    await behindTheBack(log.db, `update audit_log set after = '{"name": "Innocent"}' where seq = 2`);
    expect(await brokenAt(log.db)).toBe(2);
  });
});
