import { hasGradient } from "@cardplaza/contract/cards/card-colour-rules";
import { calmed, leastContrast, opaque, readable } from "@cardplaza/contract/cards/colour-rules";
import type { Customization } from "@cardplaza/contract/cards/customization/customization";

/** The same design with text that is readable on all of its background, and the contrast. */
export function makeReadable(wanted: Customization): { design: Customization; contrast: number } {
  const isGradient = hasGradient(wanted);
  const papers = calmed((isGradient ? wanted.gradient.colors : [wanted.backgroundColor]).map(opaque));
  const textColor = readable(opaque(wanted.textColor), papers);
  const design: Customization = {
    ...wanted,
    primaryColor: opaque(wanted.primaryColor),
    secondaryColor: opaque(wanted.secondaryColor),
    accentColor: opaque(wanted.accentColor),
    backgroundColor: papers[0] ?? wanted.backgroundColor,
    textColor,
    gradient: isGradient ? { ...wanted.gradient, colors: papers } : wanted.gradient,
  };
  return { design, contrast: Math.floor(leastContrast(textColor, papers) * 100) / 100 };
}
