// What the pictures of shared links say. No zod here: the pages link them.
import { PRODUCT_TAGLINE } from "../product.ts";

/** The pages that have such a picture, with its two texts. Cards and businesses have pictures of their own. */
export const PAGE_PICTURES = {
  home: { title: PRODUCT_TAGLINE, text: "Digital business cards and a business directory for India" },
  "digital-business-cards": {
    title: "A business card that is always with you",
    text: "Made in minutes, shared by link or QR, saved with one tap",
  },
  "card-scanner": {
    title: "Scan a card, keep the contact",
    text: "QR codes and paper cards, read in your browser",
  },
  businesses: { title: "Find a business near you", text: "Open now, rated by customers, one tap to call" },
  jobs: { title: "Jobs that answer", text: "Pay in plain words, and how many applicants a company answers" },
  "offline-networking": {
    title: "Meet, refer, and see what came of it",
    text: "Business chapters near you: one seat for each trade",
  },
  "free-listing": { title: "List your business free", text: "Be found in your city. No fee, no commission" },
  about: {
    title: "How we rank, and how reviews work",
    text: "Published weights. Reviews that cannot be bought",
  },
  "contact-us": { title: "Write to us", text: "Every message gets a ticket number and an answer" },
  policies: { title: "Our policies, in plain English", text: "Terms, privacy and refunds" },
} as const;

export type PagePictureName = keyof typeof PAGE_PICTURES;

export const pagePictureUrl = (name: PagePictureName) => `/api/page-pictures/${name}.jpg`;
