import { ApiError } from "../../lib/api.ts";
import { memberToken } from "../../lib/tokens.ts";

interface Options {
  /** 0 to 1, as it goes. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

/** Posts a form as the member and reports the progress, which `fetch` cannot do. */
export function sendForm<Result>(
  path: string,
  form: FormData,
  { onProgress, signal, headers = {} }: Options = {},
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", path);
    const token = memberToken();
    if (token) request.setRequestHeader("Authorization", `Bearer ${token}`);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      onProgress?.(total > 0 ? loaded / total : 0);
    });
    request.addEventListener("load", () => {
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText) as Result);
      else reject(new ApiError(request.status, request.responseText, request.statusText));
    });
    // The same error as `fetch` throws.
    request.addEventListener("error", () => reject(new TypeError("The file could not be sent")));
    request.addEventListener("abort", () => reject(new DOMException("The upload was stopped", "AbortError")));
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}
