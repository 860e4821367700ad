import { z } from "zod";
import { endpoints } from "../endpoint.ts";
import { PICTURE_URL } from "./pictures.ts";
import { Id } from "../shapes.ts";

export const MEGABYTE = 1024 * 1024;
export const MAX_PICTURE_BYTES = 5 * MEGABYTE;
export const MAX_PICTURE_PIXELS = 40_000_000;
export const MAX_DOCUMENT_BYTES = 10 * MEGABYTE;

export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif"] as const;
export const LOGO_TYPES = ["image/jpeg", "image/png", "image/gif"] as const;
export const DOCUMENT_TYPES = [
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ...PICTURE_TYPES,
] as const;

/** What a file is for decides what it may be and who may see it. */
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
]);
export type UploadPurpose = z.infer<typeof UploadPurpose>;

export const Upload = z.object({
  /** The largest size of a picture (`pictures.ts` leads to the others), or a document's address. */
  url: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
});
export type Upload = z.infer<typeof Upload>;

export const UPLOAD_TEXT = {
  notAPicture: "Choose a picture: JPEG, PNG, WebP or GIF.",
  notALogo: "Choose a JPEG, PNG or GIF picture.",
  notADocument: "Choose a PDF, a Word document (.docx) or a picture.",
  pictureTooLarge: "A picture can be at most 5 MB.",
  tooManyPixels: "This picture has too many pixels. The limit is 40 megapixels.",
  documentTooLarge: "A document can be at most 10 MB.",
  unreadable: "This file is damaged or is not what its name says.",
  notYourPicture: "Choose a picture that you uploaded.",
  notYourDocument: "Choose a document that you uploaded.",
  linkExpired: "This link has expired.",
} as const;

/** A field that holds a picture: the address that an upload answered with. */
export const PictureUrl = z.string().regex(PICTURE_URL, UPLOAD_TEXT.notYourPicture);

/** A field that holds a document. The address opens nothing until the server has signed it. */
export const DOCUMENT_URL = /^\/api\/documents\/([0-9a-z]{20})$/;
export const DocumentUrl = z.string().regex(DOCUMENT_URL, UPLOAD_TEXT.notYourDocument);

/** How long a link to a document works. */
export const DOCUMENT_LINK_SECONDS = 600;

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
