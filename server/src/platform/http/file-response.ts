import { Answer, type RawBody } from "@cardplaza/contract/endpoint";
import { readByteRange, type ByteRange } from "./byte-range.ts";
import { contentDisposition } from "./content-disposition.ts";
import { knowsVersion } from "./known-version.ts";

type Headers = Record<string, string>;

interface FileOptions {
  /** Where it is not the type that the endpoint declares. */
  type?: string;
  /** What it is saved as: of any letters, or one of ours that needs no encoding. */
  name?: string;
  plainName?: string;
  /** Shown in the browser instead of saved. */
  inline?: boolean;
  bytes?: number;
  version?: string;
  headers?: Headers;
}

/** The one way in which a file leaves. A caller who has this version is answered 304 by the router. */
export function fileResponse(body: RawBody["body"], options: FileOptions): Answer<RawBody> {
  return new Answer<RawBody>({ body, type: options.type }, { headers: headersOf(options) });
}

function headersOf({ name, plainName, inline, bytes, version, headers }: FileOptions): Headers {
  const all: Headers = { ...headers };
  const kind = inline ? "inline" : "attachment";
  if (name !== undefined) all["content-disposition"] = contentDisposition(kind, name);
  if (plainName !== undefined) all["content-disposition"] = `${kind}; filename="${plainName}"`;
  if (bytes !== undefined) all["content-length"] = String(bytes);
  if (version !== undefined) all.etag = `"${version}"`;
  return all;
}

interface Asked {
  range?: string;
  ifRange?: string;
  ifNoneMatch?: string;
}

/** Before a file is opened: nothing is read for a caller who has this version already. */
export function unchangedFile(asked: Asked, version: string, headers: Headers): Answer<RawBody> | undefined {
  const isKnown =
    asked.range === undefined && asked.ifNoneMatch && knowsVersion(asked.ifNoneMatch, `"${version}"`);
  if (!isKnown) return undefined;
  return new Answer({ body: null }, { status: 304, headers: headersOf({ version, headers }) });
}

interface LargeFile {
  type?: string;
  bytes: number;
  version: string;
  headers: Headers;
  read: (part: ByteRange) => Promise<ReadableStream<Uint8Array>>;
}

/** A file that is asked for in parts, such as a video: all of it or the part in question. */
export async function fileInPartsResponse(asked: Asked, file: LargeFile): Promise<Answer<RawBody>> {
  const { type, bytes, version, read } = file;
  const headers = { ...file.headers, "accept-ranges": "bytes" };
  const unchanged = unchangedFile(asked, version, headers);
  if (unchanged) return unchanged;
  // A part of a file that has been replaced meanwhile would not fit: then all of it.
  const fits = asked.ifRange === undefined || asked.ifRange === `"${version}"`;
  const range = fits ? readByteRange(asked.range, bytes) : null;
  if (range === "none") {
    const outside = { ...headers, "content-range": `bytes */${bytes}` };
    return new Answer({ body: null }, { status: 416, headers: headersOf({ version, headers: outside }) });
  }
  const part = range ?? { from: 0, to: bytes - 1 };
  const sent = headersOf({ version, headers, bytes: part.to - part.from + 1 });
  if (range) sent["content-range"] = `bytes ${part.from}-${part.to}/${bytes}`;
  return new Answer({ body: await read(part), type }, { status: range ? 206 : 200, headers: sent });
}
