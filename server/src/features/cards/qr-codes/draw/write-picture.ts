import sharp from "sharp";
import { QR_PRINT } from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import type { Drawing } from "./draw-code.ts";

const POINTS_PER_CM = 72 / 2.54;
const CM_PER_INCH = 2.54;
/** Twice the size of the scan test. */
const PNG_WIDTH = QR_PRINT.pixels * 2;

const n = (value: number) => String(Math.round(value * 1000) / 1000);

/** Colours, paths and numbers only: no text of a member reaches the markup. */
export function writeSvg({ width, height, shapes, pictures }: Drawing, pixels = PNG_WIDTH): string {
  const size = `width="${pixels}" height="${Math.round((pixels * height) / width)}"`;
  const drawn = shapes.map(
    ({ path, fill, isCrisp }) =>
      `<path fill="${fill}"${isCrisp ? ' shape-rendering="crispEdges"' : ""} d="${path}"/>`,
  );
  const placed = pictures.map(
    (each) =>
      `<image x="${n(each.x)}" y="${n(each.y)}" width="${n(each.width)}" height="${n(each.height)}" ` +
      `href="data:image/png;base64,${each.png.toString("base64")}"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${n(width)} ${n(height)}">` +
    `${drawn.join("")}${placed.join("")}</svg>`
  );
}

/** Sets a width of 5 cm, so that it prints in that size. */
export function writePng(drawing: Drawing): Promise<Buffer> {
  const density = (PNG_WIDTH / QR_PRINT.centimetres) * CM_PER_INCH;
  return sharp(Buffer.from(writeSvg(drawing, PNG_WIDTH)))
    .withMetadata({ density })
    .png({ palette: false })
    .toBuffer();
}

/** One page in the code's own size, as vectors, so that it can be printed at any size. */
export async function writePdf(
  { width, height, shapes, pictures }: Drawing,
  title: string,
): Promise<Uint8Array> {
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
  return document.save();
}

/** Red, green and blue from 0 to 1. */
const sharesOf = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as [number, number, number];
