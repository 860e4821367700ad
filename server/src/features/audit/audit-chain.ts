import { createHash } from "node:crypto";
import { asc, desc, gt } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database.ts";
import { auditLog } from "./admin.table.ts";
import { canonicalJson } from "./audit-changes.ts";
import { takeTurn } from "../../platform/advisory-locks.ts";

type Row = typeof auditLog.$inferSelect;
/** The content of an entry. The log itself adds its position in the chain. */
export type AuditLine = Omit<Row, "seq" | "prevHash" | "hash">;

const BEFORE_THE_FIRST = "0".repeat(64);
const VERIFIED_AT_ONCE = 1_000;

/**
 * Adds entries to the end of the chain. Until the transaction ends nobody else can, so numbers have no gaps
 * and every entry knows the one before it. Call it last in a transaction: taking other locks afterwards
 * could cause a deadlock.
 */
export async function appendToAuditLog(tx: Tx, lines: AuditLine[]): Promise<void> {
  await takeTurn(tx, "auditLog");
  const [last] = await tx.select().from(auditLog).orderBy(desc(auditLog.seq)).limit(1);
  let [seq, prevHash] = [last?.seq ?? 0, last?.hash ?? BEFORE_THE_FIRST];
  const rows = lines.map((line) => {
    seq += 1;
    const row = { ...line, seq, prevHash };
    prevHash = hashOf(row);
    return { ...row, hash: prevHash };
  });
  if (rows.length > 0) await tx.insert(auditLog).values(rows);
}

function hashOf({ at, ...line }: Omit<Row, "hash">): string {
  return createHash("sha256")
    .update(canonicalJson({ ...line, at: at.toISOString() }))
    .digest("hex");
}

export interface ChainReport {
  /** How many entries are intact, counted from the first. */
  checked: number;
  /** The number of the first entry that is missing, changed or does not follow the one before. */
  brokenAt: number | null;
}

/** Reads the whole log and recomputes its chain. */
export async function verifyAuditChain(db: Db): Promise<ChainReport> {
  let [checked, prevHash] = [0, BEFORE_THE_FIRST];
  for (;;) {
    const rows = await db
      .select()
      .from(auditLog)
      .where(gt(auditLog.seq, checked))
      .orderBy(asc(auditLog.seq))
      .limit(VERIFIED_AT_ONCE);
    for (const { hash, ...row } of rows) {
      const follows = row.seq === checked + 1 && row.prevHash === prevHash;
      if (!follows || hashOf(row) !== hash) return { checked, brokenAt: checked + 1 };
      [checked, prevHash] = [row.seq, hash];
    }
    if (rows.length < VERIFIED_AT_ONCE) return { checked, brokenAt: null };
  }
}
