import { z } from "zod";
import { UPLOAD_TEXT } from "./upload-words.ts";
import { MAX_DOCUMENT_BYTES } from "./upload-limits.ts";
import { endpoints } from "../endpoint.ts";
import { PICTURE_URL } from "./pictures.ts";
import { Id } from "../shapes.ts";

/** The purpose of a file decides which types are allowed and who may see it. */
export const UploadPurpose = z.enum([
  "portrait",
  "cover",
  "logo",
  "gallery",
  "product",
  "post",
  "listing",
  "company",
  "chapter",
  "document",
  "message",
]);
export type UploadPurpose = z.infer<typeof UploadPurpose>;

export const Upload = z.object({
  /** The largest size of a picture (`pictures.ts` derives the others), or the address of a document. */
  url: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
});
export type Upload = z.infer<typeof Upload>;

/** A field for a picture: the address that its upload returned. */
export const PictureUrl = z.string().regex(PICTURE_URL, UPLOAD_TEXT.notYourPicture);

/** A field for a document. The address opens nothing until the server has signed it. */
export const DOCUMENT_URL = /^\/api\/documents\/([0-9a-z]{20})$/;
export const DocumentUrl = z.string().regex(DOCUMENT_URL, UPLOAD_TEXT.notYourDocument);

export const uploads = endpoints({
  "POST /api/uploads": {
    summary: "Upload a picture or a document",
    auth: "member",
    form: z.object({ file: z.file(), purpose: UploadPurpose }),
    returns: Upload,
    status: 201,
    maxBody: MAX_DOCUMENT_BYTES + 64 * 1024,
    limit: { points: 120, seconds: 3600, by: "account" },
  },
  "GET /files/:id/:name": {
    summary: "A picture in one of its sizes",
    params: z.object({ id: z.string(), name: z.string() }),
    returns: { raw: "image/webp" },
  },
  "GET /api/documents/:id": {
    summary: "A private document, through a link that expires",
    params: z.object({ id: Id }),
    query: z.object({ expires: z.string().catch(""), signature: z.string().catch("") }),
    returns: { raw: "application/octet-stream" },
  },
});
