import { ADMIN_TEXT } from "@cardplaza/contract/admin/admin-words";
import type { AdminContext } from "../../../context.ts";
import { changeAdmin } from "../../audit/administrators.ts";
import { endAdminSessions } from "../end-admin-sessions.ts";
import { asSuperadmin, lockOther } from "./as-superadmin.ts";

interface Removal {
  reason: string;
  version: number;
}

const NO_WAY_IN = {
  passwordHash: null,
  sealedTotpSecret: null,
  totpConfirmedAt: null,
  recoveryHashes: [],
  inviteHash: null,
  inviteEndsAt: null,
};

/** Takes every way in away. Only the name stays, for the decisions and the audit log. */
export const removeAdmin = (ctx: AdminContext, id: string, { reason, version }: Removal): Promise<void> =>
  asSuperadmin(ctx, async (turn) => {
    const before = await lockOther(ctx, turn, { id, version }, ADMIN_TEXT.notYourself);
    await changeAdmin(turn.tx, before, { ...NO_WAY_IN, removedAt: ctx.now });
    await endAdminSessions(turn.tx, id);
    const { name, email, role } = before;
    turn.record({
      action: "admin.remove",
      targetType: "admin",
      targetId: id,
      before: { name, email, role },
      reason,
      destructive: true,
    });
  });
