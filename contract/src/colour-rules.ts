// Pure rules about colours, used on both sides. No zod here: public pages import this file.

/** What WCAG asks of text. */
export const READABLE = 4.5;
/** What it asks of pictures and of large things. */
export const VISIBLE = 3;

const WHITE = "#ffffff";
const BLACK = "#000000";

/** "#abc", "#AABBCC" and the same with transparency; whatever else is null. */
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

/** The same colour this opaque; what lies outside 0 to 1 is drawn in. */
export function withAlpha(colour: string, alpha: number): string {
  const clamped = Math.min(1, Math.max(0, Number.isFinite(alpha) ? alpha : 1));
  return clamped === 1
    ? colour.slice(0, 7)
    : colour.slice(0, 7) +
        Math.round(clamped * 255)
          .toString(16)
          .padStart(2, "0");
}

/** On white, as a browser shows a colour that lets something through. */
export const opaque = (colour: string) => mixed(colour.slice(0, 7), WHITE, 1 - alphaOf(colour));

/** So much of the second colour in the first. */
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

/** The wanted colour, or the nearest to it that can be read everywhere on these. */
export function readable(wanted: string, papers: string[], least = READABLE): string {
  if (leastContrast(wanted, papers) >= least) return wanted;
  const end = leastContrast(WHITE, papers) >= leastContrast(BLACK, papers) ? WHITE : BLACK;
  for (let share = 0.1; share < 1; share += 0.1) {
    const nearer = mixed(wanted, end, share);
    if (leastContrast(nearer, papers) >= least) return nearer;
  }
  return end;
}

/** A gradient from light to dark leaves no colour for the text: it is drawn in until one is left. */
export function calmed(papers: string[]): string[] {
  const leavesOne = [WHITE, BLACK].some((ink) => leastContrast(ink, papers) >= READABLE);
  return leavesOne ? papers : calmed(papers.map((paper) => mixed(paper, papers[0] ?? WHITE, 0.25)));
}

/** With what a gradient shows between its colours: red to green is darker in the middle than at its ends. */
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
