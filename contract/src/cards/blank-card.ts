import type { Card, CardFields } from "./cards.ts";

/** The fields of an empty card, except its name. */
export const BLANK_CONTENTS: Omit<CardFields, "name" | "theme" | "contactFormEnabled" | "directLeads"> = {
  role: "",
  company: "",
  email: "",
  phone: "",
  business_phone: "",
  business_email: "",
  address: "",
  website: "",
  linkedin_url: "",
  twitter_url: "",
  facebook_url: "",
  instagram_url: "",
  youtube_url: "",
  custom_notes: "",
  shortDescription: "",
  longDescription: "",
  business_description: "",
  business_cover_photo: "",
  profile_image: "",
  business_logo: "",
  services: [],
  products: [],
  gallery: [],
};

/** An empty card, for the live preview of a new one. */
export const BLANK_CARD: Card = {
  ...BLANK_CONTENTS,
  _id: "",
  slug: "",
  type: "personal",
  user_id: "",
  name: "",
  theme: "modern",
  contactFormEnabled: true,
  directLeads: false,
  isOwner: false,
  isIncomplete: true,
  badges: [],
  created_at: "",
  updated_at: "",
  version: 0,
};
