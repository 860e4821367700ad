import { inflateRawSync } from "node:zlib";
import { UPLOAD_TEXT } from "@cardplaza/contract/uploads/upload-words";
import { protectedFile, unreadableFile, unsupportedFile } from "./refuse-file.ts";

const TRAILER_BYTES = 2048;
const LARGEST_ZIP_COMMENT = 65_535;
const ZIP_END = Buffer.from("PK\x05\x06", "latin1");
const INDEX_ENTRY = 0x02014b50;
const LARGEST_TYPE_LIST = 1024 * 1024;

/** The part that each Office document has. */
const MAIN_PARTS: Record<string, string> = {
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "word/document.xml",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xl/workbook.xml",
};

/** Refuses a document that was cut off during upload, or that contains macros. Nothing of it is run here. */
export function checkDocument(bytes: Uint8Array, type: string): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const mainPart = MAIN_PARTS[type];
  if (mainPart) checkOffice(file, mainPart);
  else if (type === "application/pdf" && !lastPart(file, TRAILER_BYTES).includes("%%EOF"))
    throw unreadableFile();
}

/** Refuses a PDF that asks for a password or forbids copying: its reader could not work with it. */
export function requireUnprotected(bytes: Uint8Array, type: string): void {
  if (type !== "application/pdf") return;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  if (/\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(text)) throw protectedFile();
}

/** A Word or Excel document is a zip: its index is at the end and lists its parts. */
function checkOffice(file: Buffer, mainPart: string): void {
  const parts = partsOf(file);
  if (!parts.some(({ name }) => name === mainPart)) throw unreadableFile();
  if (parts.some(({ name }) => /vba(project|data)|xl\/macrosheets/i.test(name)))
    throw unsupportedFile(UPLOAD_TEXT.macros);
  // The part with the macros may have any name. Its type has not.
  for (const part of parts.filter(({ name }) => name.toLowerCase() === "[content_types].xml"))
    if (/macroEnabled|vbaProject|macrosheet/i.test(plainXml(unpack(file, part))))
      throw unsupportedFile(UPLOAD_TEXT.macros);
}

interface Part {
  name: string;
  method: number;
  packedBytes: number;
  at: number;
}

function partsOf(file: Buffer): Part[] {
  const tail = lastPart(file, LARGEST_ZIP_COMMENT + 22);
  const end = tail.lastIndexOf(ZIP_END);
  if (end < 0 || end + 22 > tail.length) throw unreadableFile();
  let at = tail.readUInt32LE(end + 16);
  const until = at + tail.readUInt32LE(end + 12);
  if (until > file.length) throw unreadableFile();
  const parts: Part[] = [];
  while (at + 46 <= until && file.readUInt32LE(at) === INDEX_ENTRY) {
    const nameEnd = at + 46 + file.readUInt16LE(at + 28);
    parts.push({
      name: file.toString("utf8", at + 46, nameEnd).replaceAll("\\", "/"),
      method: file.readUInt16LE(at + 10),
      packedBytes: file.readUInt32LE(at + 20),
      at: file.readUInt32LE(at + 42),
    });
    at = nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return parts;
}

function unpack(file: Buffer, { method, packedBytes, at }: Part): Buffer {
  try {
    const start = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28);
    const packed = file.subarray(start, start + packedBytes);
    return method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: LARGEST_TYPE_LIST });
  } catch {
    throw unreadableFile();
  }
}

/** The XML as plain text, also from UTF-16 and with letters written as numbers. */
const plainXml = (xml: Buffer) =>
  xml
    .toString("latin1")
    .replaceAll("\0", "")
    .replaceAll(/&#(x?)([0-9a-f]{1,6});/gi, (_all, hex: string, digits: string) =>
      String.fromCodePoint(Math.min(Number.parseInt(digits, hex ? 16 : 10), 0x10ffff)),
    );

const lastPart = (file: Buffer, length: number) => file.subarray(Math.max(0, file.length - length));
