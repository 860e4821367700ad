import { converter, formatHex } from "culori";
import sharp from "sharp";
import type { Tint } from "./theme-words.ts";

export interface LogoColours {
  /** True if no part of the logo has a colour. */
  isGrey: boolean;
  /** The strongest first; none for a grey logo. */
  tints: Tint[];
  /** The colours as hex, for a model. */
  colours: string[];
}

const SIDE = 48;
const SECTORS = 24;
const COLOURED = 0.045;
/** A smaller share of the drawn area is JPEG noise, not a colour. */
const LEAST_SHARE = 0.03;
const TINTS = 3;
const toOklch = converter("oklch");

interface Sector {
  weight: number;
  l: number;
  c: number;
  h: number;
}

/** The colours of a logo, by the area they cover. White is the background. */
export async function readLogoColours(picture: Uint8Array): Promise<LogoColours> {
  const pixels = await sharp(picture)
    .resize(SIDE, SIDE, { fit: "inside" })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer();
  const sectors = new Map<number, Sector>();
  let drawn = 0;
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [r = 0, g = 0, b = 0] = [0, 1, 2].map((channel) => (pixels[at + channel] ?? 0) / 255);
    const { l, c, h = 0 } = toOklch({ mode: "rgb", r, g, b });
    if (l > 0.96 && c < COLOURED) continue;
    drawn++;
    if (c < COLOURED) continue;
    const key = Math.floor((((h % 360) + 360) % 360) / (360 / SECTORS));
    const sector = sectors.get(key) ?? { weight: 0, l: 0, c: 0, h: 0 };
    sectors.set(key, {
      weight: sector.weight + 1,
      l: sector.l + l,
      c: sector.c + c,
      h: sector.h + h,
    });
  }
  const found = [...sectors.values()]
    .filter(({ weight }) => weight >= drawn * LEAST_SHARE)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, TINTS)
    .map(({ weight, l, c, h }) => ({ l: l / weight, c: c / weight, h: h / weight }));
  return {
    isGrey: found.length === 0,
    tints: found.map(({ l, c, h }) => ({ hue: h, chroma: Math.min(0.2, c), deep: l < 0.42 })),
    colours: found.map(({ l, c, h }) => formatHex({ mode: "oklch", l, c, h })),
  };
}
