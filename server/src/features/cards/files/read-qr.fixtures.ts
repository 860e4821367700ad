import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

// From the package: by default it would fetch the module from the network.
const module = readFileSync(fileURLToPath(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm")));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(module).buffer } });

/** True where zbar is installed; without it only ZXing reads the codes. */
export const hasZbar = spawnSync("zbarimg", ["--version"]).status === 0;

/** What two readers that the product does not use read in a picture of a code. */
export async function readQr(picture: Uint8Array | string): Promise<{ zxing?: string; zbar?: string }> {
  const image = sharp(typeof picture === "string" ? Buffer.from(picture) : picture).flatten({
    background: "#fff",
  });
  const png = await image.png().toBuffer();
  const zxing = await readWithZxing(png);
  if (!hasZbar) return { zxing };
  const zbar = spawnSync("zbarimg", ["-q", "--raw", "-Sdisable", "-Sqrcode.enable", "PNG:-"], {
    input: png,
    encoding: "utf8",
  }).stdout.replace(/\n$/, "");
  return { zxing, zbar };
}

/** With both ways to separate dark from light, as a camera's next frame would. */
export async function readWithZxing(picture: Uint8Array | Pixels): Promise<string | undefined> {
  const image = picture as Parameters<typeof readBarcodes>[0];
  for (const binarizer of ["LocalAverage", "GlobalHistogram"] as const) {
    const [found] = await readBarcodes(image, { formats: ["QRCode"], tryHarder: true, binarizer });
    if (found) return found.text;
  }
  return undefined;
}

interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

export const bothRead = (text: string) => (hasZbar ? { zxing: text, zbar: text } : { zxing: text });
