import type { IncomingMessage, ServerResponse } from "node:http";
import { accepts } from "../platform/http/accept-encoding.ts";
import { knowsVersion } from "../platform/http/known-version.ts";
import type { KeptPage } from "./html-cache.ts";

/** Sends a page straight from memory: this is the hot path of the whole product. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: KeptPage) {
  const variant = page[encodingFor(request.headers["accept-encoding"] ?? "")];
  const known = request.headers["if-none-match"];
  if (known !== undefined && page.status === 200 && knowsVersion(known, page.etag)) {
    response.writeHead(304, withoutBody(variant.headers));
    response.end();
    return;
  }
  response.writeHead(page.status, variant.headers);
  if (request.method === "HEAD") response.end();
  else response.end(variant.body);
}

// Browsers say this in a handful of ways, so each is read once; strangers cannot make the list grow.
const MOST_READ = 100;
const read = new Map<string, "br" | "gzip" | "identity">();

function encodingFor(accepted: string) {
  const known = read.get(accepted);
  if (known) return known;
  const encoding = accepts(accepted, "br") ? "br" : accepts(accepted, "gzip") ? "gzip" : "identity";
  if (read.size < MOST_READ) read.set(accepted, encoding);
  return encoding;
}

function withoutBody(headers: string[]): string[] {
  const kept: string[] = [];
  for (let i = 0; i < headers.length; i += 2) {
    const name = headers[i] as string;
    if (/^content-(length|encoding|type)$/i.test(name)) continue;
    kept.push(name, headers[i + 1] as string);
  }
  return kept;
}
