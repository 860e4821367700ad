import { z } from "zod";
import { idOfSlug } from "./card-rules.ts";
import { endpoints } from "./endpoint.ts";

const Colour = z.string().regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/i, "Enter a colour such as #2563eb.");

/** Every value a design may have; nothing else ever reaches a style. */
export const Customization = z.object({
  primaryColor: Colour.default("#2563eb"),
  secondaryColor: Colour.default("#3b82f6"),
  backgroundColor: Colour.default("#ffffff"),
  textColor: Colour.default("#1f2937"),
  accentColor: Colour.default("#06b6d4"),
  fontFamily: z
    .enum(["Inter", "Roboto", "Poppins", "Lora", "Playfair Display", "Noto Sans"])
    .default("Inter"),
  fontSize: z.number().int().min(12).max(22).default(16),
  fontWeight: z.enum(["light", "normal", "medium", "bold"]).default("normal"),
  layout: z.enum(["modern", "classic", "compact", "split"]).default("modern"),
  cardShape: z.enum(["rounded", "square", "pill"]).default("rounded"),
  borderRadius: z.number().int().min(0).max(32).default(12),
  shadow: z.boolean().default(true),
  showQR: z.boolean().default(true),
  showPersonalContact: z.boolean().default(true),
  showBusinessContact: z.boolean().default(true),
  showSocialMedia: z.boolean().default(true),
  showProducts: z.boolean().default(true),
  showServices: z.boolean().default(true),
  showGallery: z.boolean().default(true),
  showLogo: z.boolean().default(false),
  logoPosition: z
    .enum(["top-left", "top-right", "bottom-left", "bottom-right", "center"])
    .default("top-right"),
  backgroundType: z.enum(["solid", "gradient"]).default("solid"),
  gradient: z
    .object({
      enabled: z.boolean().default(false),
      direction: z
        .enum(["to-right", "to-left", "to-bottom", "to-top", "to-bottom-right", "to-top-right"])
        .default("to-right"),
      colors: z.array(Colour).min(2).max(5).default(["#2563eb", "#3b82f6"]),
    })
    .prefault({}),
  logo: z.string().nullable().default(null),
});
export type Customization = z.infer<typeof Customization>;

export const DEFAULT_CUSTOMIZATION: Customization = Customization.parse({});

export const customization = endpoints({
  "GET /api/card-customization/:cardId": {
    summary: "The design of one of one's own cards, defaults filled in",
    auth: "member",
    params: z.object({ cardId: z.string().max(200).transform(idOfSlug) }),
    returns: Customization,
  },
});
