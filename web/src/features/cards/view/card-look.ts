import type { Customization } from "@cardplaza/contract/customization";
import type { CSSProperties } from "react";

const FONTS: Record<Customization["fontFamily"], string> = {
  Inter: "var(--font-sans)",
  Roboto: '"Roboto Variable", Roboto, var(--font-sans)',
  Poppins: '"Poppins", var(--font-sans)',
  Lora: '"Lora Variable", Georgia, serif',
  "Playfair Display": '"Playfair Display Variable", Georgia, serif',
  "Noto Sans": '"Noto Sans Variable", "Noto Sans", var(--font-sans)',
};
const WEIGHTS: Record<Customization["fontWeight"], number> = {
  light: 300,
  normal: 400,
  medium: 500,
  bold: 600,
};
const SHAPE_RADIUS: Record<Customization["cardShape"], (radius: number) => number> = {
  rounded: (radius) => radius,
  square: () => 0,
  pill: (radius) => Math.max(28, radius),
};

/** A design as CSS variables: the only way in which it reaches a style. */
export function cardLook(design: Customization): CSSProperties {
  const direction = design.gradient.direction.replaceAll("-", " ");
  const background =
    design.backgroundType === "gradient" || design.gradient.enabled
      ? `linear-gradient(${direction}, ${design.gradient.colors.join(", ")})`
      : design.backgroundColor;
  return {
    "--card-primary": design.primaryColor,
    "--card-secondary": design.secondaryColor,
    "--card-accent": design.accentColor,
    "--card-ink": design.textColor,
    "--card-paper": background,
    "--card-frame": design.backgroundColor,
    // Links in the card's own colour, unless that cannot be read on its paper.
    "--card-link":
      contrast(design.primaryColor, design.backgroundColor) >= 4.5 ? design.primaryColor : design.textColor,
    "--card-on-primary": readableOn(design.primaryColor),
    "--card-font": FONTS[design.fontFamily],
    "--card-size": `${design.fontSize}px`,
    "--card-weight": WEIGHTS[design.fontWeight],
    "--card-radius": `${SHAPE_RADIUS[design.cardShape](design.borderRadius)}px`,
  } as CSSProperties;
}

/** Black or white, whichever can be read on the colour. */
export function readableOn(colour: string): "#ffffff" | "#000000" {
  return contrast(colour, "#ffffff") >= 4.5 ? "#ffffff" : "#000000";
}

/** The contrast of two colours as WCAG defines it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
