import { z } from "zod";
import { EVERY_ADMIN } from "../admin-roles.ts";
import { endpoints } from "../endpoint.ts";
import { Email } from "../accounts/people.ts";
import { AdminRole } from "../audit/audit.ts";
import { Id } from "../shapes.ts";

export const Admin = z.object({ _id: Id, name: z.string(), email: z.string(), role: AdminRole });
export type Admin = z.infer<typeof Admin>;

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
    returns: z.object({ admin: Admin, secondStep: z.boolean() }),
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
