import sharp, { type OverlayOptions } from "sharp";
import { PREVIEW_IMAGE } from "@cardplaza/contract/cards/card-files";
import { DEFAULT_CUSTOMIZATION } from "@cardplaza/contract/cards/customization/customization";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { drawable } from "../../../platform/pictures/draw-text.ts";
import { productMark } from "../../cards/files/preview-backdrop.ts";
import { previewColours } from "../../cards/files/preview-colours.ts";
import { letterLayer, productLayer, textLayers } from "../../cards/files/preview-layers.ts";

const { width: W, height: H } = PREVIEW_IMAGE;
const FRAME = { x: 76, y: 105, side: 420, corner: 32 };
const TEXT = { x: 552, top: 60, middle: 292, width: 570 };
const COLOURS = previewColours(DEFAULT_CUSTOMIZATION);
const BAND = `<linearGradient id="band" x1="0" y1="0" x2="1" y2="1">
  <stop offset="0" stop-color="${COLOURS.primary}"/><stop offset="1" stop-color="${COLOURS.secondary}"/>
</linearGradient>`;

export interface OfferPreview {
  name: string;
  /** Below the name: what it is or costs, and where it is from. */
  lines: [string, string];
  /** A logo is shown whole, a photo fills its frame. */
  picture: "logo" | "photo";
  /** Whose first letter stands in for a missing picture, if not its own. */
  initialOf?: string;
}

/** The picture of a shared link to a company or a product: its logo or photo beside its name. */
export async function drawOfferPreview(offer: OfferPreview, picture: Uint8Array | null): Promise<Buffer> {
  const name = drawable(offer.name) || PRODUCT_NAME;
  const { x, y, side } = FRAME;
  const middle = { x: x + side / 2, y: y + side / 2, radius: side / 3 };
  const layers = [
    await (picture
      ? pictureLayer(picture, offer.picture)
      : letterLayer(drawable(offer.initialOf ?? "") || name, middle, COLOURS)),
    ...(await textLayers([name, ...offer.lines], TEXT, COLOURS)),
    await productLayer(COLOURS),
  ];
  return sharp(Buffer.from(backdrop()))
    .composite(layers)
    .flatten({ background: COLOURS.paper })
    .jpeg({ quality: 88, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

const frame = (attributes: string) =>
  `<rect width="${FRAME.side}" height="${FRAME.side}" rx="${FRAME.corner}" ${attributes}/>`;

const backdrop = () => `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}">
  <defs>${BAND}</defs>
  <rect width="${W}" height="${H}" fill="${COLOURS.paper}"/>
  <rect width="286" height="${H}" fill="url(#band)"/>
  <g transform="translate(${FRAME.x} ${FRAME.y})">${frame(`fill="#ffffff" stroke="${COLOURS.ink}" stroke-opacity=".16" stroke-width="2"`)}</g>
  ${productMark(COLOURS)}
</svg>`;

async function pictureLayer(picture: Uint8Array, kind: OfferPreview["picture"]): Promise<OverlayOptions> {
  const { x, y, side } = FRAME;
  const margin = kind === "logo" ? 40 : 0;
  const inner = side - 2 * margin;
  const mask = `<svg width="${side}" height="${side}">${frame("")}</svg>`;
  const fitted = await sharp(picture)
    .resize(inner, inner, { fit: kind === "logo" ? "contain" : "cover", background: "#ffffff" })
    .flatten({ background: "#ffffff" })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: "#ffffff" })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const input = await sharp(fitted)
    .composite([{ input: Buffer.from(mask), blend: "dest-in" }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { input, left: x, top: y };
}
