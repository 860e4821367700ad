import { QR_PRINT } from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import { requireThread } from "../../../../platform/pdf/outside-main-thread.ts";
import type { Drawing } from "./draw-code.ts";

type TitledDrawing = Pick<Drawing, "width" | "height" | "shapes" | "pictures"> & { title: string };

declare module "../../../../platform/pdf/draw-pdf.ts" {
  interface PdfKinds {
    qrCode: TitledDrawing;
  }
}

const POINTS_PER_CM = 72 / 2.54;

/** One page in the code's own size, as vectors, so that it can be printed at any size. */
export async function drawQrPdf({
  title,
  width,
  height,
  shapes,
  pictures,
}: TitledDrawing): Promise<Uint8Array<ArrayBuffer>> {
  requireThread();
  const scale = (QR_PRINT.centimetres * POINTS_PER_CM) / width;
  // A large module that few need: the start of the product does not wait for it.
  const { PDFDocument, rgb } = await import("pdf-lib");
  const document = await PDFDocument.create();
  document.setTitle(title);
  const page = document.addPage([width * scale, height * scale]);
  const top = height * scale;
  for (const { path, fill } of shapes) {
    page.drawSvgPath(path, { x: 0, y: top, scale, color: rgb(...sharesOf(fill)), borderWidth: 0 });
  }
  for (const each of pictures) {
    page.drawImage(await document.embedPng(each.png), {
      x: each.x * scale,
      y: top - (each.y + each.height) * scale,
      width: each.width * scale,
      height: each.height * scale,
    });
  }
  return new Uint8Array(await document.save());
}

/** Red, green and blue from 0 to 1. */
const sharesOf = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [number, number, number];
