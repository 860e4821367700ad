import {
  calmed,
  leastContrast,
  mixed,
  opaque,
  READABLE,
  readable,
  readableOn,
  VISIBLE,
} from "./colour-rules.ts";
import type { Customization } from "./customization.ts";

/** What of a design decides about colours. */
export type DesignColours = Pick<
  Customization,
  | "primaryColor"
  | "secondaryColor"
  | "accentColor"
  | "backgroundColor"
  | "textColor"
  | "backgroundType"
  | "gradient"
>;

/** The colours of a card as it is shown, each text made readable on what lies under it. */
export interface CardColours {
  /** The background from one side to the other; several colours where the card has a gradient. */
  papers: string[];
  /** One colour that stands for the background. */
  paper: string;
  ink: string;
  /** For what matters less; still readable. */
  muted: string;
  primary: string;
  onPrimary: string;
  secondary: string;
  accent: string;
  /** The primary colour where it is a text. */
  link: string;
  /** The accent where it is a sign. */
  mark: string;
}

export const hasGradient = ({
  backgroundType,
  gradient,
}: Pick<Customization, "backgroundType" | "gradient">) => backgroundType === "gradient" || gradient.enabled;

export function cardColours(design: DesignColours): CardColours {
  const wanted = hasGradient(design) ? design.gradient.colors : [design.backgroundColor];
  const papers = calmed(wanted.map(opaque));
  const [first = "#ffffff"] = papers;
  const paper = mixed(first, papers.at(-1) ?? first, 0.5);
  const ink = readable(opaque(design.textColor), papers);
  const soft = mixed(ink, paper, 0.25);
  const primary = opaque(design.primaryColor);
  const accent = opaque(design.accentColor);
  return {
    papers,
    paper,
    ink,
    muted: leastContrast(soft, papers) >= READABLE ? soft : ink,
    primary,
    onPrimary: readableOn(primary),
    secondary: opaque(design.secondaryColor),
    accent,
    link: readable(primary, papers),
    mark: readable(accent, papers, VISIBLE),
  };
}

/** What the member chose, before anything was made readable; for telling him. */
export const chosenContrast = (design: DesignColours): number =>
  leastContrast(
    opaque(design.textColor),
    (hasGradient(design) ? design.gradient.colors : [design.backgroundColor]).map(opaque),
  );
