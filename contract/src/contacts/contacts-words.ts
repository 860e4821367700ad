// Contacts that a member saved from a paper card, a QR code or a link. Free of zod: the browser uses it.
import { PAPER_CARD_BOUNDS } from "../cards/paper-card.ts";

/** How a contact came in. */
export const CONTACT_SOURCES = ["qr", "paper", "upload", "typed"] as const;
export type ContactSource = (typeof CONTACT_SOURCES)[number];

/** The label of each source. */
export const CONTACT_SOURCE_LABEL: Record<ContactSource, string> = {
  qr: "QR code",
  paper: "Paper card",
  upload: "Picture",
  typed: "Typed in",
};

export const MAX_CONTACTS = 10_000;
export const MAX_BATCH = 100;
export const CONTACTS_PER_PAGE = 50;

/** The limit of characters of each field. */
export const CONTACT_BOUNDS = {
  ...PAPER_CARD_BOUNDS,
  notes: 500,
  /** The event, or another occasion. */
  tag: 40,
  /** The team member who saved it. */
  member: 80,
} as const;
export type ContactField = keyof typeof CONTACT_BOUNDS;

/** The most characters of a link that is typed in place of a scan. */
export const TYPED_LINK_MAX = 2000;

export const CONTACTS_TEXT = {
  notFound: "Contact not found",
  badLink: "Enter a link such as https://example.com.",
  full: "Your contact list is full. Export some contacts and delete them first.",
} as const;
