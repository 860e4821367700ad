import { and, eq, inArray, isNull, notExists } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { AdminContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { removeUploads } from "../../uploads/remove-uploads.ts";
import { uploads } from "../../uploads/uploads.table.ts";
import { messageFiles, messages } from "../messages.table.ts";
import { changeMessage } from "../places/change-message.ts";

const query = new QueryBuilder();

/** Deletes a message for all who are in its locked conversation, with its files. */
export async function removeMessage(ctx: AdminContext, tx: Tx, id: string): Promise<void> {
  const [message] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), isNull(messages.deletedAt)));
  if (!message) return;
  await changeMessage(ctx, tx, id, {
    body: "",
    link: null,
    share: null,
    hasFiles: false,
    warning: null,
    pinnedAt: null,
    deletedAt: ctx.now,
    // What nobody but its sender knows of stays so.
    status: message.status === "waiting" ? "waiting" : "removed",
  });
  const files = await tx.delete(messageFiles).where(eq(messageFiles.messageId, id)).returning();
  const uploadIds = files.flatMap(({ uploadId }) => uploadId ?? []);
  if (uploadIds.length === 0) return;
  const elsewhere = query.select().from(messageFiles).where(eq(messageFiles.uploadId, uploads.id));
  // What was passed on by others is in their messages, and stays there until it is reported too.
  await removeUploads(tx, ctx.jobs, and(inArray(uploads.id, uploadIds), notExists(elsewhere)));
}
