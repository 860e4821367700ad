import { and, eq } from "drizzle-orm";
import { MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import type { MemberContext } from "../../../context.ts";
import { invalid } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { messageNotices } from "../notices/notices.table.ts";
import { changePlace, savePlace } from "../places/change-place.ts";
import { findPlace } from "../places/places.ts";
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
    const { conversation, own } = await findPlace(tx, memberId, id);
    const upTo = conversation.headSeq;
    await tellOwnDevices(ctx, tx, own);
    await savePlace(tx, own, {
      clearedSeq: upTo,
      readSeq: upTo,
      placeId: null,
      draft: "",
      archivedAt: null,
    });
    await tx
      .delete(messageNotices)
      .where(and(eq(messageNotices.conversationId, id), eq(messageNotices.memberId, memberId)));
  });
}
