import { ADMIN_TEXT } from "@cardplaza/contract/admin/admin-words";
import type { admins } from "@cardplaza/contract/admin/admins";
import type { HandlersOf } from "../../../context.ts";
import { notFound } from "../../../platform/refusals.ts";
import { findAdmin, listAdmins } from "../../audit/administrators.ts";
import { changeAdminRole } from "./change-admin-role.ts";
import { inviteAdmin } from "./invite-admin.ts";
import { presentAdministrator } from "./present-administrator.ts";
import { removeAdmin } from "./remove-admin.ts";

export const adminsHandlers: HandlersOf<typeof admins> = {
  "GET /api/admin/admins": async ({ ctx }) => {
    const items = (await listAdmins(ctx.db)).map((row) => presentAdministrator(row, ctx.now));
    return { items, count: items.length };
  },
  "GET /api/admin/admins/:id": async ({ ctx, params }) => {
    const admin = await findAdmin(ctx.db, params.id);
    if (!admin) throw notFound(ADMIN_TEXT.notFound);
    return presentAdministrator(admin, ctx.now);
  },
  "POST /api/admin/admins": ({ ctx, body }) => inviteAdmin(ctx, body),
  "PATCH /api/admin/admins/:id": ({ ctx, params, body }) => changeAdminRole(ctx, params.id, body),
  "DELETE /api/admin/admins/:id": ({ ctx, params, body }) => removeAdmin(ctx, params.id, body),
};
