import { z } from "zod";
import { ADMIN_ROLES } from "../admin-roles.ts";
import { Timestamp } from "../shapes.ts";
import { Text } from "../text.ts";
import { AUDIT_REASON } from "./audit-words.ts";

export const AdminRole = z.enum(ADMIN_ROLES);
export type AdminRole = z.infer<typeof AdminRole>;

/** Why an administrator did something that cannot easily be undone. */
export const AuditReason = Text(...AUDIT_REASON);

const Json = z.record(z.string(), z.unknown());

/** One entry of the audit log: what an administrator did. */
export const AuditEntry = z.object({
  seq: z.number().int(),
  at: Timestamp,
  /** Empty if the product itself acted. */
  adminId: z.string(),
  /** Empty if there is no such administrator any more. */
  adminName: z.string(),
  role: z.string(),
  ip: z.string(),
  action: z.string(),
  targetType: z.string(),
  targetId: z.string(),
  /** What changed: only the differences, without secrets. Null where something was created or deleted, or nothing is told. */
  before: Json.nullable(),
  after: Json.nullable(),
  /** When what changed was erased, together with the member whose data it was. */
  erasedAt: Timestamp.nullable(),
  reason: z.string().nullable(),
  caseId: z.string().nullable(),
  prevHash: z.string(),
  hash: z.string(),
  hashVersion: z.number().int(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
