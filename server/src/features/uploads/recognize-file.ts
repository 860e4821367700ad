import { extname } from "node:path";
import { fileTypeFromBuffer } from "file-type";
import { type UploadPurpose } from "@cardplaza/contract/uploads/uploads";
import { UPLOAD_TEXT } from "@cardplaza/contract/uploads/upload-words";
import {
  DOCUMENT_TYPES,
  LOGO_TYPES,
  MAX_DOCUMENT_BYTES,
  MAX_PICTURE_BYTES,
  PICTURE_TYPES,
} from "@cardplaza/contract/uploads/upload-limits";
import { fileTooLarge, unreadableFile, unsupportedFile } from "./refuse-file.ts";

interface Rule {
  types: readonly string[];
  maxBytes: number;
  tooLarge: string;
  wrongKind: string;
}

const PICTURE: Rule = {
  types: PICTURE_TYPES,
  maxBytes: MAX_PICTURE_BYTES,
  tooLarge: UPLOAD_TEXT.pictureTooLarge,
  wrongKind: UPLOAD_TEXT.notAPicture,
};
const LOGO: Rule = { ...PICTURE, types: LOGO_TYPES, wrongKind: UPLOAD_TEXT.notALogo };
const DOCUMENT: Rule = {
  types: DOCUMENT_TYPES,
  maxBytes: MAX_DOCUMENT_BYTES,
  tooLarge: UPLOAD_TEXT.documentTooLarge,
  wrongKind: UPLOAD_TEXT.notADocument,
};

const ruleFor = (purpose: UploadPurpose) =>
  purpose === "document" ? DOCUMENT : purpose === "logo" ? LOGO : PICTURE;

const TYPE_OF_ENDING: Record<string, string> = {
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
  ".gif": "image/gif",
  ".pdf": "application/pdf",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/** Returns the type by content, or refuses with the message that fits what the file claims to be. */
export async function recognizeFile(
  file: File,
  purpose: UploadPurpose,
): Promise<{ bytes: Uint8Array; type: string }> {
  const rule = ruleFor(purpose);
  if (file.size > rule.maxBytes) throw fileTooLarge(rule.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = await typeByContent(bytes);
  if (type && rule.types.includes(type)) return { bytes, type };
  const claims = [file.type, TYPE_OF_ENDING[extname(file.name).toLowerCase()]];
  // A file that claims an allowed type but is not one is unreadable. For any other type we name the allowed
  // types.
  throw claims.some((claim) => claim && claim !== type && rule.types.includes(claim))
    ? unreadableFile()
    : unsupportedFile(rule.wrongKind);
}

async function typeByContent(bytes: Uint8Array): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  // An animated PNG is also a PNG; we store its first frame.
  return found?.mime === "image/apng" ? "image/png" : found?.mime;
}
