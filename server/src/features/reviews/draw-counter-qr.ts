import type { ApiResponse, RawBody } from "@cardplaza/contract/endpoint";
import type { MemberContext } from "../../context.ts";
import { drawQrPng } from "../../platform/pictures/qr-image.ts";
import { fileResponse } from "../../platform/http/file-response.ts";
import { counterCode } from "./counter-code.ts";
import { findOwnTarget, requestPath, type OwnTarget } from "./review-tool-queries.ts";

/** Pixels for each module: sharp on a sheet of A5. */
const SCALE = 16;

/** The link for the counter, to be printed. */
export async function drawCounterQr(ctx: MemberContext, own: OwnTarget): Promise<ApiResponse<RawBody>> {
  const { id } = await findOwnTarget(ctx, ctx.db, own);
  const code = await counterCode(ctx.db, own.targetType, id, ctx.now);
  const path = requestPath(ctx.registry.reviewTarget(own.targetType), id, code);
  const png = await drawQrPng(ctx.origin + path, { scale: SCALE });
  return fileResponse(new Uint8Array(png), {
    type: "image/png",
    name: "Review-QR.png",
    headers: { "cache-control": "private, no-store" },
  });
}
