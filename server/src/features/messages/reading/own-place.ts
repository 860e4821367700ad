import { and, eq, sql } from "drizzle-orm";
import { MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import type { MemberContext } from "../../../context.ts";
import { invalid } from "../../../platform/refusals.ts";
import type { Tx } from "../../../platform/database.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import type { PlaceRow } from "../conversations.table.ts";
import { messageNotices } from "../notices/notices.table.ts";
import { changePlace, savePlace } from "../places/change-place.ts";
import { findNewestOfOthers } from "../places/newest-of-others.ts";
import { findPlace, lockPlace } from "../places/places.ts";
import { isPlaceOf, SEEN } from "../places/seen-rows.ts";
import { tellOwnDevices } from "../places/tell-own-devices.ts";

// What a member does with their own place. It concerns nobody else.

export async function saveDraft(ctx: MemberContext, id: string, draft: string): Promise<void> {
  await changePlace(ctx, id, (own) => (own.draft === draft ? null : { draft }));
}

export async function archiveConversation(ctx: MemberContext, id: string, archived: boolean): Promise<void> {
  await changePlace(ctx, id, (own) =>
    (own.archivedAt !== null) === archived ? null : { archivedAt: archived ? ctx.now : null },
  );
}

export async function muteConversation(ctx: MemberContext, id: string, until: Date | null) {
  if (until && until <= ctx.now) throw invalid({ until: MESSAGE_TEXT.badTime });
  const { mutedUntil } = await changePlace(ctx, id, () => ({ mutedUntil: until }));
  return { mutedUntil };
}

export async function labelConversation(ctx: MemberContext, id: string, given: readonly string[]) {
  const { labels } = await changePlace(ctx, id, () => ({ labels: [...new Set(given.filter(Boolean))] }));
  return { labels };
}

/** Deletes the conversation for the member alone. A new message brings it back empty. */
export function clearConversation(ctx: MemberContext, id: string): Promise<void> {
  const memberId = ctx.member.id;
  return inTransaction(ctx.db, async (tx) => {
    // What comes while this waits for the lock, the member has not seen: it stays.
    const upTo = (await findPlace(tx, memberId, id)).conversation.headSeq;
    const { own } = await lockPlace(tx, memberId, id);
    await tellOwnDevices(ctx, tx, own);
    await savePlace(tx, own, { clearedSeq: upTo, readSeq: upTo, draft: "", archivedAt: null });
    await findNewestOfOthers(tx, isPlaceOf(own));
    await takeOutOfList(tx, own);
    await tx
      .delete(messageNotices)
      .where(and(eq(messageNotices.conversationId, id), eq(messageNotices.memberId, memberId)));
  });
}

/** Unless something came that is still to be seen. */
async function takeOutOfList(tx: Tx, own: PlaceRow): Promise<void> {
  await tx.execute(sql`
    update conversation_members place set place_id = null
    where ${isPlaceOf(own)} and not exists (select from messages message where ${SEEN})`);
}
