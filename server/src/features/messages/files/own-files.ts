import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import type { NewMessage } from "@cardplaza/contract/messages/new-message";
import { MESSAGE_TEXT, type FileKind } from "@cardplaza/contract/messages/message-words";
import { DOCUMENT_URL } from "@cardplaza/contract/uploads/uploads";
import { UPLOAD_TEXT } from "@cardplaza/contract/uploads/upload-words";
import type { MemberJobContext } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { invalid } from "../../../platform/refusals.ts";
import { uploads } from "../../uploads/uploads.table.ts";
import { messageFiles } from "../messages.table.ts";

/** A file that a message gets. */
export interface PreparedFile {
  uploadId: string;
  kind: FileKind;
  seconds: number | null;
}

/** The member's own uploads for messages, in the order given. */
export async function requireOwnFiles(
  { db, member }: MemberJobContext,
  given: NewMessage["files"],
): Promise<PreparedFile[]> {
  if (given.length === 0) return [];
  const ids = given.map(({ url }) => DOCUMENT_URL.exec(url)?.[1] ?? "");
  const rows = await db
    .select({ id: uploads.id, type: uploads.type })
    .from(uploads)
    .where(and(inArray(uploads.id, ids), eq(uploads.memberId, member.id), eq(uploads.purpose, "message")));
  return given.map(({ seconds }, at) => {
    const upload = rows.find(({ id }) => id === ids[at]);
    if (!upload) throw invalid({ files: UPLOAD_TEXT.notYourDocument });
    const kind = kindOf(upload.type);
    return { uploadId: upload.id, kind, seconds: kind === "voice" ? (seconds ?? 1) : null };
  });
}

function kindOf(type: string): FileKind {
  if (type.startsWith("image/")) return "picture";
  return type.startsWith("audio/") ? "voice" : "document";
}

/** Of a message that is passed on: the same uploads. */
export async function filesOf(db: Db | Tx, messageId: string): Promise<PreparedFile[]> {
  const rows = await db
    .select({ uploadId: messageFiles.uploadId, kind: messageFiles.kind, seconds: messageFiles.seconds })
    .from(messageFiles)
    .where(and(eq(messageFiles.messageId, messageId), isNotNull(messageFiles.uploadId)))
    .orderBy(asc(messageFiles.place));
  return rows.map(({ uploadId, ...rest }) => ({ ...rest, uploadId: uploadId! }));
}

export async function saveFiles(tx: Tx, messageId: string, files: readonly PreparedFile[]): Promise<void> {
  if (files.length === 0) return;
  const ids = [...new Set(files.map(({ uploadId }) => uploadId))];
  // Held until the message is there, so that none is removed as unused. One that was just removed is not passed on.
  const there = await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(inArray(uploads.id, ids))
    .orderBy(asc(uploads.id))
    .for("key share");
  if (there.length < ids.length) throw invalid({ files: MESSAGE_TEXT.fileGone });
  await tx
    .insert(messageFiles)
    .values(files.map((file, place) => ({ id: newId(), messageId, place, ...file })));
}
