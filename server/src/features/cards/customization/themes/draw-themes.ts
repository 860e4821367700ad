import { formatHex, toGamut } from "culori";
import { READABLE, readable, VISIBLE } from "@cardplaza/contract/cards/colour-rules";
import type { PromptReading } from "./read-prompt.ts";
import { seeded } from "./seeded.ts";
import type { Theme } from "./theme.ts";

type Variant = "Paper" | "Tint" | "Glow" | "Night" | "Dusk" | "Midnight";

const LIGHT_FIRST: Variant[] = ["Paper", "Tint", "Glow", "Night"];
const DARK_FIRST: Variant[] = ["Night", "Midnight", "Dusk", "Tint"];
/** The distance of the second and third colour from the first, if the prompt names only one. */
const HARMONIES = [
  [28, -32],
  [-26, 34],
  [150, 30],
  [180, -30],
  [120, -120],
  [24, 180],
] as const;

const inRgb = toGamut("rgb", "oklch");
const hex = (l: number, c: number, h: number) => formatHex(inRgb({ mode: "oklch", l, c: Math.max(0, c), h }));

/** Four themes in harmonies of OKLCH, where equal steps look equal. The same seed gives the same themes. */
export function drawThemes(reading: PromptReading, seed: number): Theme[] {
  const random = seeded(seed);
  const variants = reading.tone === "dark" ? DARK_FIRST : LIGHT_FIRST;
  return variants.map((variant) => drawTheme(reading, variant, random));
}

function drawTheme(reading: PromptReading, variant: Variant, random: () => number): Theme {
  const [first = { hue: 258, chroma: 0.15 }, second, third] = reading.tints;
  const shift = (span: number) => (random() - 0.5) * 2 * span;
  const strength = reading.strength * (1 + shift(0.1));
  const hue = first.hue + shift(6);
  const [near, far] = HARMONIES[Math.floor(random() * HARMONIES.length)] ?? HARMONIES[0];
  const secondTint = second ?? { hue: hue + near, chroma: first.chroma * 0.9 };
  const thirdTint = third ?? { hue: (second?.hue ?? hue) + far, chroma: first.chroma };
  // Nearly grey colours stay nearly grey in all parts.
  const ground = Math.min(1, first.chroma / 0.06);
  const isDark = variant === "Night" || variant === "Dusk" || variant === "Midnight";
  const papers = papersOf(variant, hue, ground, secondTint.hue);
  const ink = isDark ? hex(0.955, 0.012 * ground, hue) : hex(0.25, 0.035 * ground, hue);
  const main = isDark ? 0.78 + shift(0.03) : (first.deep ? 0.37 : 0.48) + shift(0.03);
  const colour = (l: number, tint: { hue: number; chroma: number }) =>
    hex(l, tint.chroma * strength, tint.hue);
  return {
    ...reading.look,
    name: `${reading.subject} ${variant}`,
    primaryColor: readable(hex(main, first.chroma * strength, hue), papers, READABLE),
    secondaryColor: readable(colour(isDark ? 0.66 : 0.58, secondTint), papers, VISIBLE),
    accentColor: readable(colour(isDark ? 0.74 : 0.56, thirdTint), papers, VISIBLE),
    backgroundColor: papers[0] ?? "#ffffff",
    textColor: readable(ink, papers, READABLE),
    backgroundType: papers.length > 1 ? "gradient" : "solid",
    gradient: {
      enabled: papers.length > 1,
      direction: random() < 0.5 ? "to-bottom-right" : "to-bottom",
      colors: papers.length > 1 ? papers : [hex(main, first.chroma, hue), colour(0.58, secondTint)],
    },
  };
}

function papersOf(variant: Variant, hue: number, ground: number, other: number): string[] {
  switch (variant) {
    case "Paper":
      return [hex(0.992, 0.004 * ground, hue)];
    case "Tint":
      return [hex(0.958, 0.022 * ground, hue)];
    case "Glow":
      return [hex(0.985, 0.012 * ground, hue), hex(0.935, 0.04 * ground, other)];
    case "Night":
      return [hex(0.215, 0.03 * ground, hue)];
    case "Dusk":
      return [hex(0.27, 0.05 * ground, hue), hex(0.19, 0.035 * ground, other)];
    case "Midnight":
      return [hex(0.165, 0.015 * ground, hue)];
  }
}
