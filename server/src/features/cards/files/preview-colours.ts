import type { Customization } from "@cardplaza/contract/customization";

type Design = Pick<
  Customization,
  | "primaryColor"
  | "secondaryColor"
  | "accentColor"
  | "backgroundColor"
  | "textColor"
  | "backgroundType"
  | "gradient"
>;

export interface PreviewColours {
  /** The background from one side to the other; several colours where the card has a gradient. */
  papers: string[];
  direction: Customization["gradient"]["direction"];
  /** One colour that stands for the background. */
  paper: string;
  ink: string;
  muted: string;
  primary: string;
  secondary: string;
  accent: string;
  /** The primary colour, or the ink where that cannot be read on the background. */
  emphasis: string;
}

const READABLE = 4.5;
const DARK = "#111827";
const LIGHT = "#ffffff";
// On any single colour this or white can be read; the softer dark leaves a gap between.
const BLACK = "#000000";

/** The colours of a card, each text made readable on what lies under it. */
export function previewColours(design: Design): PreviewColours {
  const { backgroundType, gradient } = design;
  const isGradient = backgroundType === "gradient" || gradient.enabled;
  const papers = calmed((isGradient ? gradient.colors : [design.backgroundColor]).map(opaque));
  const paper = mixed(papers[0] ?? LIGHT, papers.at(-1) ?? LIGHT, 0.5);
  const ink = readable([opaque(design.textColor), LIGHT, DARK, BLACK], papers);
  const primary = opaque(design.primaryColor);
  return {
    papers,
    direction: gradient.direction,
    paper,
    ink,
    muted: readable([mixed(ink, paper, 0.3), ink], papers),
    primary,
    secondary: opaque(design.secondaryColor),
    accent: opaque(design.accentColor),
    emphasis: readable([primary, ink], papers),
  };
}

/** The first that can be read everywhere on these; the last where none can. */
const readable = (wanted: string[], on: string[]) =>
  wanted.find((colour) => on.every((under) => contrast(colour, under) >= READABLE)) ?? wanted.at(-1) ?? BLACK;

/** A gradient from light to dark leaves no colour for the text: it is drawn in until one is left. */
function calmed(papers: string[]): string[] {
  const leavesOne = [LIGHT, BLACK].some((ink) => papers.every((paper) => contrast(ink, paper) >= READABLE));
  return leavesOne ? papers : calmed(papers.map((paper) => mixed(paper, papers[0] ?? LIGHT, 0.25)));
}

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** On white, as a browser shows a colour that lets something through. */
function opaque(colour: string): string {
  const alpha = colour.length === 9 ? Number.parseInt(colour.slice(7), 16) / 255 : 1;
  return mixed(colour.slice(0, 7), LIGHT, 1 - alpha);
}

/** So much of the second colour in the first. */
export function mixed(first: string, second: string, share: number): string {
  const other = channels(second);
  const values = channels(first).map((value, at) =>
    Math.round(value * (1 - share) + (other[at] ?? 0) * share),
  );
  return `#${values.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** WCAG 2. */
export function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
