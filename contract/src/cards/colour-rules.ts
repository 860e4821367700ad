// Pure rules about colours, used on both sides. No zod here: public pages import this file.

/** The contrast that WCAG requires for text. */
export const READABLE = 4.5;
/** The contrast that WCAG requires for graphics and large text. */
export const VISIBLE = 3;

/** The most characters of an opaque colour such as #2563eb. */
export const HEX_MAX = 7;

const WHITE = "#ffffff";
const BLACK = "#000000";

/** Reads "#abc", "#AABBCC" and the same with transparency; null for any other text. */
export function readHex(value: string): string | null {
  const [, digits] = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(value.trim()) ?? [];
  if (!digits) return null;
  const long = digits.length < 6 ? digits.replaceAll(/./g, "$&$&") : digits;
  const hex = `#${long.toLowerCase()}`;
  return hex.length === 9 && hex.endsWith("ff") ? hex.slice(0, 7) : hex;
}

/** How opaque a colour is, from 0 to 1. */
export const alphaOf = (colour: string) =>
  colour.length === 9 ? Number.parseInt(colour.slice(7), 16) / 255 : 1;

/** The same colour with this opacity, limited to 0 to 1. */
export function withAlpha(colour: string, alpha: number): string {
  const clamped = Math.min(1, Math.max(0, Number.isFinite(alpha) ? alpha : 1));
  return clamped === 1
    ? colour.slice(0, 7)
    : colour.slice(0, 7) +
        Math.round(clamped * 255)
          .toString(16)
          .padStart(2, "0");
}

/** The colour as a browser shows it on white. */
export const opaque = (colour: string) => mixed(colour.slice(0, 7), WHITE, 1 - alphaOf(colour));

/** The first colour with this share of the second. */
export function mixed(first: string, second: string, share: number): string {
  const other = channels(second);
  const values = channels(first).map((value, at) =>
    Math.round(value * (1 - share) + (other[at] ?? 0) * share),
  );
  return `#${values.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** The contrast of two colours as WCAG 2 defines it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The least contrast of a text anywhere on a background of these colours. */
export const leastContrast = (text: string, papers: string[]) =>
  Math.min(...between(papers).map((paper) => contrast(text, paper)));

/** Black or white, whichever can be read on the colour. */
export const readableOn = (colour: string) => (contrast(colour, WHITE) >= READABLE ? WHITE : BLACK);

/** The wanted colour, or the nearest colour that can be read on all of these. */
export function readable(wanted: string, papers: string[], least = READABLE): string {
  if (leastContrast(wanted, papers) >= least) return wanted;
  const end = leastContrast(WHITE, papers) >= leastContrast(BLACK, papers) ? WHITE : BLACK;
  for (let share = 0.1; share < 1; share += 0.1) {
    const nearer = mixed(wanted, end, share);
    if (leastContrast(nearer, papers) >= least) return nearer;
  }
  return end;
}

/** No text colour can be read on all of a gradient from light to dark. This reduces it until one can. */
export function calmed(papers: string[]): string[] {
  const leavesOne = [WHITE, BLACK].some((ink) => leastContrast(ink, papers) >= READABLE);
  return leavesOne ? papers : calmed(papers.map((paper) => mixed(paper, papers[0] ?? WHITE, 0.25)));
}

/** Adds the colours in the middle of a gradient: red to green is darker there than at its ends. */
function between(papers: string[]): string[] {
  return papers.flatMap((paper, at) => {
    const next = papers[at + 1];
    return next ? [paper, ...[0.25, 0.5, 0.75].map((share) => mixed(paper, next, share))] : [paper];
  });
}

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
