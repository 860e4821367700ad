import { inArray } from "drizzle-orm";
import { INBOUND_MAIL_TEXT } from "@cardplaza/contract/inbound-mail/inbound-mail-words";
import { DOCUMENT_URL } from "@cardplaza/contract/uploads/uploads";
import type { MemberContext } from "../../context.ts";
import { Refusal } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { removeUploads } from "../uploads/remove-uploads.ts";
import { storeUpload } from "../uploads/store-upload.ts";
import { uploads } from "../uploads/uploads.table.ts";

export interface StoredFiles {
  /** The one file of the message. */
  file: { url: string; name: string } | null;
  leftOut: { name: string; reason: string }[];
}

/** Stores the first file that the rules for documents allow. The others are named with the reason. */
export async function storeFirstFile(
  ctx: MemberContext,
  files: readonly File[],
  takesFile: boolean,
): Promise<StoredFiles> {
  const result: StoredFiles = { file: null, leftOut: [] };
  for (const given of files) {
    const leaveOut = (reason: string) => result.leftOut.push({ name: given.name, reason });
    if (!takesFile) leaveOut(INBOUND_MAIL_TEXT.noFiles);
    else if (result.file) leaveOut(INBOUND_MAIL_TEXT.oneFile);
    else
      try {
        const { url } = await storeUpload(ctx, given, "document");
        result.file = { url, name: given.name };
      } catch (error) {
        if (!(error instanceof Refusal) || error.code === "UNAVAILABLE") throw error;
        leaveOut(error.message);
      }
  }
  return result;
}

/** Of a message that could not be added after all. */
export async function removeStoredFile(ctx: MemberContext, { file }: StoredFiles): Promise<void> {
  const id = file && DOCUMENT_URL.exec(file.url)?.[1];
  if (id) await inTransaction(ctx.db, (tx) => removeUploads(tx, ctx.jobs, inArray(uploads.id, [id])));
}
