// Pure rules about business listings, used on both sides. No zod here: pages and forms import this file.
import { isListedCategory } from "../categories/business-categories.ts";
import { INDIAN_STATES, STATE_CODES, type StateCode } from "../places/indian-states.ts";
import type { ListingService, ListingStatus, WeekHours } from "./listing-words.ts";

export const LISTING_UNDO_DAYS = 30;
export const FREE_PHOTOS = 10;
export const PREMIUM_PHOTOS = 30;
export const MAX_MORE_CATEGORIES = 4;
export const MAX_SERVICE_CITIES = 10;
export const MAX_SPECIAL_DAYS = 30;
export const MAX_SERVICES = 30;
export const MAX_LANGUAGES = 15;
export const DESCRIPTION_LENGTH = { min: 50, max: 750 } as const;
export const NAME_LENGTH = { min: 2, max: 80 } as const;
export const FIRST_YEAR = 1850;
/** The plan's feature that a listing's video belongs to. */
export const LISTING_VIDEO_FEATURE = "Video introduction";

export const LISTING_TEXT = {
  second: "You already have a business listing.",
  live: "Your listing is live.",
  submitted: "Submitted. Most listings are reviewed within 1 working day.",
  duplicate: (name: string) => `This looks like ${name}. Claim it instead?`,
  gone: "This business is no longer listed.",
  notFound: "Business not found",
  contactInName: "Leave phone numbers and web addresses out of the name.",
  badLink: "Enter a link such as https://example.com.",
  badVideo: "Enter the address of a video on YouTube or Vimeo.",
  badPhone: "Enter a phone number with its area code, such as 080 4123 4567.",
  badMobile: "Enter a mobile number that is on WhatsApp.",
  badPin: "A PIN code has six digits and does not begin with 0.",
  badGstin: "This is not a GSTIN: check its 15 characters.",
  gstinState: "The first two digits of the GSTIN are not those of the state in your address.",
  badCategory: "Choose a category from the list.",
  badState: "Choose a state from the list.",
  badPayment: "Choose how customers can pay.",
  photosFull: `Up to ${FREE_PHOTOS} photos are free. Premium shows up to ${PREMIUM_PHOTOS}.`,
  photosMost: `At most ${PREMIUM_PHOTOS} photos.`,
  notNow: {
    submit: "This listing is already submitted.",
    pause: "Only a published listing can be paused.",
    resume: "Only a paused listing can be resumed.",
    suspended: "This listing was suspended. Contact us if you think that is a mistake.",
  },
} as const;

/** Texts for administrators. */
export const LISTING_CASE_TEXT = {
  notYourTask: "Only moderators decide on listings.",
  notYourList: "Only moderators, support and analysts see this list of listings.",
  notThere: "There is no such listing.",
  handled: (name: string) => `Already handled by ${name}.`,
  notNow: {
    approve: "Nothing of this listing waits for review.",
    reject: "Nothing of this listing waits for review.",
    suspend: "Only a published listing can be suspended.",
    restore: "This listing is not suspended.",
  },
} as const;

export const PIN_CODE = /^[1-9]\d{5}$/;

/** The lower-cased, strictly cleaned name, a dash, the id. */
export const listingPath = (listing: { slug: string }) => `/business/${listing.slug}`;

const WEB_ADDRESS =
  /https?:|www\.|\b[\p{L}\d-]+\.(?:com|in|net|org|co|biz|info|shop|store|online|io|app|me|site)\b/iu;
const PHONE_NUMBER = /(?:\d[\s().+-]*){7,}/;

/** A name with a number or an address is an advertisement. */
export const carriesContact = (name: string) => WEB_ADDRESS.test(name) || PHONE_NUMBER.test(name);

export const stateCodeOf = (name: string): StateCode | undefined =>
  STATE_CODES.find((code) => INDIAN_STATES[code].toLowerCase() === name.trim().toLowerCase());

/** The first two digits are the code of the state. */
export function gstinFitsState(gstin: string, state: string): boolean {
  const code = stateCodeOf(state);
  return code === undefined || gstin.startsWith(code);
}

export interface ListingContents {
  name: string;
  category: string;
  description: string;
  phone: string;
  whatsapp: string;
  email: string;
  website: string;
  address: { line1: string; locality: string; city: string; state: string; pin: string };
  hours: WeekHours;
  is24x7: boolean;
  logo: string;
  cover: string;
  photos: readonly string[];
  services: readonly ListingService[];
  payments: readonly string[];
  languages: readonly string[];
  yearFounded: number | null;
}

/** What a listing needs before it is public: by the path of the field, what to do. */
export function missingToPublish(listing: ListingContents): Record<string, string> {
  const { name, category, description, phone, address } = listing;
  const checks: [field: string, isThere: boolean, message: string][] = [
    ["name", name.length >= NAME_LENGTH.min, `At least ${NAME_LENGTH.min} characters.`],
    ["category", isListedCategory(category), LISTING_TEXT.badCategory],
    [
      "description",
      description.length >= DESCRIPTION_LENGTH.min,
      `At least ${DESCRIPTION_LENGTH.min} characters.`,
    ],
    ["address.line1", address.line1.length >= 3, "At least 3 characters."],
    ["address.locality", address.locality !== "", "This is required."],
    ["address.city", address.city !== "", "This is required."],
    ["address.state", stateCodeOf(address.state) !== undefined, LISTING_TEXT.badState],
    ["address.pin", PIN_CODE.test(address.pin), LISTING_TEXT.badPin],
    ["phone", phone !== "", LISTING_TEXT.badPhone],
  ];
  return Object.fromEntries(checks.filter(([, isThere]) => !isThere).map(([field, , text]) => [field, text]));
}

export type ListingStep = "basics" | "location" | "contact" | "photos" | "preview";

export interface CompletenessPart {
  /** What is still to do, in the member's words. */
  label: string;
  weight: number;
  step: ListingStep;
}

interface Part extends CompletenessPart {
  isThere: (listing: ListingContents) => boolean;
}

const filled = (text: string) => text.trim() !== "";

/** The weights add up to 100. */
const PARTS: readonly Part[] = [
  { label: "Name your business", weight: 10, step: "basics", isThere: ({ name }) => filled(name) },
  {
    label: "Choose a category",
    weight: 10,
    step: "basics",
    isThere: ({ category }) => isListedCategory(category),
  },
  {
    label: "Describe what you do",
    weight: 10,
    step: "basics",
    isThere: ({ description }) => description.length >= DESCRIPTION_LENGTH.min,
  },
  {
    label: "Add your address",
    weight: 10,
    step: "location",
    isThere: ({ address }) => [address.line1, address.city, address.state, address.pin].every(filled),
  },
  {
    label: "Add opening hours",
    weight: 10,
    step: "location",
    isThere: ({ hours, is24x7 }) => is24x7 || Object.values(hours).some((day) => day.length > 0),
  },
  { label: "Add a phone number", weight: 10, step: "contact", isThere: ({ phone }) => filled(phone) },
  { label: "Add WhatsApp", weight: 5, step: "contact", isThere: ({ whatsapp }) => filled(whatsapp) },
  {
    label: "Add an e-mail address or a website",
    weight: 5,
    step: "contact",
    isThere: ({ email, website }) => filled(email) || filled(website),
  },
  { label: "Add your logo", weight: 5, step: "photos", isThere: ({ logo }) => filled(logo) },
  {
    label: "Add at least 3 photos",
    weight: 10,
    step: "photos",
    isThere: ({ photos }) => photos.length >= 3,
  },
  {
    label: "Name at least 3 services",
    weight: 5,
    step: "basics",
    isThere: ({ services }) => services.length >= 3,
  },
  {
    label: "Say how customers can pay",
    weight: 5,
    step: "contact",
    isThere: ({ payments }) => payments.length > 0,
  },
  {
    label: "Add the year you started, or the languages you speak",
    weight: 5,
    step: "basics",
    isThere: ({ yearFounded, languages }) => yearFounded !== null || languages.length > 0,
  },
];

export interface Completeness {
  score: number;
  missing: CompletenessPart[];
}

/** How complete a listing is, from 0 to 100, with what is missing and its weight. */
export function completenessOf(listing: ListingContents): Completeness {
  const missing = PARTS.filter(({ isThere }) => !isThere(listing));
  const score = 100 - missing.reduce((sum, { weight }) => sum + weight, 0);
  return { score, missing: missing.map(({ label, weight, step }) => ({ label, weight, step })) };
}

/** Whether it is public, or can be again as soon as its owner resumes it. */
export const isOut = (status: ListingStatus) =>
  status === "published" || status === "paused" || status === "suspended";

/** How many photos others see. */
export const shownPhotos = (isPremium: boolean) => (isPremium ? PREMIUM_PHOTOS : FREE_PHOTOS);
