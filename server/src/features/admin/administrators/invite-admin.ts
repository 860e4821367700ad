import { randomBytes } from "node:crypto";
import { ADMIN_INVITE_HOURS, ADMIN_TEXT, ADMINS_MOST } from "@cardplaza/contract/admin/admin-words";
import type { AdminRole } from "@cardplaza/contract/admin-roles";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { HOUR_MS } from "@cardplaza/contract/time";
import type { AdminContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { invalid, limitReached } from "../../../platform/refusals.ts";
import { hashToken } from "../../accounts/sessions/session-queries.ts";
import type { AdminRow } from "../../audit/admin.table.ts";
import { countAdmins, lockAdminOf, saveInvitation } from "../../audit/administrators.ts";
import { layOutMail } from "../../outgoing/mail-layout.ts";
import { queueMail } from "../../outgoing/queue-mail.ts";
import { endAdminSessions } from "../end-admin-sessions.ts";
import { asSuperadmin } from "./as-superadmin.ts";
import { presentAdministrator } from "./present-administrator.ts";

interface Invited {
  name: string;
  email: string;
  role: AdminRole;
}

/** A newer invitation replaces the older one, whose link then stops working. */
export const inviteAdmin = (ctx: AdminContext, invited: Invited) =>
  asSuperadmin(ctx, async ({ tx, record }) => {
    const before = await lockAdminOf(tx, invited.email);
    const isThere = before !== undefined && before.removedAt === null;
    if (isThere && before.passwordHash !== null) throw invalid({ email: ADMIN_TEXT.isAdmin });
    if (!isThere && (await countAdmins(tx)) >= ADMINS_MOST) throw limitReached(ADMIN_TEXT.tooMany);
    const link = randomBytes(24).toString("base64url");
    const admin = await saveInvitation(tx, {
      ...invited,
      id: newId(ctx.now.getTime()),
      inviteHash: hashToken(link),
      inviteEndsAt: new Date(ctx.now.getTime() + ADMIN_INVITE_HOURS * HOUR_MS),
      createdAt: ctx.now,
    });
    await endAdminSessions(tx, admin.id);
    await mailInvitation(ctx, tx, admin, link);
    record({ action: "admin.invite", targetType: "admin", targetId: admin.id, after: invited });
    return presentAdministrator(admin, ctx.now);
  });

async function mailInvitation(ctx: AdminContext, tx: Tx, admin: AdminRow, link: string): Promise<void> {
  const mail = {
    to: admin.email,
    subject: `You are invited to administer ${PRODUCT_NAME}`,
    ...layOutMail({
      heading: `You are invited to administer ${PRODUCT_NAME}`,
      paragraphs: [
        `${ctx.admin.name} has invited you as an administrator, with the role "${admin.role}".`,
        `Set your password to accept. The link works once, for ${ADMIN_INVITE_HOURS} hours.`,
      ],
      button: { label: "Accept invitation", url: `${ctx.origin}/admin/login?invite=${link}` },
      footer:
        "If you did not expect this invitation, ignore this mail. Nothing happens without your password.",
    }),
  };
  await queueMail(ctx, tx, mail, { goodUntil: admin.inviteEndsAt ?? undefined });
}
