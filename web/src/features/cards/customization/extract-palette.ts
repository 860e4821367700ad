import { PALETTE_COLOURS } from "@cardplaza/contract/cards/customization/customization-words";
import { getPaletteSync } from "colorthief";
import { readImage } from "../../../forms/pictures/draw-picture.ts";

/** More than we show: with only five, a small dark area merges into a large one. */
const CLUSTERS = 10;
/** What covers less is the soft edge between two colours, not one of them. */
const LEAST_SHARE = 0.005;

/** The five colours of a picture, the most frequent first; fewer where it has fewer. Nothing leaves the browser. */
export async function extractPalette(url: string): Promise<string[]> {
  const image = await readImage(url);
  // Flat logos are split more cleanly in RGB than in OKLCH, where neighbours melt together.
  const palette = getPaletteSync(image, { colorCount: CLUSTERS, quality: 3, colorSpace: "rgb" }) ?? [];
  const total = palette.reduce((sum, { population }) => sum + population, 0);
  const frequent = palette
    .filter(({ population }) => population >= total * LEAST_SHARE)
    .sort((one, other) => other.population - one.population);
  return [...new Set(frequent.map((colour) => colour.hex().toLowerCase()))].slice(0, PALETTE_COLOURS);
}
