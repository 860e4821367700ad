import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { openOutside } from "./open-outside.ts";
import type { OutsideNetwork } from "./outside-network.ts";

const MAX_REDIRECTS = 3;
const UNPACK: Record<string, () => NodeJS.ReadWriteStream & Readable> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

export interface Wanted {
  /** Types without parameters, such as "text/html". Any other is not read. */
  types: readonly string[];
  /** How many bytes are read at most. */
  maxBytes: number;
  /** The time for all of it: names, connections, redirects and the whole body. */
  withinMs: number;
  headers?: Record<string, string>;
}

export interface OutsideFile {
  /** The address after redirects. */
  url: string;
  type: string;
  /** The charset as the server named it, or empty. */
  charset: string;
  bytes: Buffer;
  /** False if there was more than was read. */
  isWhole: boolean;
}

/**
 * Reads a page or a file at an address that a member entered. Null if it cannot be had: not public, also after a
 * redirect, of another type, too slow or away.
 */
export async function getOutside(
  network: OutsideNetwork,
  address: string,
  wanted: Wanted,
): Promise<OutsideFile | null> {
  const signal = AbortSignal.timeout(wanted.withinMs);
  const headers = { "Accept-Encoding": "gzip, deflate, br", ...wanted.headers };
  let url: string | null = address;
  try {
    for (let redirects = 0; url !== null && redirects <= MAX_REDIRECTS; redirects++) {
      if (!isCallable(url)) return null;
      const response = await openOutside(network, { url, method: "GET", headers }, signal);
      const status = response.statusCode ?? 0;
      if (status === 200) return await readFile(response, url, wanted, signal);
      response.destroy();
      url = status >= 300 && status < 400 ? nextOf(response, url) : null;
    }
  } catch {
    // The server is not public, too slow or away.
  }
  return null;
}

function isCallable(url: string): boolean {
  const { protocol, username, password } = new URL(url);
  return (protocol === "http:" || protocol === "https:") && !username && !password;
}

function nextOf({ headers: { location } }: IncomingMessage, from: string): string | null {
  return location && URL.canParse(location, from) ? new URL(location, from).href : null;
}

async function readFile(
  response: IncomingMessage,
  url: string,
  { types, maxBytes }: Wanted,
  signal: AbortSignal,
): Promise<OutsideFile | null> {
  const [named = "", ...parameters] = (response.headers["content-type"] ?? "").split(";");
  const type = named.trim().toLowerCase();
  const packing = (response.headers["content-encoding"] ?? "identity").trim().toLowerCase();
  if (!types.includes(type) || (packing !== "identity" && !UNPACK[packing])) {
    response.destroy();
    return null;
  }
  const charset = parameters.map((one) => /^\s*charset="?([^"\s]+)/i.exec(one)?.[1]).find(Boolean) ?? "";
  return { url, type, charset, ...(await readUpTo(response, packing, maxBytes, signal)) };
}

/** What is unpacked counts, so that a small file cannot become a large one. */
async function readUpTo(response: IncomingMessage, packing: string, maxBytes: number, signal: AbortSignal) {
  const unpacker = UNPACK[packing]?.();
  response.on("error", (error) => unpacker?.destroy(error));
  const body: Readable = unpacker ? response.pipe(unpacker) : response;
  const stop = () => {
    response.destroy(signal.reason as Error);
    body.destroy(signal.reason as Error);
  };
  signal.addEventListener("abort", stop, { once: true });
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of body as AsyncIterable<Buffer>) {
      parts.push(part);
      length += part.length;
      if (length > maxBytes) break;
    }
  } finally {
    signal.removeEventListener("abort", stop);
    response.destroy();
  }
  return { bytes: Buffer.concat(parts).subarray(0, maxBytes), isWhole: length <= maxBytes };
}
