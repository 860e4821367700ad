import { cardColours, type DesignColours } from "@cardplaza/contract/cards/card-colour-rules";
import type { Customization } from "@cardplaza/contract/cards/customization/customization";

export interface PreviewColours {
  /** The background from one side to the other; several colours for a gradient. */
  papers: string[];
  direction: Customization["gradient"]["direction"];
  /** One colour that represents the background. */
  paper: string;
  ink: string;
  muted: string;
  primary: string;
  secondary: string;
  accent: string;
  /** The primary colour, or a similar one that is readable on the background. */
  emphasis: string;
}

/** The colours of a card, as its page shows them. */
export function previewColours(design: DesignColours): PreviewColours {
  const { papers, paper, ink, muted, primary, secondary, accent, link } = cardColours(design);
  return {
    papers,
    direction: design.gradient.direction,
    paper,
    ink,
    muted,
    primary,
    secondary,
    accent,
    emphasis: link,
  };
}
