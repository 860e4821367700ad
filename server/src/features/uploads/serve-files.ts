import type { ApiResponse, RawBody } from "@cardplaza/contract/endpoint";
import type { Context } from "../../context.ts";
import { notFound } from "../../platform/refusals.ts";
import { ID_PATTERN } from "@cardplaza/contract/shapes";
import { fileInPartsResponse, fileResponse } from "../../platform/http/file-response.ts";
import { contentDisposition } from "../../platform/http/content-disposition.ts";
import { documentLinks } from "./document-links.ts";
import { findLinkedDocument } from "./upload-queries.ts";
import { documentEnding, documentKey, pictureKey } from "./upload-keys.ts";
import type { UploadRow } from "./uploads.table.ts";

const PICTURE_NAME = /^(soft\.webp|[1-9]\d{0,3}(\.webp|x[1-9]\d{0,3}\.(webp|jpg)))$/;

/** Whatever a file contains, a browser runs nothing of it. */
const INERT = {
  "content-security-policy": "default-src 'none'; sandbox",
  "x-content-type-options": "nosniff",
};

const PRIVATE = {
  ...INERT,
  "cache-control": "private, no-store",
  "cross-origin-resource-policy": "same-origin",
  "x-robots-tag": "noindex",
};

/** The picture of an address never changes, so it may be cached for ever and needs no database query. */
export async function servePicture(
  { files }: Context,
  id: string,
  name: string,
): Promise<ApiResponse<RawBody>> {
  if (!ID_PATTERN.test(id) || !PICTURE_NAME.test(name)) throw notFound();
  const file = await files.get(pictureKey(id, name));
  if (!file) throw notFound();
  const type = name.endsWith(".jpg") ? "image/jpeg" : "image/webp";
  return fileResponse(file.body, {
    type,
    bytes: file.size,
    headers: {
      ...INERT,
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "cross-origin",
    },
  });
}

export async function serveDocument(
  ctx: Context,
  id: string,
  link: { expires: string; signature: string },
): Promise<ApiResponse<RawBody>> {
  await documentLinks.check(ctx, id, link);
  const document = await findLinkedDocument(ctx.db, id);
  if (!document) throw notFound();
  if (document.type.startsWith("audio/")) return sendSound(ctx, document);
  // Only pictures that we encoded ourselves open in the browser.
  return sendDocument(ctx, document, { inline: document.type.startsWith("image/") });
}

/** A player asks for the part that it plays. */
function sendSound({ files, caller }: Context, document: UploadRow): Promise<ApiResponse<RawBody>> {
  return fileInPartsResponse(caller, {
    type: document.type,
    bytes: document.bytes,
    version: document.id,
    headers: { ...PRIVATE, "content-disposition": contentDisposition("inline", nameOf(document)) },
    async read(part) {
      const file = await files.get(documentKey(document), part);
      if (!file) throw notFound();
      return file.body;
    },
  });
}

/** The caller must have checked that the reader may see it. */
export async function sendDocument(
  { files }: Pick<Context, "files">,
  document: UploadRow,
  { inline }: { inline: boolean },
): Promise<ApiResponse<RawBody>> {
  const file = await files.get(documentKey(document));
  if (!file) throw notFound();
  return fileResponse(file.body, {
    type: document.type,
    name: nameOf(document),
    inline,
    bytes: file.size,
    headers: PRIVATE,
  });
}

const nameOf = ({ name, type }: UploadRow) => name ?? `document.${documentEnding(type)}`;
