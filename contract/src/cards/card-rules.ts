// Pure rules about cards, used on both sides. No zod here: public pages import this file.

export const CARD_PLACEHOLDER = {
  phone: "0000000000",
  company: "Update company",
  role: "Update role",
} as const;
export const CARD_THEMES = ["modern", "minimalist", "corporate", "creative"] as const;
export type CardTheme = (typeof CARD_THEMES)[number];

export const DESCRIPTION_SHOWN = { card: 120, preview: 80 } as const;
export const FALLBACK_DESCRIPTION = "Professional services and innovative solutions for your business needs.";
export const FALLBACK_NAME = "Business Card";
export const INCOMPLETE_TOAST_MS = 6_000;

/** What moderators do with a card. */
export const CARD_ACTIONS = ["hide", "show"] as const;

export const CARD_TEXT = {
  notNow: { hide: "This card is hidden already.", show: "This card is not hidden." },
  phoneMissing: "Phone not provided",
  emailMissing: "Email not provided",
  noServices: "No services listed",
  noProducts: "No products listed",
  noGallery: "No gallery images",
  notFound: "Card not found",
  gone: "This card is no longer available.",
} as const;

export interface Completable {
  phone: string;
  company: string;
  role: string;
}

/** Incomplete while one of the three still has its placeholder. */
export function isIncompleteCard({ phone, company, role }: Completable): boolean {
  return (
    phone === CARD_PLACEHOLDER.phone || company === CARD_PLACEHOLDER.company || role === CARD_PLACEHOLDER.role
  );
}

/** What others see of a field: a placeholder counts as empty. */
export function withoutPlaceholder(field: keyof typeof CARD_PLACEHOLDER, value: string): string {
  return value === CARD_PLACEHOLDER[field] ? "" : value;
}

/** What a card's owner can switch off; it stays off when the plan ends. */
export interface CardSwitches {
  showPersonalContact?: boolean;
  showBusinessContact?: boolean;
  showSocialMedia?: boolean;
  showServices?: boolean;
  showProducts?: boolean;
  showGallery?: boolean;
}

interface Described {
  shortDescription: string;
  longDescription: string;
  business_description: string;
  custom_notes: string;
}

export function cardDescription(card: Described): string {
  return (
    [card.shortDescription, card.longDescription, card.business_description, card.custom_notes].find(
      (text) => text.trim() !== "",
    ) ?? FALLBACK_DESCRIPTION
  );
}

const CHARACTERS = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Cut at a number of characters, never inside one, with an ellipsis; unchanged if it fits. */
export function shortened(text: string, characters: number): { text: string; isShortened: boolean } {
  let count = 0;
  for (const { index } of CHARACTERS.segment(text)) {
    if (count++ === characters) return { text: `${text.slice(0, index).trimEnd()}…`, isShortened: true };
  }
  return { text, isShortened: false };
}

export type CardTab = "contact" | "services" | "products" | "gallery" | "get-in-touch";

export interface Tabbed {
  services: unknown[];
  products: unknown[];
  gallery: unknown[];
}
/** Contact always; the others only if they have contents and were not switched off. */
export function cardTabs(card: Tabbed, show: CardSwitches, contactForm: boolean): CardTab[] {
  const tabs: CardTab[] = ["contact"];
  if (card.services.length > 0 && show.showServices !== false) tabs.push("services");
  if (card.products.length > 0 && show.showProducts !== false) tabs.push("products");
  if (card.gallery.length > 0 && show.showGallery !== false) tabs.push("gallery");
  if (contactForm) tabs.push("get-in-touch");
  return tabs;
}

export const activeTab = (wanted: CardTab, tabs: CardTab[]): CardTab =>
  tabs.includes(wanted) ? wanted : (tabs[0] ?? "contact");

/** The tag of a cached page, so that a change of the card or of its owner invalidates it. */
export const cardTag = (cardId: string) => `card:${cardId}`;
export const cardsOfTag = (memberId: string) => `cards-of:${memberId}`;

/** The label of a card in a choice of several. */
export const cardLabel = ({ name, company }: { name: string; company: string }) =>
  company ? `${name} - ${company}` : name;
