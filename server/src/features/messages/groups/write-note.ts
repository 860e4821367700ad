import type { NoteEvent } from "@cardplaza/contract/messages/message-words";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { messages } from "../messages.table.ts";
import { publishConversation, publishMessage } from "../places/publish.ts";
import { nextSeq, tick } from "../places/tick.ts";

interface Note {
  event: NoteEvent;
  memberIds: string[];
  name?: string;
}

/** A line of the product: what the member did. Nobody finds it unread. The conversation's row must be locked or new. */
export async function writeNote(
  ctx: MemberContext,
  tx: Tx,
  conversationId: string,
  note: Note,
): Promise<number> {
  const id = newId(ctx.now.getTime());
  const seq = await nextSeq(tx, conversationId);
  await tx.insert(messages).values({
    id,
    conversationId,
    seq,
    changedSeq: seq,
    kind: "note",
    senderId: ctx.member.id,
    clientId: `note-${id}`,
    note,
    createdAt: ctx.now,
  });
  const memberIds = await tick(tx, {
    conversationId,
    withInvited: true,
    line: { placeId: id, now: ctx.now },
  });
  await publishMessage(ctx, tx, memberIds, { conversationId, seq });
  // Who is in it, or what it is called, has changed too.
  await publishConversation(ctx, tx, memberIds, conversationId);
  return seq;
}
