import sharp, { type Sharp } from "sharp";
import { QR_PRINT, QR_SCORE } from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import type { QrDesign } from "@cardplaza/contract/cards/qr-codes/qr-codes";
import { isInEye } from "../draw/code-matrix.ts";
import type { Drawing } from "../draw/draw-code.ts";
import { writeSvg } from "../draw/write-picture.ts";
import { readCodePicture } from "./code-reader.ts";
import { damaged } from "./damage.ts";

/** The width of the code in the phone's camera picture. */
const SEEN = 300;
/** The same in a later picture of the camera, when the phone has moved a little. */
const SEEN_NEXT = 270;

interface Trial {
  seed: number;
  points: number;
  /** The pictures that the camera takes, until one of them is read. */
  see: ((print: Sharp) => Sharp)[];
}

/**
 * Held straight before the camera: a code that fails here is refused. This reader misses a few damaged codes at one
 * width that it reads at others; a design must not be refused for that.
 */
const PLAIN: Trial[] = [1, 2].map((seed) => ({
  seed,
  points: 20,
  see: [SEEN, SEEN_NEXT].map((width) => (print) => print.resize({ width })),
}));

const HARDER: Trial[] = [
  // Read from far away.
  { seed: 3, points: 15, see: [(print) => print.resize({ width: SEEN / 2 })] },
  // Read with a shaking hand.
  { seed: 4, points: 15, see: [(print) => print.resize({ width: SEEN }).blur(2.2)] },
  // Read at an angle.
  {
    seed: 5,
    points: 15,
    see: [(print) => print.resize({ width: SEEN }).rotate(12, { background: "#ffffff" })],
  },
  // Read in dim light.
  { seed: 6, points: 15, see: [(print) => print.resize({ width: SEEN }).linear(0.3, 30)] },
];

/** Of 100: in how many ways a damaged print of 5 cm is read. */
export async function scanScore(drawing: Drawing, text: string, design: QrDesign): Promise<number> {
  const raster = await rasterOf(drawing, QR_PRINT.pixels);
  // This reader, unlike a phone's, fails on one wrong module in an eye: that says nothing about a design.
  const mayBreak = (x: number, y: number) => !isInEye(drawing.matrix.size, x, y);
  const printed = { ...printedCode(drawing, raster.width, design), mayBreak };
  const pointsOf = async ({ seed, points, see }: Trial) => {
    const print = damaged(raster, printed, QR_PRINT.damage, seed);
    const raw = { width: raster.width, height: raster.height, channels: 4 } as const;
    for (const picture of see) {
      const { data, info } = await picture(sharp(print, { raw }))
        .ensureAlpha(1)
        .raw()
        .toBuffer({ resolveWithObject: true });
      if ((await readCodePicture(new Uint8Array(data), info.width, info.height)) === text) return points;
    }
    return 0;
  };
  const plain = sum(await Promise.all(PLAIN.map(pointsOf)));
  // If it is not read held straight, the other ways are skipped.
  return plain < QR_SCORE.least ? plain : plain + sum(await Promise.all(HARDER.map(pointsOf)));
}

const sum = (points: number[]) => points.reduce((all, each) => all + each, 0);

async function rasterOf(drawing: Drawing, pixels: number) {
  const { data, info } = await sharp(Buffer.from(writeSvg(drawing, pixels)))
    .flatten({ background: "#ffffff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
}

export function printedCode(
  { matrix, origin, width }: Pick<Drawing, "matrix" | "origin" | "width">,
  pixels: number,
  { foreground, background }: Pick<QrDesign, "foreground" | "background">,
) {
  const module = pixels / width;
  return {
    module,
    x: origin.x * module,
    y: origin.y * module,
    size: matrix.size,
    isDark: matrix.isDark,
    dark: bytesOf(foreground),
    light: bytesOf(background),
  };
}

const bytesOf = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
