import { randomBytes } from "node:crypto";
import { and, eq, lte } from "drizzle-orm";
import { USER_TEXT, VIEW_MINUTES, VIEW_TOKEN_START } from "@cardplaza/contract/admin/user-words";
import { MINUTE_MS } from "@cardplaza/contract/time";
import type { AdminContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { notFound, wrongState } from "../../../platform/refusals.ts";
import { lockMember } from "../../accounts/lock-member.ts";
import { noteLook } from "../../accounts/looks/note-look.ts";
import { hashToken } from "../../accounts/sessions/session-queries.ts";
import { asAdmin } from "../../audit/record-admin-action.ts";
import { memberViews } from "./views.table.ts";

/** Begins to look at the product as this member, who reads the reason. The token is returned only here. */
export function startView(ctx: AdminContext, memberId: string, reason: string) {
  const { now, admin } = ctx;
  const token = VIEW_TOKEN_START + randomBytes(32).toString("base64url");
  const endsAt = new Date(now.getTime() + VIEW_MINUTES * MINUTE_MS);
  return asAdmin(ctx, async (tx, record) => {
    const member = await lockMember(tx, memberId);
    if (!member || member.erasedAt) throw notFound(USER_TEXT.notFound);
    if (member.isHidden) throw wrongState(USER_TEXT.viewNotNow);
    await tx.delete(memberViews).where(lte(memberViews.endsAt, now));
    await tx.insert(memberViews).values({
      id: newId(now.getTime()),
      memberId,
      adminSessionId: admin.sessionId,
      tokenHash: hashToken(token),
      createdAt: now,
      endsAt,
    });
    await noteLook(ctx, tx, memberId, { kind: "view_as", reason });
    record({ ...ACTION, targetId: memberId, reason, destructive: true });
    return { token, endsAt };
  });
}

export async function endView(ctx: AdminContext, memberId: string): Promise<void> {
  const own = and(eq(memberViews.memberId, memberId), eq(memberViews.adminSessionId, ctx.admin.sessionId));
  await asAdmin(ctx, async (tx, record) => {
    await tx.delete(memberViews).where(own);
    record({ ...ACTION, action: "member.view_as-end", targetId: memberId });
  });
}

export async function endViewsOf(tx: Tx, memberId: string): Promise<void> {
  await tx.delete(memberViews).where(eq(memberViews.memberId, memberId));
}

const ACTION = { action: "member.view_as", targetType: "member" };
