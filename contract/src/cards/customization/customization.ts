import { z } from "zod";
import { idOfSlug } from "../../slugs/id-of-slug.ts";
import { readHex } from "../colour-rules.ts";
import {
  BACKGROUND_TYPES,
  BORDER_RADIUS,
  CARD_FONTS,
  CARD_LAYOUTS,
  CARD_SHAPES,
  COLOUR_PROBLEM,
  FONT_SIZE,
  FONT_WEIGHTS,
  GRADIENT_COLOURS,
  GRADIENT_DIRECTIONS,
  LOGO_POSITIONS,
  THEME_PROMPT,
} from "./customization-words.ts";
import { endpoints } from "../../endpoint.ts";
import { holdsJson } from "../../json-text.ts";
import { Line } from "../../text.ts";
import { PictureUrl } from "../../uploads/uploads.ts";
import { MAX_PICTURE_BYTES } from "../../uploads/upload-limits.ts";

const Colour = z.string().regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/i, COLOUR_PROBLEM);
const FontSize = z.number().int().min(FONT_SIZE.min).max(FONT_SIZE.max);
const Radius = z.number().int().min(BORDER_RADIUS.min).max(BORDER_RADIUS.max);

/** All values of a design; nothing else ever reaches a style. */
export const Customization = z.object({
  primaryColor: Colour.default("#2563eb"),
  secondaryColor: Colour.default("#3b82f6"),
  backgroundColor: Colour.default("#ffffff"),
  textColor: Colour.default("#1f2937"),
  accentColor: Colour.default("#06b6d4"),
  fontFamily: z.enum(CARD_FONTS).default("Inter"),
  fontSize: FontSize.default(16),
  fontWeight: z.enum(FONT_WEIGHTS).default("normal"),
  layout: z.enum(CARD_LAYOUTS).default("modern"),
  cardShape: z.enum(CARD_SHAPES).default("rounded"),
  borderRadius: Radius.default(12),
  shadow: z.boolean().default(true),
  showQR: z.boolean().default(true),
  showPersonalContact: z.boolean().default(true),
  showBusinessContact: z.boolean().default(true),
  showSocialMedia: z.boolean().default(true),
  showProducts: z.boolean().default(true),
  showServices: z.boolean().default(true),
  showGallery: z.boolean().default(true),
  showLogo: z.boolean().default(false),
  logoPosition: z.enum(LOGO_POSITIONS).default("top-right"),
  backgroundType: z.enum(BACKGROUND_TYPES).default("solid"),
  gradient: z
    .object({
      enabled: z.boolean().default(false),
      direction: z.enum(GRADIENT_DIRECTIONS).default("to-right"),
      colors: z
        .array(Colour)
        .min(GRADIENT_COLOURS.min)
        .max(GRADIENT_COLOURS.max)
        .default(["#2563eb", "#3b82f6"]),
    })
    .prefault({}),
  logo: z.string().nullable().default(null),
});
export type Customization = z.infer<typeof Customization>;

export const DEFAULT_CUSTOMIZATION: Customization = Customization.parse({});

/** A colour as people write it: short or long, in capitals or not. */
const SentColour = z.string().transform((value, issues) => {
  const hex = value.startsWith("#") ? readHex(value) : null;
  if (hex === null) issues.addIssue({ code: "custom", message: COLOUR_PROBLEM });
  return hex ?? "";
});

/** What may be sent. Fields that are left out stay as they are. */
export const DesignChange = z
  .strictObject({
    primaryColor: SentColour,
    secondaryColor: SentColour,
    backgroundColor: SentColour,
    textColor: SentColour,
    accentColor: SentColour,
    fontFamily: z.enum(CARD_FONTS),
    fontSize: FontSize,
    fontWeight: z.enum(FONT_WEIGHTS),
    layout: z.enum(CARD_LAYOUTS),
    cardShape: z.enum(CARD_SHAPES),
    borderRadius: Radius,
    shadow: z.boolean(),
    showQR: z.boolean(),
    showPersonalContact: z.boolean(),
    showBusinessContact: z.boolean(),
    showSocialMedia: z.boolean(),
    showProducts: z.boolean(),
    showServices: z.boolean(),
    showGallery: z.boolean(),
    showLogo: z.boolean(),
    logoPosition: z.enum(LOGO_POSITIONS),
    backgroundType: z.enum(BACKGROUND_TYPES),
    gradient: z
      .strictObject({
        enabled: z.boolean(),
        direction: z.enum(GRADIENT_DIRECTIONS),
        colors: z.array(SentColour).min(GRADIENT_COLOURS.min).max(GRADIENT_COLOURS.max),
      })
      .partial(),
    logo: PictureUrl.nullable(),
  })
  .partial();
export type DesignChange = z.infer<typeof DesignChange>;

/** A form's field is text; invalid JSON is refused unchanged. */
const asJson = (value: unknown) => {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
};

/** Colours, type and shape from a sentence. */
export const ThemeSuggestion = z.object({
  name: z.string(),
  customization: Customization,
  /** The contrast of the text on its background, from 1 to 21. */
  contrast: z.number(),
});
export type ThemeSuggestion = z.infer<typeof ThemeSuggestion>;

export const ThemePrompt = z.object({
  prompt: Line(THEME_PROMPT.min, THEME_PROMPT.max),
  useLogo: z.boolean().default(false),
  /** The same seed returns the same themes again. */
  seed: z.number().int().min(0).max(2_147_483_647).optional(),
});
export type ThemePrompt = z.infer<typeof ThemePrompt>;

const OneCard = z.object({ cardId: z.string().max(200).transform(idOfSlug) });
const FEATURE = "Card Personalization";

export const customization = endpoints({
  "GET /api/card-customization/:cardId": {
    summary: "The design of one of your own cards, defaults filled in",
    auth: "member",
    params: OneCard,
    returns: Customization,
  },
  "POST /api/card-customization/:cardId": {
    summary: "Change the design of your card; what is left out stays as it is",
    auth: "premium",
    feature: FEATURE,
    params: OneCard,
    form: z.object({
      customization: holdsJson(z.preprocess(asJson, DesignChange), DesignChange),
      logo: z.file().optional(),
    }),
    returns: Customization,
    maxBody: MAX_PICTURE_BYTES + 64 * 1024,
    limit: { points: 300, seconds: 3600, by: "account" },
  },
  "DELETE /api/card-customization/:cardId": {
    summary: "Reset the design of your card, whatever the plan",
    auth: "member",
    params: OneCard,
    returns: Customization,
  },
  "POST /api/card-customization/:cardId/ai-theme": {
    summary: "Four themes from a sentence and optionally from the card's logo; nothing is saved",
    auth: "premium",
    feature: "AI card theme editor",
    params: OneCard,
    body: ThemePrompt,
    returns: z.object({
      suggestions: z.array(ThemeSuggestion),
      seed: z.number().int(),
      /** A note for the member, such as that the logo is grey. */
      note: z.string().optional(),
    }),
  },
});
