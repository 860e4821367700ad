import { and, desc, eq, gte, ilike, lt, sql, type SQL } from "drizzle-orm";
import type { AuditFilters } from "@cardplaza/contract/audit/audit-log";
import { AUDIT_PER_PAGE } from "@cardplaza/contract/audit/audit-words";
import { DAY_MS, midnightInIndia } from "@cardplaza/contract/time";
import { countRows } from "../../platform/count-rows.ts";
import type { Db } from "../../platform/database.ts";
import { containing } from "../../platform/like.ts";
import { admins, auditLog } from "./admin.table.ts";
import { auditPayloads } from "./audit-chain.table.ts";
import type { LogRow, PayloadRow } from "./audit-hashes.ts";

interface Place {
  cursor?: string;
  limit: number;
}

/** One page of the log, the newest first. */
export async function listAuditLog(
  db: Db,
  { cursor, ...filters }: AuditFilters & { cursor?: string },
  limit = AUDIT_PER_PAGE,
) {
  const found = await findEntries(db, filters, { cursor, limit: limit + 1 });
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    nextCursor: last && found.length > limit ? cursorOf(last) : null,
    count: await countRows(db, auditLog, conditionOf(filters)),
  };
}

export async function findEntries(db: Db, filters: AuditFilters, { cursor, limit }: Place) {
  const rows = await db
    .select({ row: auditLog, payload: auditPayloads, adminName: admins.name })
    .from(auditLog)
    .leftJoin(auditPayloads, eq(auditPayloads.seq, auditLog.seq))
    .leftJoin(admins, eq(admins.id, auditLog.adminId))
    .where(and(conditionOf(filters), before(cursor)))
    .orderBy(desc(auditLog.at), desc(auditLog.seq))
    .limit(limit);
  return rows.map(presentEntry);
}

interface Found {
  row: LogRow;
  payload: PayloadRow | null;
  adminName: string | null;
}

/** Entries of version 1 hold what changed themselves. */
const presentEntry = ({ row, payload, adminName }: Found) => ({
  ...row,
  before: row.before ?? payload?.before ?? null,
  after: row.after ?? payload?.after ?? null,
  erasedAt: payload?.erasedAt ?? null,
  adminName: adminName ?? "",
});
export type FoundEntry = ReturnType<typeof presentEntry>;

export const cursorOf = ({ at, seq }: Pick<FoundEntry, "at" | "seq">) => `${at.getTime()}-${seq}`;

/** A cursor that nobody was given begins at the newest. */
function before(cursor: string | undefined): SQL | undefined {
  const [, at, seq] = /^(\d{1,13})-(\d{1,15})$/.exec(cursor ?? "") ?? [];
  if (!at || !seq) return undefined;
  return sql`(${auditLog.at}, ${auditLog.seq}) < (${new Date(Number(at)).toISOString()}::timestamptz, ${seq}::bigint)`;
}

function conditionOf({ from, to, q, ...exact }: AuditFilters): SQL | undefined {
  const equal = (Object.keys(exact) as (keyof typeof exact)[]).map((name) => {
    const value = exact[name];
    return value ? eq(auditLog[name], value) : undefined;
  });
  return and(
    ...equal,
    from ? gte(auditLog.at, midnightInIndia(from)) : undefined,
    to ? lt(auditLog.at, new Date(midnightInIndia(to).getTime() + DAY_MS)) : undefined,
    q ? ilike(WORDS, containing(q)) : undefined,
  );
}

/** As the index `audit_log_words` has it. */
const WORDS = sql`(${auditLog.action} || ' ' || coalesce(${auditLog.reason}, ''))`;
