import type { QrEyes } from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import { EYE_SIZE, eyesOf } from "./code-matrix.ts";
import { type Corners, roundedRectangle } from "./paths.ts";

/** Radii of the ring, of the hole in it and of the pupil. A leaf has one sharp corner. */
const RADII: Record<QrEyes, { ring: number; hole: number; pupil: number; isLeaf?: true }> = {
  square: { ring: 0, hole: 0, pupil: 0 },
  rounded: { ring: 1.9, hole: 1, pupil: 0.8 },
  circle: { ring: 2.9, hole: 2, pupil: 1.5 },
  leaf: { ring: 2.6, hole: 1.7, pupil: 1.2, isLeaf: true },
};

/** The three eyes as one path. */
export function drawEyes(size: number, eyes: QrEyes, offset: { x: number; y: number }): string {
  const { ring, hole, pupil, isLeaf } = RADII[eyes];
  return eyesOf(size)
    .map(([left, top]) => {
      const x = left + offset.x;
      const y = top + offset.y;
      const corners = (radius: number): Corners =>
        [0, 1, 2, 3].map((corner) => (isLeaf && corner === sharpCorner(left, top) ? 0 : radius)) as Corners;
      return (
        roundedRectangle(x, y, EYE_SIZE, EYE_SIZE, corners(ring)) +
        roundedRectangle(x + 1, y + 1, EYE_SIZE - 2, EYE_SIZE - 2, corners(hole), true) +
        roundedRectangle(x + 2, y + 2, EYE_SIZE - 4, EYE_SIZE - 4, corners(pupil))
      );
    })
    .join("");
}

/** The corner at the code's own corner. */
const sharpCorner = (left: number, top: number) => (top > 0 ? 3 : left > 0 ? 1 : 0);
