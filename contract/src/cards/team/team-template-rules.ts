// Which fields of a team card its template fills in and locks. No zod here: the forms use this too.

import { CARD_PLACEHOLDER } from "../card-rules.ts";

const SOCIAL_FIELDS = [
  "linkedin_url",
  "twitter_url",
  "facebook_url",
  "instagram_url",
  "youtube_url",
] as const;

/** The values of a template, for all cards of a team. */
export const TEMPLATE_FIELDS = [
  "company",
  "business_logo",
  "business_cover_photo",
  "website",
  "address",
  "theme",
  ...SOCIAL_FIELDS,
] as const;
export type TemplateField = (typeof TEMPLATE_FIELDS)[number];

export const LOCK_LEVELS = ["relaxed", "standard", "strict"] as const;
export type LockLevel = (typeof LOCK_LEVELS)[number];

const BRAND = ["company", "business_logo", "business_cover_photo", "website", "theme"] as const;
const BUSINESS = [
  "role",
  "address",
  ...SOCIAL_FIELDS,
  "business_phone",
  "business_email",
  "business_description",
  "custom_notes",
  "services",
  "products",
  "gallery",
] as const;

/** What the holder of a team card may not change. The card's owner always may. */
export const LOCKED_FIELDS = {
  relaxed: [],
  standard: BRAND,
  strict: [...BRAND, ...BUSINESS],
} as const satisfies Record<LockLevel, readonly string[]>;

/** Without them a card is incomplete. The holder may fill in a missing one, and it is locked from then on. */
export const isFillable = (field: string): field is "company" | "role" =>
  field === "company" || field === "role";
export const isLeftToFill = (field: string, card: Record<"company" | "role", string>) =>
  isFillable(field) && ["", CARD_PLACEHOLDER[field]].includes(card[field]);

/** The design belongs to the brand. */
export const locksDesign = (level: LockLevel) => level !== "relaxed";

export const LOCK_WORDS: Record<LockLevel, { label: string; hint: string }> = {
  relaxed: { label: "Relaxed", hint: "A start for new cards. Members may change everything." },
  standard: {
    label: "Standard",
    hint: "Company, logo, cover, website, theme and design stay. The rest is theirs.",
  },
  strict: {
    label: "Strict",
    hint: "Members change only their name, portrait, phone, e-mail and own words.",
  },
};
