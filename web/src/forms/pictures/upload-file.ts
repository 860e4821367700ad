import type { Upload, UploadPurpose } from "@cardplaza/contract/uploads/uploads";
import { sendForm } from "../saving/send-form.ts";

interface Options {
  purpose: UploadPurpose;
  /** The name to send it by, where it is not a file with its own. */
  name?: string;
  /** 0 to 1, as it goes. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Sends a picture or document, and gets its address. */
export function uploadFile(file: Blob, { purpose, name, ...options }: Options): Promise<Upload> {
  const form = new FormData();
  form.set("purpose", purpose);
  form.set("file", file, name ?? (file instanceof File ? file.name : "file"));
  return sendForm<Upload>("/api/uploads", form, options);
}
