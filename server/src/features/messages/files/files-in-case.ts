import { asc, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import { uploads } from "../../uploads/uploads.table.ts";
import { messageFiles } from "../messages.table.ts";
import type { KeptMessageValue } from "../cases/cases.table.ts";

/** Names and types of a message's files. */
export async function filesInCase(tx: Tx, messageId: string): Promise<KeptMessageValue["files"]> {
  const rows = await tx
    .select({ name: uploads.name, type: uploads.type })
    .from(messageFiles)
    .innerJoin(uploads, eq(uploads.id, messageFiles.uploadId))
    .where(eq(messageFiles.messageId, messageId))
    .orderBy(asc(messageFiles.place));
  return rows.map(({ name, type }) => ({ name: name ?? "", type }));
}
