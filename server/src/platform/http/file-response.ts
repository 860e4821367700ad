import { ApiResponse, type RawBody } from "@cardplaza/contract/endpoint";
import { readByteRange, type ByteRange } from "./byte-range.ts";
import { contentDisposition } from "./content-disposition.ts";
import { knowsVersion } from "./known-version.ts";

type Headers = Record<string, string>;

interface FileOptions {
  /** Only if it differs from the type that the endpoint declares. */
  type?: string;
  /** The name to save it under: `name` may have any letters, `plainName` only those that need no encoding. */
  name?: string;
  plainName?: string;
  /** True if the browser shows the file instead of saving it. */
  inline?: boolean;
  bytes?: number;
  version?: string;
  headers?: Headers;
}

/** Every file is sent through this function. The router sends 304 to a caller who has this version. */
export function fileResponse(body: RawBody["body"], options: FileOptions): ApiResponse<RawBody> {
  return new ApiResponse<RawBody>({ body, type: options.type }, { headers: headersOf(options) });
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

interface FileRequest {
  range?: string;
  ifRange?: string;
  ifNoneMatch?: string;
}

/** Called before a file is opened, so that nothing is read for a caller who already has this version. */
export function unchangedFile(
  request: FileRequest,
  version: string,
  headers: Headers,
): ApiResponse<RawBody> | undefined {
  const isKnown =
    request.range === undefined && request.ifNoneMatch && knowsVersion(request.ifNoneMatch, `"${version}"`);
  if (!isKnown) return undefined;
  return new ApiResponse({ body: null }, { status: 304, headers: headersOf({ version, headers }) });
}

interface LargeFile {
  type?: string;
  bytes: number;
  version: string;
  headers: Headers;
  read: (part: ByteRange) => Promise<ReadableStream<Uint8Array>>;
}

/** For files that browsers request in parts, such as a video: sends all of it or one part. */
export async function fileInPartsResponse(
  request: FileRequest,
  file: LargeFile,
): Promise<ApiResponse<RawBody>> {
  const { type, bytes, version, read } = file;
  const headers = { ...file.headers, "accept-ranges": "bytes" };
  const unchanged = unchangedFile(request, version, headers);
  if (unchanged) return unchanged;
  // The caller has parts of another version, so a new part would not fit: send the whole file.
  const fits = request.ifRange === undefined || request.ifRange === `"${version}"`;
  const range = fits ? readByteRange(request.range, bytes) : null;
  if (range === "none") {
    const outside = { ...headers, "content-range": `bytes */${bytes}` };
    return new ApiResponse(
      { body: null },
      { status: 416, headers: headersOf({ version, headers: outside }) },
    );
  }
  const part = range ?? { from: 0, to: bytes - 1 };
  const sent = headersOf({ version, headers, bytes: part.to - part.from + 1 });
  if (range) sent["content-range"] = `bytes ${part.from}-${part.to}/${bytes}`;
  return new ApiResponse({ body: await read(part), type }, { status: range ? 206 : 200, headers: sent });
}
