import type { CardTheme } from "@cardplaza/contract/cards/card-rules";
import { PREVIEW_IMAGE } from "@cardplaza/contract/cards/card-files";
import { contrast, mixed } from "@cardplaza/contract/cards/colour-rules";
import type { PreviewColours } from "./preview-colours.ts";

const { width: W, height: H } = PREVIEW_IMAGE;

export interface PreviewPlaces {
  portrait: { x: number; y: number; radius: number };
  /** The text block: its left side, its width, its middle, and its upper limit. */
  text: { x: number; top: number; middle: number; width: number };
}

/** The positions, by the layout of the card. */
export const PREVIEW_PLACES: Record<CardTheme, PreviewPlaces> = {
  modern: { portrait: { x: 250, y: 315, radius: 148 }, text: { x: 470, top: 60, middle: 300, width: 650 } },
  minimalist: {
    portrait: { x: 226, y: 300, radius: 116 },
    text: { x: 406, top: 60, middle: 300, width: 700 },
  },
  corporate: {
    portrait: { x: 232, y: 236, radius: 132 },
    text: { x: 424, top: 176, middle: 306, width: 690 },
  },
  creative: { portrait: { x: 256, y: 312, radius: 144 }, text: { x: 462, top: 60, middle: 300, width: 660 } },
};

/** Everything behind the texts, as shapes: text in SVG is not shaped for Indic scripts. */
export function previewBackdrop(theme: CardTheme, colours: PreviewColours): string {
  const { x, y, radius } = PREVIEW_PLACES[theme].portrait;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}">
    <defs>
      ${gradient("paper", colours.papers, DIRECTIONS[colours.direction])}
      ${gradient("brand", [colours.primary, colours.secondary], DIRECTIONS["to-bottom-right"])}
    </defs>
    <rect width="${W}" height="${H}" fill="url(#paper)"/>
    ${DECORATIONS[theme](colours)}
    <circle cx="${x}" cy="${y}" r="${radius + 8}" fill="${colours.paper}"/>
    <circle cx="${x}" cy="${y}" r="${radius}" fill="${mixed(colours.paper, colours.primary, 0.12)}"/>
    ${productMark(colours)}
  </svg>`;
}

const DECORATIONS: Record<CardTheme, (colours: PreviewColours) => string> = {
  modern: () => `<rect width="250" height="${H}" fill="url(#brand)"/>`,
  minimalist: ({ ink, primary }) =>
    `<rect x="32.5" y="32.5" width="${W - 65}" height="${H - 65}" fill="none" stroke="${ink}" stroke-opacity=".16"/>
    <circle cx="226" cy="300" r="134" fill="none" stroke="${primary}" stroke-opacity=".5" stroke-width="2"/>`,
  corporate: ({ accent }) =>
    `<rect width="${W}" height="144" fill="url(#brand)"/><rect y="144" width="${W}" height="6" fill="${accent}"/>`,
  creative: ({ primary, secondary, accent }) =>
    `<circle cx="1130" cy="40" r="250" fill="${primary}" fill-opacity=".10"/>
    <circle cx="960" cy="-30" r="150" fill="${accent}" fill-opacity=".14"/>
    <circle cx="60" cy="640" r="270" fill="${secondary}" fill-opacity=".12"/>
    <circle cx="256" cy="312" r="168" fill="url(#brand)"/>`,
};

const DIRECTIONS: Record<PreviewColours["direction"], string> = {
  "to-right": 'x1="0" y1="0" x2="1" y2="0"',
  "to-left": 'x1="1" y1="0" x2="0" y2="0"',
  "to-bottom": 'x1="0" y1="0" x2="0" y2="1"',
  "to-top": 'x1="0" y1="1" x2="0" y2="0"',
  "to-bottom-right": 'x1="0" y1="0" x2="1" y2="1"',
  "to-top-right": 'x1="0" y1="1" x2="1" y2="0"',
};

function gradient(id: string, colours: string[], direction: string): string {
  const last = Math.max(colours.length - 1, 1);
  const stops = colours.map((colour, at) => `<stop offset="${at / last}" stop-color="${colour}"/>`);
  return `<linearGradient id="${id}" ${direction}>${stops.join("")}</linearGradient>`;
}

export const MARK_PLACE = { x: W - 250, y: H - 98, size: 36 };
const BRAND = { body: "#2563eb", corner: "#06b6d4" };

/** The product's mark, in one neutral colour if its own would not be visible. */
export function productMark({ papers, muted }: PreviewColours): string {
  const isSeen = papers.every((paper) => contrast(BRAND.body, paper) >= 3);
  const { body, corner } = isSeen ? BRAND : { body: muted, corner: muted };
  return `<g transform="translate(${MARK_PLACE.x} ${MARK_PLACE.y}) scale(${MARK_PLACE.size / 32})">
    <path fill="${body}" d="M9.5 3h10v8h-6a2.5 2.5 0 0 0-2.5 2.5v5a2.5 2.5 0 0 0 2.5 2.5H29v1.5A6.5 6.5 0 0 1 22.5 29h-13A6.5 6.5 0 0 1 3 22.5v-13A6.5 6.5 0 0 1 9.5 3z"/>
    <path fill="${corner}" d="M21.5 4.4a.9.9 0 0 1 1.54-.64l5.7 5.7A.9.9 0 0 1 28.1 11h-5.6a1 1 0 0 1-1-1z"/>
  </g>`;
}
