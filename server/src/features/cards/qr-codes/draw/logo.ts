import sharp from "sharp";
import type { Picture } from "./draw-code.ts";
import { rectangle } from "./paths.ts";

const LOGO_PIXELS = 480;
/** Modules of white between the logo and the code. */
const RIM = 0.5;

/** The logo on its white pad, in the middle of the code. */
export async function drawLogo(
  logo: Uint8Array,
  pad: { at: number; size: number },
  origin: { x: number; y: number },
): Promise<{ pad: { path: string; fill: string }; picture: Picture }> {
  const png = await sharp(logo)
    .resize({ width: LOGO_PIXELS, height: LOGO_PIXELS, fit: "contain", background: "#ffffff" })
    .flatten({ background: "#ffffff" })
    .png()
    .toBuffer();
  const x = origin.x + pad.at;
  const y = origin.y + pad.at;
  const side = pad.size - 2 * RIM;
  return {
    pad: { path: rectangle(x, y, pad.size, pad.size), fill: "#ffffff" },
    picture: { png, x: x + RIM, y: y + RIM, width: side, height: side },
  };
}
