// The limits of a card, apart from its schemas, so that the browser checks them without zod.

export const MAX_OFFERS = 50;
export const MAX_GALLERY = 20;
export const CARD_UNDO_DAYS = 30;
export const MAX_PRICE = 1_000_000_000;

/** The most characters of each text of a card. */
export const CARD_LIMITS = {
  name: 80,
  role: 120,
  company: 120,
  email: 254,
  phone: 40,
  business_phone: 40,
  business_email: 254,
  address: 300,
  website: 500,
  linkedin_url: 500,
  twitter_url: 500,
  facebook_url: 500,
  instagram_url: 500,
  youtube_url: 500,
  custom_notes: 500,
  shortDescription: 160,
  longDescription: 2000,
  business_description: 2000,
} as const;
export type CardTextField = keyof typeof CARD_LIMITS;

/** The longest texts of a service or a product. */
export const OFFER_LIMITS = { name: 120, description: 1000, category: 80, duration: 80 } as const;
