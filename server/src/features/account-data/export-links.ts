import { UPLOAD_TEXT } from "@cardplaza/contract/uploads/upload-words";
import type { Db } from "../../platform/database.ts";
import { signedLinks } from "../../platform/secrets/signed-links.ts";

export const exportLinks = signedLinks("export-links", UPLOAD_TEXT.linkExpired);

/** A link for the owner of the export. It works without a sign-in until the export is deleted. */
export const signExportUrl = (clock: { db: Db; now: Date }, id: string, expiresAt: Date) =>
  exportLinks.sign(clock, `/api/account/export/${id}/file`, id, expiresAt);
