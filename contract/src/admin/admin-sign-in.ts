import { z } from "zod";
import { EVERY_ADMIN } from "../admin-roles.ts";
import { endpoints } from "../endpoint.ts";
import { PASSWORD_MAX } from "../accounts/account-words.ts";
import { Email } from "../accounts/people.ts";
import { AdminRole } from "../audit/audit.ts";
import { Id, Timestamp } from "../shapes.ts";
import { ADMIN_PASSWORD_MIN } from "./admin-words.ts";

export const Admin = z.object({ _id: Id, name: z.string(), email: z.string(), role: AdminRole });
export type Admin = z.infer<typeof Admin>;

/** A session of an administrator. */
export const AdminDevice = z.object({
  _id: Id,
  /** "Chrome on Android" */
  device: z.string(),
  address: z.string(),
  createdAt: Timestamp,
  lastUsedAt: Timestamp,
  current: z.boolean(),
});
export type AdminDevice = z.infer<typeof AdminDevice>;

const AppCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, "Enter the 6 digits of the code.");
const Invite = z.string().trim().min(1, "The link is not complete.").max(200);
const NewAdminPassword = z
  .string()
  .min(ADMIN_PASSWORD_MIN, `At least ${ADMIN_PASSWORD_MIN} characters.`)
  .max(PASSWORD_MAX, `At most ${PASSWORD_MAX} characters.`);
const guessing = { points: 20, seconds: 900, by: "account" } as const;

/** New recovery codes, which are shown this once. */
const NewCodes = z.object({ recoveryCodes: z.array(z.string()) });

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
    roles: EVERY_ADMIN,
    returns: z.object({
      admin: Admin,
      secondStep: z.boolean(),
      recoveryCodesLeft: z.number().int(),
      /** When this session ends, however busy it is. */
      endsAt: Timestamp,
    }),
  },
  "POST /api/admin/auth/logout": {
    summary: "End this administrator's session",
    auth: "admin",
    roles: EVERY_ADMIN,
    returns: null,
  },
  "POST /api/admin/auth/totp/setup": {
    summary: "A new secret for an authenticator app, not yet in force",
    auth: "admin",
    roles: EVERY_ADMIN,
    returns: z.object({ secret: z.string(), uri: z.string(), qr: z.string() }),
  },
  "POST /api/admin/auth/totp/confirm": {
    summary: "Switch the second step on",
    auth: "admin",
    roles: EVERY_ADMIN,
    body: z.object({ code: AppCode }),
    returns: NewCodes,
    limit: guessing,
  },
  "POST /api/admin/auth/recovery-codes": {
    summary: "New recovery codes; the earlier ones work no longer",
    auth: "admin",
    roles: EVERY_ADMIN,
    body: z.object({ code: AppCode }),
    returns: NewCodes,
    limit: guessing,
  },
  "GET /api/admin/auth/sessions": {
    summary: "Your own sessions as an administrator, the last used first",
    auth: "admin",
    roles: EVERY_ADMIN,
    returns: z.object({ sessions: z.array(AdminDevice) }),
  },
  "DELETE /api/admin/auth/sessions/:id": {
    summary: "End one of your own sessions",
    auth: "admin",
    roles: EVERY_ADMIN,
    params: z.object({ id: Id }),
    returns: null,
  },
  "DELETE /api/admin/auth/sessions": {
    summary: "End all of your own sessions but this one",
    auth: "admin",
    roles: EVERY_ADMIN,
    returns: null,
  },
  "POST /api/admin/auth/invitation": {
    summary: "Whom the link of an invitation is for",
    body: z.object({ invite: Invite }),
    returns: Admin.omit({ _id: true }),
    limit: { points: 60, seconds: 900, by: "address" },
  },
  "POST /api/admin/auth/accept-invitation": {
    summary: "Set the first password with the link of an invitation, and sign in",
    body: z.object({ invite: Invite, password: NewAdminPassword }),
    returns: z.object({ admin: Admin, token: z.string() }),
    limit: { points: 30, seconds: 900, by: "address" },
  },
});
