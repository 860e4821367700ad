import { z } from "zod";
import { ADMIN_ROLES } from "../admin-roles.ts";
import { Timestamp } from "../shapes.ts";
import { Text } from "../text.ts";
import { AUDIT_REASON } from "./audit-words.ts";

export const AdminRole = z.enum(ADMIN_ROLES);
export type AdminRole = z.infer<typeof AdminRole>;

/** Why an administrator did something that cannot easily be undone. */
export const AuditReason = Text(...AUDIT_REASON);

/** One line of the audit log: what an administrator did. */
export const AuditEntry = z.object({
  seq: z.number().int(),
  at: Timestamp,
  adminId: z.string(),
  role: z.string(),
  ip: z.string(),
  action: z.string(),
  targetType: z.string(),
  targetId: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  reason: z.string().nullable(),
  caseId: z.string().nullable(),
  prevHash: z.string(),
  hash: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
