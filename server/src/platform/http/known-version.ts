import { hash } from "node:crypto";
import fresh from "fresh";

/** A hash of the content, for an `ETag`. */
export const versionOf = (body: string | Uint8Array): string =>
  hash("sha256", body, "base64url").slice(0, 22);

/** Whether the caller's `If-None-Match` names the current version. */
export const knowsVersion = (header: string, etag: string): boolean =>
  fresh({ "if-none-match": header }, { etag });

const ABOUT_BODY = [
  "content-length",
  "content-type",
  "content-encoding",
  "content-range",
  "content-disposition",
];

/** Sends 304 without the file's bytes to a caller who already has this version. */
export async function unlessKnown(header: string | undefined, response: Response): Promise<Response> {
  const etag = response.headers.get("etag");
  if (header === undefined || !etag || !response.ok || !knowsVersion(header, etag)) return response;
  await response.body?.cancel();
  const headers = new Headers(response.headers);
  for (const name of ABOUT_BODY) headers.delete(name);
  return new Response(null, { status: 304, headers });
}
