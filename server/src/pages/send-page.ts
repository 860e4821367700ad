import type { IncomingMessage, ServerResponse } from "node:http";
import { accepts } from "../platform/http/accept-encoding.ts";
import { knowsVersion } from "../platform/http/known-version.ts";
import type { KeptPage } from "./html-cache.ts";

/** Sends a page straight from memory: this is the hot path of the whole product. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: KeptPage) {
  const accepted = request.headers["accept-encoding"] ?? "";
  const variant = accepts(accepted, "br") ? page.br : accepts(accepted, "gzip") ? page.gzip : page.identity;
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

function withoutBody(headers: string[]): string[] {
  const kept: string[] = [];
  for (let i = 0; i < headers.length; i += 2) {
    const name = headers[i] as string;
    if (/^content-(length|encoding|type)$/i.test(name)) continue;
    kept.push(name, headers[i + 1] as string);
  }
  return kept;
}
