import type { Customization } from "@cardplaza/contract/customization";

/** What a suggested theme changes; elements, logo and size of type stay the member's. */
export function lookOf({
  primaryColor,
  secondaryColor,
  backgroundColor,
  textColor,
  accentColor,
  backgroundType,
  gradient,
  fontFamily,
  fontWeight,
  layout,
  cardShape,
  borderRadius,
  shadow,
}: Customization): Partial<Customization> {
  return {
    primaryColor,
    secondaryColor,
    backgroundColor,
    textColor,
    accentColor,
    backgroundType,
    gradient,
    fontFamily,
    fontWeight,
    layout,
    cardShape,
    borderRadius,
    shadow,
  };
}
