import { and, eq } from "drizzle-orm";
import { MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import type { MemberContext } from "../../../context.ts";
import { conflict, notFound } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { conversationMembers } from "../conversations.table.ts";
import { endPlaces } from "../places/end-places.ts";
import { showConversation } from "../present/show-conversation.ts";
import { endInvitations } from "./end-invitations.ts";
import { lockGroupOfAdmin } from "./lock-group.ts";
import { writeNote } from "./write-note.ts";

/** Removes somebody from a group, or takes their invitation back. The line that says so is the last that they see. */
export function removeFromGroup(ctx: MemberContext, id: string, userId: string) {
  return inTransaction(ctx.db, async (tx) => {
    await lockGroupOfAdmin(tx, ctx.member.id, id);
    if (userId === ctx.member.id) throw conflict(MESSAGE_TEXT.leaveYourself);
    const [place] = await tx
      .select({ standing: conversationMembers.standing })
      .from(conversationMembers)
      .where(and(eq(conversationMembers.conversationId, id), eq(conversationMembers.memberId, userId)));
    if (place?.standing === "invited") await endInvitations(ctx, tx, id, userId);
    else if (place?.standing === "in") {
      const leftSeq = await writeNote(ctx, tx, id, { event: "removed", memberIds: [userId] });
      await endPlaces(tx, id, [userId], { standing: "removed", leftSeq });
    } else throw notFound(MESSAGE_TEXT.notInGroup);
    return showConversation({ ...ctx, db: tx }, id);
  });
}
