import { eq } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { requireOwnPictures } from "../../uploads/upload-queries.ts";
import { conversations } from "../conversations.table.ts";
import { takeClocks } from "../places/take-clocks.ts";
import { showConversation } from "../present/show-conversation.ts";
import { lockGroupOfAdmin } from "./lock-group.ts";
import { writeNote } from "./write-note.ts";

interface Change {
  name?: string;
  picture?: string | null;
}

/** Renames a group or changes its picture. What stays the same leaves no line. */
export function changeGroup(ctx: MemberContext, id: string, given: Change) {
  const { member } = ctx;
  return inTransaction(ctx.db, async (tx) => {
    const { conversation } = await lockGroupOfAdmin(tx, member.id, id);
    const { name = conversation.name, picture = conversation.picture } = given;
    await requireOwnPictures(tx, member.id, { picture }, [conversation.picture]);
    const isRenamed = name !== conversation.name;
    const hasNewPicture = picture !== conversation.picture;
    if (isRenamed || hasNewPicture) {
      await takeClocks(tx, id);
      await tx.update(conversations).set({ name, picture }).where(eq(conversations.id, id));
    }
    if (isRenamed) await writeNote(ctx, tx, id, { event: "renamed", memberIds: [], name });
    if (hasNewPicture) await writeNote(ctx, tx, id, { event: "picture", memberIds: [] });
    return showConversation({ ...ctx, db: tx }, id);
  });
}
