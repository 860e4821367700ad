import { z } from "zod";
import { ADMIN_ROLES, AUDIT_REASON } from "./admin-words.ts";
import { endpoints } from "../endpoint.ts";
import { Email } from "../accounts/people.ts";
import { Id, Timestamp } from "../shapes.ts";
import { Text } from "../text.ts";

export const AdminRole = z.enum(ADMIN_ROLES);
export type AdminRole = z.infer<typeof AdminRole>;

export const Admin = z.object({ _id: Id, name: z.string(), email: z.string(), role: AdminRole });
export type Admin = z.infer<typeof Admin>;

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

export const adminSignIn = endpoints({
  "POST /api/admin/auth/login": {
    summary: "Sign in as an administrator",
    body: z.object({
      email: Email,
      password: z.string().min(1, "Enter your password.").max(1000, "At most 1000 characters."),
      otp: z.string().trim().max(20).optional(),
    }),
    returns: z.object({ admin: Admin, token: z.string() }),
    limit: { points: 30, seconds: 900, by: "address" },
  },
  "GET /api/admin/auth/me": {
    summary: "Which administrator is signed in",
    auth: "admin",
    returns: z.object({ admin: Admin, secondStep: z.boolean() }),
  },
  "POST /api/admin/auth/logout": {
    summary: "End this administrator's session",
    auth: "admin",
    returns: null,
  },
  "POST /api/admin/auth/totp/setup": {
    summary: "A new secret for an authenticator app, not yet in force",
    auth: "admin",
    returns: z.object({ secret: z.string(), uri: z.string(), qr: z.string() }),
  },
  "POST /api/admin/auth/totp/confirm": {
    summary: "Switch the second step on",
    auth: "admin",
    body: z.object({
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/, "Enter the 6 digits of the code."),
    }),
    returns: null,
    limit: { points: 20, seconds: 900, by: "account" },
  },
});
