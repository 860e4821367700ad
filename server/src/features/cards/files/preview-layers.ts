import type { OverlayOptions } from "sharp";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { drawable, drawText, type DrawnText, type TextStyle } from "../../../platform/pictures/draw-text.ts";
import { MARK_PLACE, type PreviewPlaces } from "./preview-backdrop.ts";
import type { PreviewColours } from "./preview-colours.ts";

const GAP_AFTER_NAME = 30;
const GAP = 20;

/** The name and two lines below it, around the middle of their place. */
export async function textLayers(
  [name, second, third]: [name: string, second: string, third: string],
  place: PreviewPlaces["text"],
  colours: PreviewColours,
): Promise<OverlayOptions[]> {
  const { x, width } = place;
  const box = { width, height: 80, weight: "Regular" as const };
  const styles: [text: string, style: TextStyle][] = [
    [name, { ...box, weight: "SemiBold", height: 172, sizes: [80, 70, 60, 50, 42], colour: colours.ink }],
    [drawable(second), { ...box, sizes: [38, 34, 30], colour: colours.emphasis }],
    [drawable(third), { ...box, sizes: [34, 30, 28], colour: colours.muted }],
  ];
  const drawn: DrawnText[] = [];
  for (const [text, style] of styles) if (text) drawn.push(await drawText(text, style));
  const gapAfter = (at: number) => (at === 0 ? GAP_AFTER_NAME : GAP);
  const total = drawn.reduce((sum, { height }, at) => sum + height + (at > 0 ? gapAfter(at - 1) : 0), 0);
  let top = Math.max(place.top, Math.round(place.middle - total / 2));
  return drawn.map(({ input, height }, at) => {
    const layer = { input, left: x, top };
    top += height + gapAfter(at);
    return layer;
  });
}

/** The first letter, where there is no picture. */
export async function letterLayer(
  name: string,
  { x, y, radius }: PreviewPlaces["portrait"],
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

/** The name beside the product's mark. */
export async function productLayer(colours: PreviewColours): Promise<OverlayOptions> {
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
