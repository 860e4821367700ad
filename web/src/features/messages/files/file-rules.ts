import { MAX_FILES } from "@cardplaza/contract/messages/message-limits";
import type { FileKind } from "@cardplaza/contract/messages/message-words";
import {
  MAX_DOCUMENT_BYTES,
  MESSAGE_FILE_TYPES,
  PICTURE_TYPES,
} from "@cardplaza/contract/uploads/upload-limits";
import { FILES_WORDS } from "../words/files-words.ts";

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** Some systems do not know a type for files of Office. */
const TYPE_BY_ENDING: Readonly<Record<string, string>> = {
  docx: DOCX,
  gif: "image/gif",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  pdf: "application/pdf",
  png: "image/png",
  webp: "image/webp",
  xlsx: XLSX,
};
const isOneOf = (types: readonly string[], type: string) => types.includes(type);

/** What the file chooser offers: all but voice notes, which are recorded here. */
export const CHOSEN_TYPES = [
  ...MESSAGE_FILE_TYPES.filter((type) => !type.startsWith("audio/")),
  ".docx",
  ".xlsx",
].join();

type Named = Pick<File, "name" | "type" | "size">;

export const typeOf = ({ name, type }: Pick<Named, "name" | "type">): string =>
  type || (TYPE_BY_ENDING[name.split(".").at(-1)?.toLowerCase() ?? ""] ?? "");

export const kindOfType = (type: string): FileKind =>
  isOneOf(PICTURE_TYPES, type) ? "picture" : type.startsWith("audio/") ? "voice" : "document";

/** Why a file cannot be sent; undefined if it can. */
export function problemOf(file: Named): string | undefined {
  if (file.size === 0) return FILES_WORDS.empty(file.name);
  const type = typeOf(file);
  if (type.startsWith("audio/") || !isOneOf(MESSAGE_FILE_TYPES, type))
    return FILES_WORDS.wrongType(file.name);
  return file.size > MAX_DOCUMENT_BYTES ? FILES_WORDS.tooLarge(file.name) : undefined;
}

/** Those that can be sent beside what is chosen already, and why others were left out. */
export function fitting<One extends Named>(files: readonly One[], alreadyChosen: number) {
  const good = files.filter((file) => problemOf(file) === undefined);
  const taken = good.slice(0, Math.max(0, MAX_FILES - alreadyChosen));
  const problem =
    files.map(problemOf).find((text) => text !== undefined) ??
    (taken.length < good.length ? FILES_WORDS.tooMany : undefined);
  return { taken, problem };
}
