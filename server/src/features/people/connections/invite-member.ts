import { dayInWords } from "@cardplaza/contract/date-words";
import { CONNECTION_TEXT, invitationPath } from "@cardplaza/contract/people/connection-words";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { conflict, notFound, wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { one } from "../../../platform/one.ts";
import { isReachable } from "../../moderation/reachable.ts";
import { notify } from "../../notifications/notify.ts";
import { acceptPending } from "./accept-invitation.ts";
import { pairOf } from "./connection-conditions.ts";
import { requireInvitationsLeft, requireRoom } from "./connection-limits.ts";
import { findPair } from "./connection-queries.ts";
import { connections, type ConnectionRow } from "./connections.table.ts";
import { inviteFrom } from "./invite-from.ts";
import { lockBoth } from "./lock-both.ts";
import { publishConnection } from "./publish-connection.ts";

/**
 * Inviting somebody who has invited the member accepts, so of two invitations at once the second connects them. A
 * second click changes nothing.
 */
export async function inviteMember(ctx: MemberContext, userId: string, note = ""): Promise<ConnectionRow> {
  const { member, now } = ctx;
  if (userId === member.id) throw conflict(CONNECTION_TEXT.self);
  return inTransaction(ctx.db, async (tx) => {
    await lockBoth(tx, member.id, userId);
    await requireReachable(tx, member.id, userId);
    const before = await findPair(tx, member.id, userId);
    if (before?.status === "accepted") return before;
    if (before?.status === "pending")
      return before.inviterId === member.id ? before : acceptPending(ctx, tx, before);

    const from = inviteFrom(before, member.id, now);
    if (from) throw wrongState(CONNECTION_TEXT.again(dayInWords(from)));
    await requireInvitationsLeft(tx, member.id, now);
    await requireRoom(tx, member.id);
    const invitation = {
      inviterId: member.id,
      note,
      status: "pending" as const,
      invitedAt: now,
      answeredAt: null,
    };
    const row = one(
      await tx
        .insert(connections)
        .values({ id: newId(now.getTime()), ...pairOf(member.id, userId), ...invitation })
        .onConflictDoUpdate({ target: [connections.firstId, connections.secondId], set: invitation })
        .returning(),
    );
    await notify(ctx, tx, {
      to: userId,
      news: "connection.invitation",
      with: { name: member.name, note },
      targetUrl: invitationPath(row.id),
      about: `connection:${row.id}`,
      sender: member.id,
    });
    await publishConnection(ctx, tx, [member.id, userId]);
    return row;
  });
}

/** Somebody who left, or is in a block with the member, looks like nobody. */
async function requireReachable(tx: Tx, memberId: string, userId: string): Promise<void> {
  if (!(await isReachable(tx, memberId, userId))) throw notFound();
}
