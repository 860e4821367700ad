import { eq } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { removeUnusedFiles } from "../files/remove-unused-files.ts";
import { hiddenMessages, messageFiles } from "../messages.table.ts";
import { changeMessage } from "../places/change-message.ts";
import { findNewestOfOthers } from "../places/newest-of-others.ts";
import { isPlaceOf } from "../places/seen-rows.ts";
import { tellOwnDevices } from "../places/tell-own-devices.ts";
import { lockOwnRecent } from "./edit-message.ts";
import { lockSeenMessage } from "./seen-messages.ts";

/** For all within a quarter of an hour, for oneself at any time. */
export function deleteMessage(ctx: MemberContext, id: string, forWhom: "me" | "all"): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    if (forWhom === "all") await deleteForAll(ctx, tx, id);
    else await hideFromMember(ctx, tx, id);
  });
}

async function deleteForAll(ctx: MemberContext, tx: Tx, id: string): Promise<void> {
  await lockOwnRecent(ctx, tx, id);
  await changeMessage(ctx, tx, id, {
    body: "",
    link: null,
    share: null,
    hasFiles: false,
    warning: null,
    pinnedAt: null,
    deletedAt: ctx.now,
  });
  const files = await tx.delete(messageFiles).where(eq(messageFiles.messageId, id)).returning();
  await removeUnusedFiles(
    ctx,
    tx,
    files.flatMap(({ uploadId }) => uploadId ?? []),
  );
}

async function hideFromMember(ctx: MemberContext, tx: Tx, id: string): Promise<void> {
  const { own } = await lockSeenMessage(tx, ctx.member.id, id);
  await tellOwnDevices(ctx, tx, own);
  await tx.insert(hiddenMessages).values({ memberId: ctx.member.id, messageId: id }).onConflictDoNothing();
  await findNewestOfOthers(tx, isPlaceOf(own));
}
