import type { ApiResponse, RawBody } from "@cardplaza/contract/endpoint";
import { listingPath } from "@cardplaza/contract/directory/listing-rules";
import type { Context } from "../../../context.ts";
import { fileResponse } from "../../../platform/http/file-response.ts";
import { versionOf } from "../../../platform/http/known-version.ts";
import { drawQrPng, drawQrSvg } from "../../../platform/pictures/qr-image.ts";
import { slugOfListing } from "../listings/present-listing.ts";
import { findListingSeenBy } from "./show-business.ts";

/** Large enough for a poster in the window. */
const PRINT_SCALE = 16;

export async function serveListingQrPng(ctx: Context, id: string) {
  const code = await drawQrPng(await addressOf(ctx, id), { scale: PRINT_SCALE });
  return qrResponse(new Uint8Array(code));
}

export async function serveListingQrSvg(ctx: Context, id: string) {
  return qrResponse(await drawQrSvg(await addressOf(ctx, id)));
}

async function addressOf(ctx: Context, id: string): Promise<string> {
  const { listing } = await findListingSeenBy(ctx, id);
  return ctx.origin + listingPath({ slug: slugOfListing(listing) });
}

/** A code that pages and posters of other sites may show. */
export function qrResponse(body: string | Uint8Array<ArrayBuffer>): ApiResponse<RawBody> {
  return fileResponse(body, {
    version: versionOf(body),
    headers: {
      "cache-control": "public, max-age=300",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "cross-origin",
    },
  });
}
