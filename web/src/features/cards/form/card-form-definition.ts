import { CARD_LIMITS, type CardTextField } from "@cardplaza/contract/cards/card-limits";
import { defineForm } from "../../../forms/define-form.ts";
import { type CardValues, EMPTY_CARD, OFFERS, picturesIn } from "./card-values.ts";
import { checkCard } from "./check-card.ts";

export type StepId = "you" | "business" | "links" | "media" | "offers";

export const FIELD_LABELS: Record<CardTextField | "inviteEmail", string> = {
  name: "Name",
  role: "Role",
  phone: "Phone",
  email: "E-mail",
  shortDescription: "In one sentence",
  longDescription: "About you",
  inviteEmail: "Invite by e-mail",
  company: "Company",
  business_phone: "Business phone",
  business_email: "Business e-mail",
  address: "Address",
  business_description: "About the business",
  custom_notes: "Notes",
  website: "Website",
  linkedin_url: "LinkedIn",
  instagram_url: "Instagram",
  facebook_url: "Facebook",
  twitter_url: "X (Twitter)",
  youtube_url: "YouTube",
};

/** The form of a card. */
export const CARD_FORM = defineForm<CardValues, StepId>({
  empty: EMPTY_CARD,
  steps: {
    you: {
      label: "You",
      fields: ["name", "role", "phone", "email", "shortDescription", "longDescription", "inviteEmail"],
    },
    business: {
      label: "Business",
      fields: [
        "company",
        "business_phone",
        "business_email",
        "address",
        "business_description",
        "custom_notes",
      ],
    },
    links: {
      label: "Links",
      fields: [
        "website",
        "linkedin_url",
        "instagram_url",
        "facebook_url",
        "twitter_url",
        "youtube_url",
        "contactFormEnabled",
        "directLeads",
      ],
    },
    media: {
      label: "Media",
      fields: ["theme", "profile_image", "business_cover_photo", "business_logo"],
    },
    offers: { label: "Offers", fields: ["services", "products", "gallery"] },
  },
  labels: {
    ...FIELD_LABELS,
    contactFormEnabled: "Contact form",
    directLeads: "Direct leads",
    theme: "Theme",
    profile_image: "Portrait",
    business_cover_photo: "Cover photo",
    business_logo: "Logo",
    services: "Services",
    products: "Products",
    gallery: "Gallery",
    // Only a team's template has it.
    design: "Design",
    locks: "Locks",
  },
  limits: { ...CARD_LIMITS, inviteEmail: CARD_LIMITS.email },
  check: checkCard,
  picturesIn,
  pictureLists: ["gallery"],
  rows: OFFERS,
});

export const { labelOf } = CARD_FORM;
