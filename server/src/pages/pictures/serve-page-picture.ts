import type { ApiResponse, RawBody } from "@cardplaza/contract/endpoint";
import { PAGE_PICTURES, type PagePictureName } from "@cardplaza/contract/page-pictures/page-picture-words";
import { fileResponse } from "../../platform/http/file-response.ts";
import { versionOf } from "../../platform/http/known-version.ts";
import { notFound } from "../../platform/refusals.ts";
import { drawPagePicture } from "./draw-page-picture.ts";

/** There are only a few, so each is drawn at its first request and stays in memory. */
const drawn = new Map<PagePictureName, Promise<Buffer>>();

export async function servePagePicture(file: string): Promise<ApiResponse<RawBody>> {
  const name = file.replace(/\.jpg$/, "");
  if (name === file || !isPicture(name)) throw notFound();
  const bytes = new Uint8Array(await picture(name));
  return fileResponse(bytes, {
    bytes: bytes.length,
    version: versionOf(bytes),
    headers: {
      "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
      "cross-origin-resource-policy": "cross-origin",
    },
  });
}

const isPicture = (name: string): name is PagePictureName => Object.hasOwn(PAGE_PICTURES, name);

function picture(name: PagePictureName): Promise<Buffer> {
  const known = drawn.get(name);
  if (known) return known;
  const drawing = drawPagePicture(PAGE_PICTURES[name]);
  drawn.set(name, drawing);
  void drawing.catch(() => drawn.delete(name));
  return drawing;
}
