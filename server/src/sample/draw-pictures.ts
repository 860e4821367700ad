import sharp from "sharp";
import type { UploadPurpose } from "@cardplaza/contract/uploads/uploads";
import type { MemberContext } from "../context.ts";
import { storeUpload } from "../features/uploads/store-upload.ts";

export interface Drawing {
  svg: string;
  purpose: UploadPurpose;
  /** Narrower than it is drawn, where nobody sees it larger: encoding takes most of the time. */
  width?: number;
}

/** Draws and uploads each picture once, because drawing takes most of the loading time. Returns the addresses by name. */
export async function drawPictures(
  ctx: MemberContext,
  drawings: Map<string, Drawing>,
): Promise<(name: string) => string> {
  const urls = new Map<string, string>();
  const waiting = [...drawings];
  const drawOneByOne = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [name, { svg, purpose, width }] = next;
      const drawn = sharp(Buffer.from(svg), { density: 96 });
      const png = await (width ? drawn.resize({ width }) : drawn).png({ compressionLevel: 1 }).toBuffer();
      const { url } = await storeUpload(ctx, new File([new Uint8Array(png)], `${purpose}.png`), purpose);
      urls.set(name, url);
    }
  };
  // Two at once, because the server encodes two pictures at the same time.
  await Promise.all([drawOneByOne(), drawOneByOne()]);
  return (name) => urls.get(name) ?? "";
}
