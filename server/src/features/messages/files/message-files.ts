import { asc, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import type { MessageFile } from "@cardplaza/contract/messages/message";
import type { Db, Tx } from "../../../platform/database.ts";
import { documentUrl, signDocumentUrl } from "../../uploads/document-links.ts";
import { uploads } from "../../uploads/uploads.table.ts";
import { messageFiles } from "../messages.table.ts";

export type ShownFile = z.input<typeof MessageFile>;

/** The files of messages, by the message's id. Their links end after a while. The caller must have checked that the reader sees the message. */
export async function findFilesOf(
  { db, now }: { db: Db | Tx; now: Date },
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, ShownFile[]>> {
  const found = new Map<string, ShownFile[]>();
  if (messageIds.length === 0) return found;
  const rows = await db
    .select({ file: messageFiles, upload: uploads })
    .from(messageFiles)
    .innerJoin(uploads, eq(uploads.id, messageFiles.uploadId))
    .where(inArray(messageFiles.messageId, [...messageIds]))
    .orderBy(asc(messageFiles.place));
  for (const { file, upload } of rows) {
    const shown: ShownFile = {
      _id: file.id,
      kind: file.kind,
      name: upload.name ?? "",
      type: upload.type,
      bytes: upload.bytes,
      width: upload.width,
      height: upload.height,
      seconds: file.seconds,
      url: await signDocumentUrl({ db, now }, documentUrl(upload.id)),
    };
    found.set(file.messageId, [...(found.get(file.messageId) ?? []), shown]);
  }
  return found;
}
