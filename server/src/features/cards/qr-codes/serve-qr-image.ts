import type { ApiResponse, RawBody } from "@cardplaza/contract/endpoint";
import type { QrFormat } from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import type { MemberContext } from "../../../context.ts";
import { fileResponse } from "../../../platform/http/file-response.ts";
import type { Drawing } from "./draw/draw-code.ts";
import { writePdf, writePng, writeSvg } from "./draw/write-picture.ts";
import { makePicture } from "./make-picture.ts";
import { findCodeOwnedBy } from "./qr-code-queries.ts";

const TYPES: Record<QrFormat, string> = {
  png: "image/png",
  svg: "image/svg+xml",
  pdf: "application/pdf",
};

/** The code to print; tested again, because a file that does not scan is useless. */
export async function serveQrImage(
  ctx: MemberContext,
  id: string,
  format: QrFormat,
): Promise<ApiResponse<RawBody>> {
  const { code, name, design } = await findCodeOwnedBy(ctx.db, ctx.member, id);
  const { drawing } = await makePicture(ctx, code, design);
  return fileResponse(await write(drawing, format, name), {
    type: TYPES[format],
    name: `QR-${code}.${format}`,
    headers: {
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; img-src data:; sandbox",
    },
  });
}

async function write(
  drawing: Drawing,
  format: QrFormat,
  title: string,
): Promise<string | Uint8Array<ArrayBuffer>> {
  if (format === "svg") return writeSvg(drawing);
  return new Uint8Array(format === "png" ? await writePng(drawing) : await writePdf(drawing, title));
}
