import { contrast } from "@cardplaza/contract/cards/colour-rules";
import type { QrDesign } from "@cardplaza/contract/cards/qr-codes/qr-codes";
import { drawable, drawText } from "../../../../platform/pictures/draw-text.ts";
import type { Drawing, Picture } from "./draw-code.ts";
import { rectangle, roundedRectangle, type Corners } from "./paths.ts";

/** The width of the frame's edge, in modules. */
const EDGE = 1;
const ROUNDING = 2.5;
export const INNER_ROUNDING = ROUNDING - EDGE;
const LINE_HEIGHT = 6.5;
/** The resolution of a label: a module is half a millimetre or more in print. */
const PIXELS = 24;
const SIZES = [84, 72, 60, 48, 40];

export interface FrameMeasures {
  width: number;
  height: number;
  /** Where the quiet zone begins. */
  x: number;
  y: number;
  /** Where the label's line begins; undefined without one. */
  labelY?: number;
}

/** How much a frame and a label add around a code that is `side` modules wide with its quiet zone. */
export function frameMeasures({ frame, label }: QrDesign, side: number): FrameMeasures {
  const edge = frame === "none" ? 0 : EDGE;
  const line = drawable(label) ? LINE_HEIGHT : 0;
  const width = side + 2 * edge;
  const height = side + 2 * edge + line;
  if (line === 0) return { width, height, x: edge, y: edge };
  return frame === "banner-top"
    ? { width, height, x: edge, y: edge + line, labelY: edge }
    : { width, height, x: edge, y: edge, labelY: edge + side };
}

type Layers = Pick<Drawing, "shapes" | "pictures">;

export async function drawFrame(design: QrDesign, side: number, measures: FrameMeasures): Promise<Layers> {
  const { frame, background, foreground } = design;
  const { width, height } = measures;
  const colour = design.frameColor ?? foreground;
  if (frame === "none") {
    const paper = { path: rectangle(0, 0, width, height), fill: background };
    return { shapes: [paper], pictures: await labelOf(design, measures, foreground) };
  }
  const corners: Corners = [ROUNDING, ROUNDING, ROUNDING, ROUNDING];
  const shapes = [{ path: roundedRectangle(0, 0, width, height, corners), fill: colour }];
  if (frame === "border") {
    const inner = INNER_ROUNDING;
    shapes.push({
      path: roundedRectangle(EDGE, EDGE, side, height - 2 * EDGE, [inner, inner, inner, inner]),
      fill: background,
    });
    return { shapes, pictures: await labelOf(design, measures, foreground) };
  }
  return { shapes, pictures: await labelOf(design, measures, readableOn(colour)) };
}

const readableOn = (colour: string) => (contrast(colour, "#ffffff") >= 3 ? "#ffffff" : "#0f172a");

/** As a picture, because only then every script is shaped correctly in each of the formats. */
async function labelOf(
  { label }: QrDesign,
  { width, labelY }: FrameMeasures,
  colour: string,
): Promise<Picture[]> {
  if (labelY === undefined) return [];
  const drawn = await drawText(drawable(label), {
    weight: "SemiBold",
    colour,
    sizes: SIZES,
    width: Math.floor((width - 4) * PIXELS),
    height: Math.floor((LINE_HEIGHT - 2) * PIXELS),
  });
  const size = { width: drawn.width / PIXELS, height: drawn.height / PIXELS };
  return [
    {
      png: drawn.input,
      ...size,
      x: (width - size.width) / 2,
      y: labelY + (LINE_HEIGHT - size.height) / 2,
    },
  ];
}
