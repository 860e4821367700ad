import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { appendToAuditLog, type AuditLine } from "./audit-chain.ts";

/** An entry of an administrator without a name. */
export const auditLine = (given: Partial<AuditLine> = {}): AuditLine => ({
  at: new Date(),
  adminId: "",
  role: "moderator",
  ip: "127.0.0.1",
  action: "member.rename",
  targetType: "member",
  targetId: "m",
  before: { name: "Ravi" },
  after: { name: "Ravi Kulkarni" },
  reason: "Asked for by the member",
  caseId: null,
  ...given,
});

export const append = (db: Db, lines: AuditLine[]) => inTransaction(db, (tx) => appendToAuditLog(tx, lines));

const TABLES = ["audit_log", "audit_payloads", "audit_checkpoints", "audit_head"];

/** What the owner of the database can do: the triggers are switched off for it. */
export async function behindTheBack(db: Db, ...statements: string[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const table of TABLES) await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
    for (const statement of statements) await tx.execute(sql.raw(statement));
    for (const table of TABLES) await tx.execute(sql.raw(`alter table ${table} enable trigger user`));
  });
}
