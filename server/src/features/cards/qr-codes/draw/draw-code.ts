import { QR_DEFAULTS } from "@cardplaza/contract/cards/qr-codes/qr";
import type { QrDesign } from "@cardplaza/contract/cards/qr-codes/qr-codes";
import { codeMatrix, type CodeMatrix } from "./code-matrix.ts";
import { drawDots } from "./dot-shapes.ts";
import { drawEyes } from "./eye-shapes.ts";
import { drawFrame, frameMeasures, type FrameMeasures, INNER_ROUNDING } from "./frames.ts";
import { drawLogo } from "./logo.ts";
import { rectangle, roundedRectangle } from "./paths.ts";

/** A drawing in modules, from which SVG, PNG and PDF are written. */
export interface Drawing {
  width: number;
  height: number;
  /** The shapes, from bottom to top. */
  shapes: { path: string; fill: string; isCrisp?: boolean }[];
  pictures: Picture[];
  matrix: CodeMatrix;
  /** Where the code begins, inside its quiet zone. */
  origin: { x: number; y: number };
}

export interface Picture {
  png: Buffer;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The code with its quiet zone, frame, label and logo. `logo` is the picture's bytes, where there is one. */
export async function drawCode(text: string, design: QrDesign, logo: Uint8Array | null): Promise<Drawing> {
  const matrix = codeMatrix(text, { withLogo: design.logo !== null, withFrame: design.frame !== "none" });
  const side = matrix.size + 2 * QR_DEFAULTS.margin;
  const measures = frameMeasures(design, side);
  const origin = { x: measures.x + QR_DEFAULTS.margin, y: measures.y + QR_DEFAULTS.margin };
  const { foreground, background, eyeColor, dots, eyes } = design;
  const frame = await drawFrame(design, side, measures);
  const middle = logo && matrix.pad ? await drawLogo(logo, matrix.pad, origin) : null;
  return {
    width: measures.width,
    height: measures.height,
    matrix,
    origin,
    shapes: [
      ...frame.shapes,
      { path: paperOf(design, measures, side), fill: background },
      { path: drawDots(matrix, dots, origin), fill: foreground, isCrisp: dots === "square" },
      { path: drawEyes(matrix.size, eyes, origin), fill: eyeColor ?? foreground, isCrisp: eyes === "square" },
      ...(middle ? [middle.pad] : []),
    ],
    pictures: [...frame.pictures, ...(middle ? [middle.picture] : [])],
  };
}

/** The quiet zone with the code on it; inside a frame its corners follow the frame's. */
function paperOf({ frame }: QrDesign, { x, y }: FrameMeasures, side: number): string {
  const r = INNER_ROUNDING;
  return frame === "none" ? rectangle(x, y, side, side) : roundedRectangle(x, y, side, side, [r, r, r, r]);
}
