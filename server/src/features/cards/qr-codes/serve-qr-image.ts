import type { ApiResponse, RawBody } from "@cardplaza/contract/endpoint";
import type { QrFormat } from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import type { MemberContext } from "../../../context.ts";
import { fileResponse } from "../../../platform/http/file-response.ts";
import { drawPdf } from "../../../platform/pdf/draw-pdf.ts";
import type { Drawing } from "./draw/draw-code.ts";
import { writePng, writeSvg } from "./draw/write-picture.ts";
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
  return fileResponse(await write(ctx, drawing, format, name), {
    type: TYPES[format],
    name: `QR-${code}.${format}`,
    headers: {
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; img-src data:; sandbox",
    },
  });
}

async function write(
  { member }: MemberContext,
  drawing: Drawing,
  format: QrFormat,
  title: string,
): Promise<string | Uint8Array<ArrayBuffer>> {
  if (format === "svg") return writeSvg(drawing);
  if (format === "png") return new Uint8Array(await writePng(drawing));
  const { width, height, shapes, pictures } = drawing;
  return drawPdf("qrCode", { title, width, height, shapes, pictures }, member.id);
}
