import { and, desc, eq, gte, ilike, lt, or, type SQL } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { containing } from "../../platform/like.ts";
import { auditLog } from "./admin.table.ts";

export interface AuditFilter {
  adminId?: string;
  action?: string;
  targetType?: string;
  targetId?: string;
  caseId?: string;
  from?: Date;
  /** Exclusive end of the time range. */
  until?: Date;
  /** Part of a reason or an action. */
  q?: string;
}

/** One page of the log, the newest first. */
export async function listAuditLog(
  db: Db,
  filter: AuditFilter,
  { page, limit }: { page: number; limit: number },
) {
  const where = conditionOf(filter);
  const total = await db.$count(auditLog, where);
  const entries = await db
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(desc(auditLog.seq))
    .limit(limit)
    .offset((page - 1) * limit);
  return { entries, total, page, pages: Math.max(1, Math.ceil(total / limit)) };
}

function conditionOf({ from, until, q, ...exact }: AuditFilter): SQL | undefined {
  const equal = (Object.keys(exact) as (keyof typeof exact)[]).map((name) => {
    const value = exact[name];
    return value === undefined ? undefined : eq(auditLog[name], value);
  });
  const text = q && containing(q);
  return and(
    ...equal,
    from && gte(auditLog.at, from),
    until && lt(auditLog.at, until),
    text ? or(ilike(auditLog.reason, text), ilike(auditLog.action, text)) : undefined,
  );
}
