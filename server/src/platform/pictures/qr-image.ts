import { LRUCache } from "lru-cache";
import QRCode, { type QRCode as QrSymbol } from "qrcode";
import sharp from "sharp";
import { QR_DEFAULTS, QR_TEXT, QR_VERSIONS, QR_WITH_LOGO } from "@cardplaza/contract/cards/qr-codes/qr";
import { versionOf } from "../http/known-version.ts";
import { Refusal } from "../refusals.ts";

export interface QrOptions {
  /** 1 to 40; without it the smallest that fits. */
  version?: number;
  /** Pixels for each module. */
  scale?: number;
  /** A picture for the middle, in any format that sharp reads. */
  logo?: Uint8Array;
}

// The last pictures, because the same few are asked for again and again.
const pngs = new LRUCache<string, Buffer>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (png) => png.length + 500,
});

export async function drawQrPng(text: string, options: QrOptions = {}): Promise<Buffer> {
  const { version, scale, logo } = options;
  const key = JSON.stringify([text, version, scale, logo && versionOf(logo)]);
  const png = pngs.get(key) ?? (await drawNewPng(text, options));
  pngs.set(key, png);
  return png;
}

async function drawNewPng(text: string, options: QrOptions): Promise<Buffer> {
  const symbol = createSymbol(text, options);
  const { scale, margin } = sizesOf(options);
  const code = enlarged(symbol, margin, scale);
  if (!options.logo) return code.png().toBuffer();
  const { pad, logo, inset } = logoPlace(symbol);
  const at = (modules: number) => Math.round((modules + margin) * scale);
  return code
    .toColourspace("srgb")
    .composite([
      { input: await square(pad * scale, "#ffffff"), left: at(inset), top: at(inset) },
      {
        input: await fittedLogo(options.logo, Math.floor(logo * scale)),
        left: at(inset + (pad - logo) / 2),
        top: at(inset + (pad - logo) / 2),
      },
    ])
    .png()
    .toBuffer();
}

/** One pixel a module, which sharp enlarges in a thread of its own: a code for print is a million pixels. */
function enlarged({ modules }: QrSymbol, margin: number, scale: number) {
  const side = modules.size + 2 * margin;
  const pixels = Buffer.alloc(side * side, 255);
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column)) pixels[(row + margin) * side + column + margin] = 0;
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } }).resize(
    side * scale,
    side * scale,
    {
      kernel: "nearest",
    },
  );
}

export async function drawQrSvg(text: string, options: QrOptions = {}): Promise<string> {
  const symbol = createSymbol(text, options);
  const { scale, margin } = sizesOf(options);
  const width = (symbol.modules.size + 2 * margin) * scale;
  const settings = { ...settingsOf(options), version: symbol.version, margin, width };
  const svg = await QRCode.toString(text, { ...settings, type: "svg" });
  if (!options.logo) return svg;
  const { pad, logo, inset } = logoPlace(symbol);
  const bytes = await fittedLogo(options.logo, 240);
  const box = (from: number, size: number) =>
    `x="${from + margin}" y="${from + margin}" width="${size}" height="${size}"`;
  const middle =
    `<rect fill="#ffffff" ${box(inset, pad)}/>` +
    `<image ${box(inset + (pad - logo) / 2, logo)} href="data:image/png;base64,${bytes.toString("base64")}"/>`;
  return svg.replace("</svg>", `${middle}</svg>`);
}

const settingsOf = ({ logo }: QrOptions) => ({
  errorCorrectionLevel: logo ? QR_WITH_LOGO.errorCorrectionLevel : QR_DEFAULTS.errorCorrectionLevel,
});
const sizesOf = ({ scale = QR_DEFAULTS.scale }: QrOptions) => ({ scale, margin: QR_DEFAULTS.margin });

function createSymbol(text: string, options: QrOptions): QrSymbol {
  const { version } = options;
  if (text === "") throw new Refusal("VALIDATION", QR_TEXT.noText);
  if (version !== undefined && !isVersion(version)) throw new Refusal("VALIDATION", QR_TEXT.badVersion);
  try {
    return QRCode.create(text, { ...settingsOf(options), version });
  } catch {
    // Text and version are checked above, so the only remaining reason is too much text.
    throw new Refusal("VALIDATION", QR_TEXT.tooMuch);
  }
}

const isVersion = (version: number) =>
  Number.isInteger(version) && version >= QR_VERSIONS.min && version <= QR_VERSIONS.max;

/**
 * Sizes in modules: the white square, the logo on it, and where the square begins. The square hides modules
 * too: at a quarter of the width half of the damaged codes could not be read, at a fifth all could (zbar).
 */
function logoPlace({ modules: { size } }: QrSymbol) {
  const most = Math.floor(size * QR_WITH_LOGO.share);
  // A code has an odd number of modules, so only an odd square can be in the exact middle.
  const pad = most % 2 === 1 ? most : most - 1;
  return { pad, logo: pad - 1, inset: (size - pad) / 2 };
}

const square = (size: number, background: string) =>
  sharp({ create: { width: size, height: size, channels: 3, background } })
    .png()
    .toBuffer();

const fittedLogo = (logo: Uint8Array, size: number) =>
  sharp(logo).resize({ width: size, height: size, fit: "contain", background: "#ffffff00" }).png().toBuffer();
