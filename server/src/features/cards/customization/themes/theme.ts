import type { Customization } from "@cardplaza/contract/cards/customization/customization";

/** What a theme sets on a card; its elements and its logo stay as the member chose them. */
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
