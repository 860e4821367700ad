import { AuditReason } from "@cardplaza/contract/audit/audit";
import { AUDIT_TEXT } from "@cardplaza/contract/audit/audit-words";
import type { AdminContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { invalid } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { auditChanges, idsIn } from "./audit-changes.ts";
import { appendToAuditLog, type AuditLine } from "./audit-chain.ts";

export interface AdminAction {
  /** What was done, as `noun.verb`: `member.suspend`, `claim.approve`. */
  action: string;
  targetType: string;
  targetId: string;
  /** Pass whole rows: only the differences are stored, without secrets. */
  before?: object | null;
  after?: object | null;
  reason?: string | null;
  caseId?: string | null;
  /** Takes something away from a member, so it needs a reason. */
  destructive?: boolean;
}

/**
 * Everything an administrator changes goes through here: one transaction, whose lines in the audit
 * log are committed with it or not at all. Work that ends without having recorded anything is
 * undone and is an error, so a forgotten line shows at the first try:
 *
 *     asAdmin(ctx, async (tx, record) => {
 *       const member = await suspendMember(tx, id, days);
 *       record({ action: "member.suspend", targetType: "member", targetId: id, before, after: member, reason, destructive: true });
 *     });
 */
export async function asAdmin<T>(
  ctx: AdminContext,
  work: (tx: Tx, record: (action: AdminAction) => void) => Promise<T>,
): Promise<T> {
  return inTransaction(ctx.db, async (tx) => {
    const lines: AuditLine[] = [];
    const result = await work(tx, (action) => void lines.push(lineOf(ctx, action)));
    if (lines.length === 0) throw new Error("An administrator's action was not recorded");
    // At the end, so that the lock of the log is taken last and held for the shortest time.
    await appendToAuditLog(tx, lines);
    return result;
  });
}

/** Adds one entry inside an existing transaction, as its last step. */
export async function recordAdminAction(ctx: AdminContext, tx: Tx, action: AdminAction): Promise<void> {
  await appendToAuditLog(tx, [lineOf(ctx, action)]);
}

function lineOf(ctx: AdminContext, given: AdminAction): AuditLine {
  const { action, targetType, targetId, before, after, caseId, destructive = false } = given;
  return {
    at: ctx.now,
    adminId: ctx.admin.id,
    role: ctx.admin.role,
    ip: ctx.caller.address,
    action,
    targetType,
    targetId,
    ...auditChanges(before, after),
    about: [targetId, ...idsIn(before), ...idsIn(after)],
    reason: reasonOf(given.reason, destructive),
    caseId: caseId ?? null,
  };
}

function reasonOf(given: string | null | undefined, needed: boolean): string | null {
  if (!needed && !given?.trim()) return null;
  const reason = AuditReason.safeParse(given);
  if (!reason.success) throw invalid({ reason: AUDIT_TEXT.reasonNeeded });
  return reason.data;
}
