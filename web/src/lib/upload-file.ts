import type { Upload, UploadPurpose } from "@cardplaza/contract/uploads";
import { ApiError } from "./api.ts";
import { memberToken } from "./tokens.ts";

interface Options {
  purpose: UploadPurpose;
  /** The name to send it by, where it is not a file with its own. */
  name?: string;
  /** 0 to 1, as it goes. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Sends a file and tells how far it is, which `fetch` cannot. */
export function uploadFile(file: Blob, { purpose, name, onProgress, signal }: Options): Promise<Upload> {
  const form = new FormData();
  form.set("purpose", purpose);
  form.set("file", file, name ?? (file instanceof File ? file.name : "file"));
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", "/api/uploads");
    const token = memberToken();
    if (token) request.setRequestHeader("Authorization", `Bearer ${token}`);
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      onProgress?.(total > 0 ? loaded / total : 0);
    });
    request.addEventListener("load", () => {
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText) as Upload);
      else reject(new ApiError(request.status, request.responseText, request.statusText));
    });
    // As `fetch` says it.
    request.addEventListener("error", () => reject(new TypeError("The file could not be sent")));
    request.addEventListener("abort", () => reject(new DOMException("The upload was stopped", "AbortError")));
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}
