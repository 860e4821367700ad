import { ADMIN_TEXT } from "@cardplaza/contract/admin/admin-words";
import type { Context } from "../../../context.ts";
import type { Db } from "../../../platform/database.ts";
import { invalid } from "../../../platform/refusals.ts";
import { hashPassword, refuseWeakPassword } from "../../accounts/passwords/passwords.ts";
import { hashToken } from "../../accounts/sessions/session-queries.ts";
import { findInvited, setFirstPassword } from "../../audit/administrators.ts";
import { presentAdmin } from "../present-admin.ts";
import { startAdminSession } from "../start-admin-session.ts";

/** Whom the link is for, so that they see it before they set a password. */
export async function showInvitation({ db, now }: Context, invite: string) {
  const { name, email, role } = await invitedBy(db, invite, now);
  return { name, email, role };
}

/** The link proves that the caller reads mail to the invited address. */
export async function acceptInvitation(ctx: Context, invite: string, password: string) {
  const invited = await invitedBy(ctx.db, invite, ctx.now);
  refuseWeakPassword(password, invited.email);
  const passwordHash = await hashPassword(password);
  const token = await startAdminSession(ctx, invited, async (tx, record) => {
    const admin = await setFirstPassword(tx, hashToken(invite), passwordHash, ctx.now);
    if (!admin) throw badInvite();
    record({ action: "admin.accept-invitation", targetType: "admin", targetId: admin.id });
    return admin;
  });
  return { admin: presentAdmin(invited), token };
}

async function invitedBy(db: Db, invite: string, now: Date) {
  const invited = await findInvited(db, hashToken(invite), now);
  if (!invited) throw badInvite();
  return invited;
}

const badInvite = () => invalid({ invite: ADMIN_TEXT.badInvite }, ADMIN_TEXT.badInvite);
