import sharp, { type OverlayOptions } from "sharp";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { drawText } from "../../platform/pictures/draw-text.ts";
import { MARK_PLACE, pageBackdrop } from "./page-backdrop.ts";

const LEFT = 84;
const WIDTH = 600;
const INK = "#0f172a";
const MUTED = "#51607a";

/** The preview picture of a page: its title and text beside a drawing of a card. */
export async function drawPagePicture({ title, text }: { title: string; text: string }): Promise<Buffer> {
  const name = await drawText(PRODUCT_NAME, {
    weight: "SemiBold",
    colour: INK,
    sizes: [34],
    width: 320,
    height: 60,
  });
  const heading = await drawText(title, {
    weight: "SemiBold",
    colour: INK,
    sizes: [76, 68, 60, 52],
    width: WIDTH,
    height: 270,
  });
  const below = await drawText(text, {
    weight: "Regular",
    colour: MUTED,
    sizes: [34, 30],
    width: WIDTH,
    height: 100,
  });
  const gap = 42;
  const top = Math.round(360 - (heading.height + gap + below.height) / 2);
  const layers: OverlayOptions[] = [
    { input: name.input, left: LEFT + MARK_PLACE.size + 14, top: MARK_PLACE.y + 8 },
    { input: heading.input, left: LEFT, top },
    { input: below.input, left: LEFT, top: top + heading.height + gap },
  ];
  return sharp(Buffer.from(pageBackdrop()))
    .composite(layers)
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 88, chromaSubsampling: "4:4:4" })
    .toBuffer();
}
