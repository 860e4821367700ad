import { DESCRIPTION_LENGTH, NAME_LENGTH } from "./listing-rules.ts";

/** The most characters of each text of a listing, by its path; `services.*.name` is the name in every row. */
export const LISTING_LIMITS = {
  name: NAME_LENGTH.max,
  description: DESCRIPTION_LENGTH.max,
  yearFounded: 4,
  // 15 characters, with room for spaces.
  gstin: 20,
  phone: 40,
  whatsapp: 40,
  email: 254,
  website: 500,
  videoUrl: 500,
  "address.line1": 120,
  "address.line2": 120,
  "address.locality": 80,
  "address.pin": 7,
  "services.*.name": 120,
  // A price in rupees as somebody types it.
  "services.*.price": 16,
} as const;

export const LANGUAGE_MAX = 40;
/** A mobile number on the way to a new listing, as it is typed. */
export const STARTER_MOBILE_MAX = 20;
