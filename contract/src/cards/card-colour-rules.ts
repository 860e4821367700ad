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
import { DEFAULT_CUSTOMIZATION } from "./customization/customization-defaults.ts";
import type { Customization } from "./customization/customization.ts";

/** The parts of a design that set colours. */
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

/** The colours of a card as it is shown, each text made readable on its background. */
export interface CardColours {
  /** The background from one side to the other; several colours for a gradient. */
  papers: string[];
  /** One colour that represents the background. */
  paper: string;
  ink: string;
  /** For less important text; still readable. */
  muted: string;
  primary: string;
  onPrimary: string;
  secondary: string;
  accent: string;
  /** The primary colour for text. */
  link: string;
  /** The contact section's own two: its icons and its headings. */
  contactIcon: string;
  contactHeading: string;
}

/** The specification's defaults of the contact section; a colour that the member chose comes first. */
const CONTACT_DEFAULTS = { primaryColor: "#06b6d4", secondaryColor: "#2563eb" } as const;

const inContactSection = (design: DesignColours, name: keyof typeof CONTACT_DEFAULTS) =>
  opaque(design[name] === DEFAULT_CUSTOMIZATION[name] ? CONTACT_DEFAULTS[name] : design[name]);

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
  return {
    papers,
    paper,
    ink,
    muted: leastContrast(soft, papers) >= READABLE ? soft : ink,
    primary,
    onPrimary: readableOn(primary),
    secondary: opaque(design.secondaryColor),
    accent: opaque(design.accentColor),
    link: readable(primary, papers),
    contactIcon: readable(inContactSection(design, "primaryColor"), papers, VISIBLE),
    contactHeading: readable(inContactSection(design, "secondaryColor"), papers),
  };
}

/** The contrast of the chosen colours, before any correction, to warn the member. */
export const chosenContrast = (design: DesignColours): number =>
  leastContrast(
    opaque(design.textColor),
    (hasGradient(design) ? design.gradient.colors : [design.backgroundColor]).map(opaque),
  );
