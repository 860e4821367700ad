import { spawnSync } from "node:child_process";
import jsQr from "jsqr";
import sharp from "sharp";

/** True where zbar is installed; without it only jsQR reads the codes. */
export const hasZbar = spawnSync("zbarimg", ["--version"]).status === 0;

/** What two readers make of a picture of a code. */
export async function readQr(picture: Uint8Array | string): Promise<{ jsqr?: string; zbar?: string }> {
  const image = sharp(typeof picture === "string" ? Buffer.from(picture) : picture).flatten({
    background: "#fff",
  });
  const { data, info } = await image.clone().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const jsqr = jsQr.default(new Uint8ClampedArray(data), info.width, info.height)?.data;
  if (!hasZbar) return { jsqr };
  const zbar = spawnSync("zbarimg", ["-q", "--raw", "-Sdisable", "-Sqrcode.enable", "PNG:-"], {
    input: await image.png().toBuffer(),
    encoding: "utf8",
  }).stdout.replace(/\n$/, "");
  return { jsqr, zbar };
}

export const bothRead = (text: string) => (hasZbar ? { jsqr: text, zbar: text } : { jsqr: text });
