import { cardColours, hasGradient } from "@cardplaza/contract/cards/card-colour-rules";
import { readableOn } from "@cardplaza/contract/cards/colour-rules";
import type { Customization } from "@cardplaza/contract/cards/customization/customization";
import type { CSSProperties } from "react";

const FONTS: Record<Customization["fontFamily"], string> = {
  Inter: "var(--font-sans)",
  Roboto: '"Roboto Variable", Roboto, "Indic Scripts", Arial, sans-serif',
  Poppins: "Poppins, var(--font-sans)",
  Lora: '"Lora Variable", Georgia, "Indic Scripts", serif',
  "Playfair Display": '"Playfair Display Variable", Georgia, "Indic Scripts", serif',
  "Noto Sans": '"Noto Sans Variable", "Noto Sans", var(--font-sans)',
};
/** The weights of running text, emphasis, small headings and the name. */
const WEIGHTS: Record<Customization["fontWeight"], [number, number, number, number]> = {
  light: [300, 400, 500, 500],
  normal: [400, 500, 600, 650],
  medium: [500, 600, 700, 700],
  bold: [700, 700, 800, 800],
};
/** The card's corners, those inside it, and those of its buttons. */
const CORNERS: Record<Customization["cardShape"], (radius: number) => [number, number, number]> = {
  rounded: (radius) => [
    radius,
    Math.min(16, Math.round(radius * 0.8)),
    Math.min(18, Math.round(radius * 0.8)),
  ],
  square: () => [0, 0, 0],
  pill: (radius) => [Math.max(28, radius), 16, 999],
};

/** A design as CSS variables: the only way in which it reaches a style. Texts are readable, whatever was chosen. */
export function cardLook(design: Customization): CSSProperties {
  const { papers, paper, ...colours } = cardColours(design);
  const direction = design.gradient.direction.replaceAll("-", " ");
  const [text, medium, semibold, heading] = WEIGHTS[design.fontWeight];
  const [corner, inner, button] = CORNERS[design.cardShape](design.borderRadius);
  return {
    "--card-primary": colours.primary,
    "--card-on-primary": colours.onPrimary,
    "--card-secondary": colours.secondary,
    "--card-accent": colours.accent,
    "--card-ink": colours.ink,
    "--card-muted": colours.muted,
    "--card-link": colours.link,
    "--contact-icon": colours.contactIcon,
    "--contact-heading": colours.contactHeading,
    "--card-paper": hasGradient(design) ? `linear-gradient(${direction}, ${papers.join(", ")})` : paper,
    "--card-frame": papers[0],
    "--card-font": FONTS[design.fontFamily],
    "--card-size": `${design.fontSize}px`,
    "--card-weight": text,
    "--card-heading": heading,
    "--font-weight-normal": text,
    "--font-weight-medium": medium,
    "--font-weight-semibold": semibold,
    "--card-radius": `${corner}px`,
    "--card-inner": `${inner}px`,
    "--card-button": `${button}px`,
  } as CSSProperties;
}

/** Whether what lies on the card is drawn as on a dark page. */
export const cardPaper = (design: Customization) =>
  readableOn(cardColours(design).paper) === "#ffffff" ? "dark" : "light";
