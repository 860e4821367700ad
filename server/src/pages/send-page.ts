import type { IncomingMessage, ServerResponse } from "node:http";
import { accepts } from "../platform/http/accept-encoding.ts";
import { knowsVersion } from "../platform/http/known-version.ts";
import type { Encoding, PackedPage, Variant } from "./packed-page.ts";

/** Sends a page from memory. This is the most frequent request of the product. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: PackedPage) {
  const known = request.headers["if-none-match"];
  if (known !== undefined && page.status === 200 && knowsVersion(known, page.etag)) {
    response.writeHead(304, withoutBody(page.variants.identity.headers));
    response.end();
    return;
  }
  const send = ({ headers, body }: Variant) => {
    response.writeHead(page.status, headers);
    if (request.method === "HEAD") response.end();
    else response.end(body);
  };
  const encoding = encodingFor(request.headers["accept-encoding"] ?? "");
  const ready = page.variants[encoding];
  if (ready) {
    send(ready);
    ready.improve?.();
  } else void page.compress(encoding).then(send, () => send(page.variants.identity));
}

// Browsers send only a few different headers, so each is parsed once. The limit stops callers from filling the memory.
const MOST_READ = 100;
const read = new Map<string, Encoding>();

function encodingFor(accepted: string): Encoding {
  const known = read.get(accepted);
  if (known) return known;
  const encoding = accepts(accepted, "br") ? "br" : accepts(accepted, "gzip") ? "gzip" : "identity";
  if (read.size < MOST_READ) read.set(accepted, encoding);
  return encoding;
}

function withoutBody(headers: string[]): string[] {
  const rest: string[] = [];
  for (let i = 0; i < headers.length; i += 2) {
    const name = headers[i] as string;
    if (/^content-(length|encoding|type)$/i.test(name)) continue;
    rest.push(name, headers[i + 1] as string);
  }
  return rest;
}
