import { transcode } from "node:buffer";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { versionOf } from "../platform/http/known-version.ts";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
// Most cards are opened once and then again much later: the first visitor gets a quick encoding (a card takes 0.6
// instead of 2.5 ms and is 20 % larger), and only a page that somebody opens again is encoded well.
const QUICK = { br: 1, gzip: 1 };
// Measured: brotli 11 saves 4 ms on a slow network and costs 43 ms of CPU.
const WELL = { br: 5, gzip: 6 };

/** A page as React Router rendered it, and how to cache it. */
export interface RenderedPage {
  status: number;
  headers: [string, string][];
  html: string;
  cache?: { tags: string[]; query: string[] };
}

export type Encoding = "identity" | "gzip" | "br";

/** A page ready to be sent. Compressing costs as much as rendering, so it is done at the first request for it. */
export interface PackedPage {
  status: number;
  etag: string;
  tags: string[];
  /** The encodings that browsers have requested so far. */
  variants: { identity: Variant } & Partial<Record<Encoding, Variant>>;
  compress: (encoding: Encoding) => Promise<Variant>;
}
export interface Variant {
  /** As a flat list (name, value, name, value), which `writeHead` sends fastest. */
  headers: string[];
  body: Buffer;
  /** Called when a quick encoding is sent again. */
  improve?: () => void;
}

export function packPage(rendered: RenderedPage, onCompressed?: () => void): PackedPage {
  const identity = toBytes(rendered.html);
  const etag = `"${versionOf(identity)}"`;
  const headers = [...rendered.headers.flat(), "ETag", etag, "Vary", "Accept-Encoding"];
  const variant = (body: Buffer, encoding?: Encoding): Variant => ({
    body: ownBuffer(body),
    headers: [
      ...headers,
      "Content-Length",
      String(body.length),
      ...(encoding ? ["Content-Encoding", encoding] : []),
    ],
  });
  const variants: PackedPage["variants"] = { identity: variant(identity) };
  const underWay: Partial<Record<Encoding, Promise<Variant>>> = {};
  const encode = async (encoding: Encoding, levels: typeof QUICK) => {
    const made = variant(await compress(variants.identity.body, encoding, levels), encoding);
    variants[encoding] = made;
    onCompressed?.();
    return made;
  };
  const make = async (encoding: Encoding) => {
    const quick = await encode(encoding, QUICK);
    quick.improve = () => {
      delete quick.improve;
      // If it fails, the quick one goes on being sent.
      encode(encoding, WELL).catch(() => {});
    };
    return quick;
  };
  return {
    status: rendered.status,
    etag,
    tags: rendered.cache?.tags ?? [],
    variants,
    compress: (encoding) => (underWay[encoding] ??= make(encoding)),
  };
}

/** A page with a single "₹" is kept with two bytes a letter; in this way such a text is encoded four times as fast. */
function toBytes(html: string): Buffer {
  try {
    return transcode(Buffer.from(html, "utf16le"), "utf16le", "utf8");
  } catch {
    // Half a letter cannot be encoded; this writes a replacement for it.
    return Buffer.from(html);
  }
}

export const bytesOf = ({ variants }: PackedPage) =>
  Object.values(variants).reduce((bytes, { body }) => bytes + body.length, 0);

function compress(body: Buffer, encoding: Encoding, levels: typeof QUICK): Promise<Buffer> {
  if (encoding === "gzip") return toGzip(body, { level: levels.gzip });
  return toBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: levels.br,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

// zlib returns views into buffers of 64 KB. A cached view would hold its whole buffer in memory.
function ownBuffer(view: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(view.length);
  view.copy(own);
  return own;
}
