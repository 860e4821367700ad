import { unreadableFile } from "./refuse-file.ts";

const TRAILER_BYTES = 2048;
const LARGEST_ZIP_COMMENT = 65_535;
const ZIP_END = Buffer.from("PK\x05\x06", "latin1");

/** Refuses a document that was cut off during upload. Nothing is unpacked or run here. */
export function checkDocument(bytes: Uint8Array, type: string): void {
  const whole = type === "application/pdf" ? hasPdfEnd(bytes) : hasWordIndex(bytes);
  if (!whole) throw unreadableFile();
}

const hasPdfEnd = (bytes: Uint8Array) => lastPart(bytes, TRAILER_BYTES).includes("%%EOF");

/** A Word document is a zip: its index is at the end and lists the text. */
function hasWordIndex(bytes: Uint8Array): boolean {
  const tail = lastPart(bytes, LARGEST_ZIP_COMMENT + 22);
  const end = tail.lastIndexOf(ZIP_END);
  if (end < 0 || end + 22 > tail.length) return false;
  const size = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (start + size > bytes.byteLength) return false;
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, size).includes("word/document.xml");
}

function lastPart(bytes: Uint8Array, length: number): Buffer {
  const start = Math.max(0, bytes.byteLength - length);
  return Buffer.from(bytes.buffer, bytes.byteOffset + start, bytes.byteLength - start);
}
