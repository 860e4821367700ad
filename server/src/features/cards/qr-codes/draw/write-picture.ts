import sharp from "sharp";
import { QR_PRINT } from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import type { Drawing } from "./draw-code.ts";

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
