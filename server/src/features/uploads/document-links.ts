import { UPLOAD_TEXT } from "@cardplaza/contract/uploads/upload-words";
import { DOCUMENT_LINK_SECONDS } from "@cardplaza/contract/uploads/upload-limits";
import type { Db } from "../../platform/database.ts";
import { signedLinks } from "../../platform/secrets/signed-links.ts";

export const documentLinks = signedLinks("document-links", UPLOAD_TEXT.linkExpired);

/** The address that records store. It opens nothing by itself. */
export const documentUrl = (id: string) => `/api/documents/${id}`;

/** A link for a member who may see the document. The caller must have checked that. */
export function signDocumentUrl(
  clock: { db: Db; now: Date },
  url: string,
  seconds = DOCUMENT_LINK_SECONDS,
): Promise<string> {
  const id = url.slice(url.lastIndexOf("/") + 1);
  return documentLinks.sign(clock, documentUrl(id), id, new Date(clock.now.getTime() + seconds * 1000));
}
