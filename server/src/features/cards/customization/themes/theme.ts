import type { Customization } from "@cardplaza/contract/cards/customization/customization";

/** What a theme decides about a card; its elements and its logo stay the member's. */
export type Theme = { name: string } & Pick<
  Customization,
  | "primaryColor"
  | "secondaryColor"
  | "backgroundColor"
  | "textColor"
  | "accentColor"
  | "backgroundType"
  | "gradient"
> &
  Partial<
    Pick<Customization, "fontFamily" | "fontWeight" | "layout" | "cardShape" | "borderRadius" | "shadow">
  >;
