import type { QrDots } from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import { type CodeMatrix, isInEye, isUnderPad } from "./code-matrix.ts";
import { circle, diamond, rectangle, roundedRectangle } from "./paths.ts";

type IsDark = (x: number, y: number) => boolean;

/** Hides the hairline that a viewer may leave between two modules that touch. */
const OVERLAP = 0.03;
const ROUNDING = 0.32;

const SHAPES: Record<QrDots, (x: number, y: number, isDark: IsDark) => string> = {
  square: (x, y, isDark) =>
    rectangle(x, y, 1 + (isDark(x + 1, y) ? OVERLAP : 0), 1 + (isDark(x, y + 1) ? OVERLAP : 0)),
  rounded: (x, y) => roundedRectangle(x, y, 1, 1, [ROUNDING, ROUNDING, ROUNDING, ROUNDING]),
  dots: (x, y) => circle(x + 0.5, y + 0.5, 0.5),
  diamond: (x, y) => diamond(x + 0.5, y + 0.5, 0.7),
  // Neighbours are joined; only free corners are round.
  smooth: (x, y, isDark) => {
    const corner = (dx: number, dy: number) => (isDark(x + dx, y) || isDark(x, y + dy) ? 0 : 0.5);
    const right = isDark(x + 1, y) ? OVERLAP : 0;
    const below = isDark(x, y + 1) ? OVERLAP : 0;
    return roundedRectangle(x, y, 1 + right, 1 + below, [
      corner(-1, -1),
      corner(1, -1),
      corner(1, 1),
      corner(-1, 1),
    ]);
  },
};

/** Everything but the eyes, as one path that begins at `offset`. */
export function drawDots(matrix: CodeMatrix, dots: QrDots, offset: { x: number; y: number }): string {
  const { size } = matrix;
  const isDark: IsDark = (x, y) => matrix.isDark(x, y) && !isInEye(size, x, y) && !isUnderPad(matrix, x, y);
  const moved: IsDark = (x, y) => isDark(x - offset.x, y - offset.y);
  let path = "";
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) if (isDark(x, y)) path += SHAPES[dots](x + offset.x, y + offset.y, moved);
  }
  return path;
}
