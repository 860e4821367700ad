import type { AdminRole } from "@cardplaza/contract/audit/audit";
import type { Db } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { hashPassword } from "../accounts/passwords/passwords.ts";
import type { AdminRow } from "../audit/admin.table.ts";
import { insertAdmin } from "../audit/administrators.ts";
import { appendToAuditLog } from "../audit/audit-chain.ts";

interface NewAdmin {
  name: string;
  email: string;
  password: string;
  role: AdminRole;
}

/**
 * Creates an administrator on behalf of the product, not of another administrator. Does nothing if the
 * address has one.
 */
export async function createAdmin(
  db: Db,
  { name, email, password, role }: NewAdmin,
  now: Date,
): Promise<AdminRow | undefined> {
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const id = newId(now.getTime());
    const admin = await insertAdmin(tx, { id, name, email, passwordHash, role, createdAt: now });
    if (!admin) return undefined;
    const line = {
      action: "admin.create",
      targetType: "admin",
      targetId: admin.id,
      after: { name, email, role },
    };
    await appendToAuditLog(tx, [
      { ...line, at: now, adminId: "", role: "", ip: "", before: null, reason: null, caseId: null },
    ]);
    return admin;
  });
}
