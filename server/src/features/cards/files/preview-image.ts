import sharp, { type OverlayOptions } from "sharp";
import { FALLBACK_NAME, type CardTheme } from "@cardplaza/contract/cards/card-rules";
import { drawable } from "../../../platform/pictures/draw-text.ts";
import { PREVIEW_PLACES, previewBackdrop, type PreviewPlaces } from "./preview-backdrop.ts";
import type { PreviewColours } from "./preview-colours.ts";
import { letterLayer, productLayer, textLayers } from "./preview-layers.ts";

export interface PreviewSource {
  name: string;
  role: string;
  company: string;
  theme: CardTheme;
  colours: PreviewColours;
}

/** The picture of a shared link: the person, in the card's own colours. */
export async function drawPreview(source: PreviewSource, portrait: Uint8Array | null): Promise<Buffer> {
  const { theme, colours } = source;
  const places = PREVIEW_PLACES[theme];
  const name = drawable(source.name) || FALLBACK_NAME;
  const layers = [
    await (portrait ? portraitLayer(portrait, places) : letterLayer(name, places.portrait, colours)),
    ...(await textLayers([name, source.role, source.company], places.text, colours)),
    await productLayer(colours),
  ];
  const backdrop = Buffer.from(previewBackdrop(theme, colours));
  return sharp(backdrop)
    .composite(layers)
    .flatten({ background: colours.paper })
    .jpeg({ quality: 88, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

async function portraitLayer(
  portrait: Uint8Array,
  { portrait: { x, y, radius } }: PreviewPlaces,
): Promise<OverlayOptions> {
  const size = radius * 2;
  const circle = `<svg width="${size}" height="${size}"><circle cx="${radius}" cy="${radius}" r="${radius}"/></svg>`;
  const input = await sharp(portrait)
    .resize(size, size, { fit: "cover" })
    .composite([{ input: Buffer.from(circle), blend: "dest-in" }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { input, left: x - radius, top: y - radius };
}
