import sharp, { type OverlayOptions } from "sharp";
import { FALLBACK_NAME, type CardTheme } from "@cardplaza/contract/cards/card-rules";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { drawable, drawText, type DrawnText, type TextStyle } from "../../../platform/pictures/draw-text.ts";
import { MARK_PLACE, PREVIEW_PLACES, previewBackdrop, type PreviewPlaces } from "./preview-backdrop.ts";
import type { PreviewColours } from "./preview-colours.ts";

export interface PreviewSource {
  name: string;
  role: string;
  company: string;
  theme: CardTheme;
  colours: PreviewColours;
}

const GAP_AFTER_NAME = 30;
const GAP = 20;

/** The picture of a shared link: the person, in the card's own colours. */
export async function drawPreview(source: PreviewSource, portrait: Uint8Array | null): Promise<Buffer> {
  const { theme, colours } = source;
  const places = PREVIEW_PLACES[theme];
  const name = drawable(source.name) || FALLBACK_NAME;
  const layers = [
    await (portrait ? portraitLayer(portrait, places) : letterLayer(name, places, colours)),
    ...(await textLayers({ ...source, name }, places)),
    await productLayer(colours),
  ];
  const backdrop = Buffer.from(previewBackdrop(theme, colours));
  return sharp(backdrop)
    .composite(layers)
    .flatten({ background: colours.paper })
    .jpeg({ quality: 88, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

async function textLayers(
  { name, role, company, colours }: PreviewSource,
  places: PreviewPlaces,
): Promise<OverlayOptions[]> {
  const { x, width } = places.text;
  const box = { width, height: 80, weight: "Regular" as const };
  const styles: [text: string, style: TextStyle][] = [
    [name, { ...box, weight: "SemiBold", height: 172, sizes: [80, 70, 60, 50, 42], colour: colours.ink }],
    [drawable(role), { ...box, sizes: [38, 34, 30], colour: colours.emphasis }],
    [drawable(company), { ...box, sizes: [34, 30, 28], colour: colours.muted }],
  ];
  const drawn: DrawnText[] = [];
  for (const [text, style] of styles) if (text) drawn.push(await drawText(text, style));
  const gapAfter = (at: number) => (at === 0 ? GAP_AFTER_NAME : GAP);
  const total = drawn.reduce((sum, { height }, at) => sum + height + (at > 0 ? gapAfter(at - 1) : 0), 0);
  let top = Math.max(places.text.top, Math.round(places.text.middle - total / 2));
  return drawn.map(({ input, height }, at) => {
    const layer = { input, left: x, top };
    top += height + gapAfter(at);
    return layer;
  });
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

async function letterLayer(
  name: string,
  { portrait: { x, y, radius } }: PreviewPlaces,
  colours: PreviewColours,
): Promise<OverlayOptions> {
  const [first] = new Intl.Segmenter("en", { granularity: "grapheme" }).segment(name);
  const { input, width, height } = await drawText((first?.segment ?? "").toLocaleUpperCase("en"), {
    weight: "SemiBold",
    colour: colours.emphasis,
    sizes: [radius, Math.round(radius / 2)],
    width: radius * 2,
    height: radius * 2,
  });
  return { input, left: Math.round(x - width / 2), top: Math.round(y - height / 2) };
}

async function productLayer(colours: PreviewColours): Promise<OverlayOptions> {
  const { input, height } = await drawText(PRODUCT_NAME, {
    weight: "SemiBold",
    colour: colours.muted,
    sizes: [26],
    width: 200,
    height: 60,
  });
  // The name's descenders hang below the middle of the mark.
  const top = Math.round(MARK_PLACE.y + (MARK_PLACE.size - height) / 2 + 1);
  return { input, left: MARK_PLACE.x + MARK_PLACE.size + 8, top };
}
