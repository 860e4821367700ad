import { extname } from "node:path";
import { fileTypeFromBuffer } from "file-type";
import { type UploadPurpose } from "@cardplaza/contract/uploads/uploads";
import { UPLOAD_TEXT } from "@cardplaza/contract/uploads/upload-words";
import {
  DOCUMENT_TYPES,
  LOGO_TYPES,
  MAX_DOCUMENT_BYTES,
  MAX_PICTURE_BYTES,
  MESSAGE_FILE_TYPES,
  PICTURE_TYPES,
} from "@cardplaza/contract/uploads/upload-limits";
import { soundTypeOf } from "./sound-type.ts";
import { fileTooLarge, protectedFile, unreadableFile, unsupportedFile } from "./refuse-file.ts";

/** What a room accepts, and what it says about the rest. */
export interface FileRule {
  types: readonly string[];
  maxBytes: number;
  tooLarge: string;
  wrongKind: string;
}

const PICTURE: FileRule = {
  types: PICTURE_TYPES,
  maxBytes: MAX_PICTURE_BYTES,
  tooLarge: UPLOAD_TEXT.pictureTooLarge,
  wrongKind: UPLOAD_TEXT.notAPicture,
};
const LOGO: FileRule = { ...PICTURE, types: LOGO_TYPES, wrongKind: UPLOAD_TEXT.notALogo };
const DOCUMENT: FileRule = {
  types: DOCUMENT_TYPES,
  maxBytes: MAX_DOCUMENT_BYTES,
  tooLarge: UPLOAD_TEXT.documentTooLarge,
  wrongKind: UPLOAD_TEXT.notADocument,
};

const MESSAGE: FileRule = {
  types: MESSAGE_FILE_TYPES,
  maxBytes: MAX_DOCUMENT_BYTES,
  tooLarge: UPLOAD_TEXT.messageFileTooLarge,
  wrongKind: UPLOAD_TEXT.notForAMessage,
};

const RULES: Partial<Record<UploadPurpose, FileRule>> = { document: DOCUMENT, message: MESSAGE, logo: LOGO };
const ruleFor = (purpose: UploadPurpose): FileRule => RULES[purpose] ?? PICTURE;

/** These purposes are stored privately, pictures too. */
export type PrivatePurpose = "document" | "message";
export const isPrivate = (purpose: UploadPurpose): purpose is PrivatePurpose =>
  purpose === "document" || purpose === "message";

const TYPE_OF_ENDING: Record<string, string> = {
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
  ".gif": "image/gif",
  ".pdf": "application/pdf",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** Returns the type by content, or refuses with the message that fits what the file claims to be. */
export async function recognizeFile(
  file: File,
  purpose: UploadPurpose,
  rule = ruleFor(purpose),
): Promise<{ bytes: Uint8Array; type: string }> {
  if (file.size > rule.maxBytes) throw fileTooLarge(rule.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = await typeByContent(bytes);
  if (type && rule.types.includes(type)) return { bytes, type };
  if (isProtectedOffice(bytes, type)) throw protectedFile();
  if (purpose === "message" && type?.includes("macroenabled")) throw unsupportedFile(UPLOAD_TEXT.macros);
  const claims = [file.type, TYPE_OF_ENDING[extname(file.name).toLowerCase()]];
  const claimsAllowed = claims.some((claim) => claim && claim !== type && rule.types.includes(claim));
  // A picture that claims an allowed type but is not one is unreadable. Of documents, only what may be an Office
  // document on a second look: a program or a web page with the name of a PDF is no damaged PDF.
  const mayBeDamaged = !isPrivate(purpose) || bytes.byteLength === 0 || type === "application/zip";
  throw claimsAllowed && mayBeDamaged ? unreadableFile() : unsupportedFile(rule.wrongKind);
}

/** Office puts a document with a password into a file of the older kind, under this name. */
const isProtectedOffice = (bytes: Uint8Array, type: string | undefined) =>
  type === "application/x-cfb" &&
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes("EncryptedPackage", 0, "utf16le");

async function typeByContent(bytes: Uint8Array): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  // An animated PNG is also a PNG; we store its first frame. A type may name its codec: "audio/ogg; codecs=opus".
  const mime = found?.mime === "image/apng" ? "image/png" : found?.mime.split(";")[0];
  return mime && (soundTypeOf(bytes, mime) ?? mime);
}
