import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { accepts } from "../platform/http/accept-encoding.ts";

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".gz": "application/gzip",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
const IMMUTABLE = "public, max-age=31536000, immutable";
const SHORT = "public, max-age=3600";

/** What the worker may do: ask this product. Its script is checked each time, or an update would come late. */
const WORKER = "/worker.js";
const WORKER_HEADERS: [string, string][] = [
  ["cache-control", "no-cache"],
  ["content-security-policy", "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"],
];

export interface Assets {
  respond: (path: string, request: Request) => Promise<Response | undefined>;
}

/** The built files of the pages, precompressed when they were built. */
export async function openAssets(folder: string): Promise<Assets> {
  const files = new Map<string, number>();
  for (const entry of await readdir(folder, { recursive: true })) {
    const found = await stat(join(folder, entry));
    if (found.isFile() && !entry.startsWith(".")) files.set(`/${entry.replaceAll("\\", "/")}`, found.size);
  }
  return {
    async respond(path, request) {
      // Compressed copies are sent under the name of their file. A .br or .gz file without an original is a normal file.
      const isCopy = /\.(br|gz)$/.test(path) && files.has(path.replace(/\.(br|gz)$/, ""));
      if (!files.has(path) || isCopy) return undefined;
      const accepted = request.headers.get("accept-encoding") ?? "";
      const encoding = [
        ["br", ".br"],
        ["gzip", ".gz"],
      ].find(([name = "", ending = ""]) => accepts(accepted, name) && files.has(path + ending));
      const file = path + (encoding?.[1] ?? "");
      const headers = new Headers({
        "content-type": TYPES[extname(path)] ?? "application/octet-stream",
        "cache-control": path.startsWith("/assets/") ? IMMUTABLE : SHORT,
        "content-length": String(files.get(file)),
        vary: "Accept-Encoding",
      });
      if (encoding?.[0]) headers.set("content-encoding", encoding[0]);
      if (path === WORKER) for (const [name, value] of WORKER_HEADERS) headers.set(name, value);
      const body = request.method === "HEAD" ? null : new Uint8Array(await readFile(join(folder, file)));
      return new Response(body, { headers });
    },
  };
}
