import type { NewMessage } from "@cardplaza/contract/messages/new-message";
import { uploadFile } from "../../../forms/pictures/upload-file.ts";
import { forgetAtSignOut } from "../../../lib/storage/forgotten-memory.ts";
import type { KeptFile } from "./kept-file.ts";
import { createUploads } from "./upload-once.ts";

export const uploads = createUploads(({ blob, name }, onProgress, signal) =>
  uploadFile(blob, { purpose: "message", name, onProgress, signal }).then(({ url }) => url),
);
forgetAtSignOut(() => uploads.clear());

/** The addresses with which a message is sent, in the order of its files. Fails as its call would. */
export async function uploadFiles(files: readonly KeptFile[]): Promise<NewMessage["files"]> {
  const sent: NewMessage["files"] = [];
  // One after the other: a slow network would time out with all at once.
  for (const file of files) {
    const url = await uploads.send(file);
    sent.push(file.seconds === undefined ? { url } : { url, seconds: file.seconds });
  }
  return sent;
}
