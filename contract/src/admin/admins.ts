import { z } from "zod";
import { Email, PersonName } from "../accounts/people.ts";
import { AdminRole, AuditReason } from "../audit/audit.ts";
import { endpoints } from "../endpoint.ts";
import { Id, Timestamp, Version } from "../shapes.ts";
import { Admin } from "./admin-sign-in.ts";
import { ADMIN_STATES, ADMIN_TEXT } from "./admin-words.ts";

/** An administrator as superadmins see them. */
export const Administrator = Admin.extend({
  state: z.enum(ADMIN_STATES),
  secondStep: z.boolean(),
  lastSeenAt: Timestamp.nullable(),
  /** When the link of the invitation ends or ended; null once it was used. */
  inviteEndsAt: Timestamp.nullable(),
  createdAt: Timestamp,
  version: Version,
});
export type Administrator = z.infer<typeof Administrator>;

const One = z.object({ id: Id });
const SUPERADMINS = {
  auth: "admin",
  roles: ["superadmin"],
  denied: ADMIN_TEXT.superadminsOnly,
} as const;

export const admins = endpoints({
  "GET /api/admin/admins": {
    summary: "All administrators, by name",
    ...SUPERADMINS,
    returns: z.object({ items: z.array(Administrator), count: z.number().int() }),
  },
  "GET /api/admin/admins/:id": {
    summary: "One administrator",
    ...SUPERADMINS,
    params: One,
    returns: Administrator,
  },
  "POST /api/admin/admins": {
    summary: "Invite an administrator by mail; again for the same address sends a new link",
    ...SUPERADMINS,
    body: z.object({ name: PersonName, email: Email, role: AdminRole }),
    returns: Administrator,
    status: 201,
    limit: { points: 60, seconds: 3600, by: "account" },
  },
  "PATCH /api/admin/admins/:id": {
    summary: "Change an administrator's role",
    ...SUPERADMINS,
    params: One,
    body: z.object({ role: AdminRole, reason: AuditReason, version: Version }),
    returns: Administrator,
  },
  "DELETE /api/admin/admins/:id": {
    summary: "Remove an administrator, whose sessions end at once",
    ...SUPERADMINS,
    params: One,
    body: z.object({ reason: AuditReason, version: Version }),
    returns: null,
  },
});
