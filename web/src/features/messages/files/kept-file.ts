import type { FileKind } from "@cardplaza/contract/messages/message-words";
import { kindOfType, typeOf } from "./file-rules.ts";

/**
 * A file of a message that is not sent yet. The outbox stores it with its entry: IndexedDB takes blobs, so that it
 * outlasts a closed tab.
 */
export interface KeptFile {
  /** Made when it was chosen: its upload is known by it. */
  id: string;
  blob: Blob;
  name: string;
  /** Of a voice note. */
  seconds?: number;
  /** Of a picture. */
  width?: number;
  height?: number;
}

/** What it will be in the message. */
export const kindOfFile = ({ blob, name, seconds }: KeptFile): FileKind =>
  seconds === undefined ? kindOfType(typeOf({ name, type: blob.type })) : "voice";
