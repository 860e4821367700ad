import type { AdminRole } from "@cardplaza/contract/admin-roles";
import { ADMIN_TEXT } from "@cardplaza/contract/admin/admin-words";
import type { AdminContext } from "../../../context.ts";
import { invalid } from "../../../platform/refusals.ts";
import { changeAdmin } from "../../audit/administrators.ts";
import { asSuperadmin, lockOther } from "./as-superadmin.ts";
import { presentAdministrator } from "./present-administrator.ts";

interface NewRole {
  role: AdminRole;
  reason: string;
  version: number;
}

/** Each call reads the role, so the new one counts at once. */
export const changeAdminRole = (ctx: AdminContext, id: string, { role, reason, version }: NewRole) =>
  asSuperadmin(ctx, async (turn) => {
    const before = await lockOther(ctx, turn, { id, version }, ADMIN_TEXT.notOwnRole);
    if (before.role === role) throw invalid({ role: ADMIN_TEXT.sameRole });
    const after = await changeAdmin(turn.tx, before, { role });
    const changed = { before: { role: before.role }, after: { role } };
    turn.record({
      action: "admin.change-role",
      targetType: "admin",
      targetId: id,
      ...changed,
      reason,
      destructive: true,
    });
    return presentAdministrator(after, ctx.now);
  });
