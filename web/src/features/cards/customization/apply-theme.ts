import type { Customization } from "@cardplaza/contract/cards/customization/customization";

const LOOK = [
  "primaryColor",
  "secondaryColor",
  "backgroundColor",
  "textColor",
  "accentColor",
  "backgroundType",
  "gradient",
  "fontFamily",
  "fontWeight",
  "layout",
  "cardShape",
  "borderRadius",
  "shadow",
] as const satisfies (keyof Customization)[];

/** What a suggested theme changes; elements, logo and size of type stay the member's. */
export const lookOf = (design: Customization): Partial<Customization> =>
  Object.fromEntries(LOOK.map((field) => [field, design[field]]));
