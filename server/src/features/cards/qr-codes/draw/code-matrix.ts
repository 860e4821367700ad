import QRCode from "qrcode";
import { QR_DEFAULTS, QR_WITH_LOGO } from "@cardplaza/contract/cards/qr-codes/qr";

/** The modules of a code, counted from its upper left corner without the quiet zone. */
export interface CodeMatrix {
  size: number;
  isDark: (x: number, y: number) => boolean;
  /** The square of modules that a logo covers; undefined without one. */
  pad?: { at: number; size: number };
}

type Decoration = { withLogo: boolean; withFrame: boolean };

export function codeMatrix(text: string, { withLogo, withFrame }: Decoration): CodeMatrix {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: levelOf({ withLogo, withFrame }) });
  const { size } = modules;
  const isInside = (x: number, y: number) => x >= 0 && y >= 0 && x < size && y < size;
  return {
    size,
    isDark: (x, y) => isInside(x, y) && modules.get(y, x) === 1,
    pad: withLogo ? padOf(size) : undefined,
  };
}

// A frame makes the code itself smaller and adds lines that confuse readers: at level M one damaged
// print in fifty was lost inside a frame, at Q none in a hundred (zbar).
const levelOf = ({ withLogo, withFrame }: Decoration) =>
  withLogo ? QR_WITH_LOGO.errorCorrectionLevel : withFrame ? "Q" : QR_DEFAULTS.errorCorrectionLevel;

export const EYE_SIZE = 7;

/** The three large squares by which readers find the code are drawn as separate shapes. */
export const eyesOf = (size: number): [number, number][] => [
  [0, 0],
  [size - EYE_SIZE, 0],
  [0, size - EYE_SIZE],
];

export const isInEye = (size: number, x: number, y: number) =>
  eyesOf(size).some(([left, top]) => x >= left && x < left + EYE_SIZE && y >= top && y < top + EYE_SIZE);

export const isUnderPad = ({ pad }: CodeMatrix, x: number, y: number) =>
  pad !== undefined && x >= pad.at && x < pad.at + pad.size && y >= pad.at && y < pad.at + pad.size;

/** At most a fifth of the width, and odd, so that it is centred. */
function padOf(size: number) {
  const most = Math.floor(size * QR_WITH_LOGO.share);
  const pad = most % 2 === 1 ? most : most - 1;
  return { at: (size - pad) / 2, size: pad };
}
