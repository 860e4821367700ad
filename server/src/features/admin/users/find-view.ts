import { and, eq, gt, isNull } from "drizzle-orm";
import { mayUse } from "@cardplaza/contract/admin-roles";
import { VIEW_ROLES } from "@cardplaza/contract/admin/user-words";
import type { Db } from "../../../platform/database.ts";
import { members, type Member, type Session } from "../../accounts/accounts.table.ts";
import { stays } from "../../accounts/member-conditions.ts";
import { hashToken } from "../../accounts/sessions/session-queries.ts";
import { admins } from "../../audit/admin.table.ts";
import { isLive } from "../admin-session-queries.ts";
import { adminSessions } from "../admin-sessions.table.ts";
import { memberViews } from "./views.table.ts";

interface View {
  viewId: string;
  member: Member;
  session: Session;
}

/** The member as whom the administrator with this token may look. It counts as no use of the account. */
export async function findView(db: Db, token: string, now: Date): Promise<View | undefined> {
  const [found] = await db
    .select({ view: memberViews, member: members, role: admins.role })
    .from(memberViews)
    .innerJoin(adminSessions, eq(adminSessions.id, memberViews.adminSessionId))
    .innerJoin(admins, eq(admins.id, adminSessions.adminId))
    .innerJoin(members, eq(members.id, memberViews.memberId))
    .where(
      and(
        eq(memberViews.tokenHash, hashToken(token)),
        gt(memberViews.endsAt, now),
        isLive(now),
        isNull(admins.removedAt),
        stays(),
      ),
    );
  if (!found || !mayUse(found.role, VIEW_ROLES)) return undefined;
  const { view, member } = found;
  const { id, memberId, tokenHash, createdAt } = view;
  const session = { id, memberId, tokenHash, device: "", addressProofHash: null };
  return { viewId: id, member, session: { ...session, createdAt, lastUsedAt: now } };
}
