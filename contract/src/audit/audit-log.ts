import { z } from "zod";
import { Day } from "../dates.ts";
import { endpoints } from "../endpoint.ts";
import { Timestamp } from "../shapes.ts";
import { Line } from "../text.ts";
import { AuditEntry } from "./audit.ts";
import { AUDIT_FILTER_MAX, AUDIT_TEXT } from "./audit-words.ts";

const Exactly = Line(0, AUDIT_FILTER_MAX).optional();

/** What is left empty does not count. */
export const AuditFilters = z.object({
  adminId: Exactly,
  action: Exactly,
  targetType: Exactly,
  targetId: Exactly,
  caseId: Exactly,
  /** Days in India; both are included. */
  from: Day().or(z.literal("")).optional(),
  to: Day().or(z.literal("")).optional(),
  /** Part of an action or a reason. */
  q: Line(0, AUDIT_FILTER_MAX).optional(),
});
export type AuditFilters = z.infer<typeof AuditFilters>;

export const AuditVerification = z.object({
  ok: z.boolean(),
  /** How many entries were read and are intact: those since the last verification. */
  checked: z.number().int(),
  /** The number of the first entry that is missing, changed or does not follow the one before. */
  firstBad: z.number().int().optional(),
  /** When all entries were last verified. That happens every night. */
  allVerifiedAt: Timestamp.nullable(),
});
export type AuditVerification = z.infer<typeof AuditVerification>;

export const auditLog = endpoints({
  "GET /api/admin/audit-log": {
    summary: "What administrators did, the newest first",
    auth: "admin",
    roles: ["analyst"],
    denied: AUDIT_TEXT.readersOnly,
    query: AuditFilters.extend({ cursor: z.string().max(40).optional() }),
    returns: z.object({
      items: z.array(AuditEntry),
      nextCursor: z.string().nullable(),
      /** Counted up to `COUNTED_MAX`. */
      count: z.number().int(),
    }),
  },
  "GET /api/admin/audit-log.csv": {
    summary: "The same as a spreadsheet. The export itself is recorded",
    auth: "admin",
    roles: ["analyst"],
    denied: AUDIT_TEXT.readersOnly,
    query: AuditFilters,
    returns: { raw: "text/csv; charset=utf-8" },
    limit: { points: 10, seconds: 600, by: "account" },
  },
  "POST /api/admin/audit-log/verify": {
    summary: "Recompute the chain of the audit log since it was last verified",
    auth: "admin",
    roles: ["superadmin"],
    denied: AUDIT_TEXT.superadminsOnly,
    returns: AuditVerification,
    limit: { points: 20, seconds: 600, by: "account" },
  },
});
