import type { CardTextField } from "@cardplaza/contract/cards/card-limits";

export const STEPS = ["you", "business", "links", "media", "offers"] as const;
export type StepId = (typeof STEPS)[number];

export const STEP_LABELS: Record<StepId, string> = {
  you: "You",
  business: "Business",
  links: "Links",
  media: "Media",
  offers: "Offers",
};

/** In the order in which a step shows them. */
const FIELDS: Record<StepId, readonly string[]> = {
  you: ["name", "role", "phone", "email", "shortDescription", "longDescription", "inviteEmail"],
  business: [
    "company",
    "business_phone",
    "business_email",
    "address",
    "business_description",
    "custom_notes",
  ],
  links: [
    "website",
    "linkedin_url",
    "instagram_url",
    "facebook_url",
    "twitter_url",
    "youtube_url",
    "contactFormEnabled",
    "directLeads",
  ],
  media: ["theme", "profile_image", "business_cover_photo", "business_logo"],
  offers: ["services", "products", "gallery"],
};

export const FIELD_LABELS: Record<CardTextField | "inviteEmail", string> = {
  name: "Name",
  role: "Role",
  phone: "Phone",
  email: "Email",
  shortDescription: "In one sentence",
  longDescription: "About you",
  inviteEmail: "Invite by e-mail",
  company: "Company",
  business_phone: "Business phone",
  business_email: "Business email",
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

const OTHER_LABELS: Record<string, string> = {
  contactFormEnabled: "Contact form",
  directLeads: "Direct leads",
  theme: "Theme",
  profile_image: "Portrait",
  business_cover_photo: "Cover photo",
  business_logo: "Logo",
  services: "Services",
  products: "Products",
  gallery: "Gallery",
  // Of a team's template.
  design: "Design",
  locks: "Locks",
};

const ALL_LABELS: Record<string, string> = { ...FIELD_LABELS, ...OTHER_LABELS };
export const labelOf = (field: string) => ALL_LABELS[topOf(field)] ?? field;

/** `services.3.name` belongs to `services`. */
const topOf = (path: string) => path.split(".")[0] ?? path;

/** The step that shows a field; undefined for what the form does not know. */
export const stepOf = (path: string) => STEPS.find((step) => FIELDS[step].includes(topOf(path)));

export const fieldsOf = (step: StepId) => FIELDS[step];

/** Paths as a person meets them, from the first step to the last. */
export function inOrder(paths: string[]): string[] {
  const order = STEPS.flatMap((step) => FIELDS[step]);
  const rows = (path: string) => Number(path.split(".")[1] ?? 0);
  return paths.toSorted((a, b) => order.indexOf(topOf(a)) - order.indexOf(topOf(b)) || rows(a) - rows(b));
}
