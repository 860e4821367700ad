import { CARD_LIMITS, type CardTextField } from "@cardplaza/contract/cards/card-limits";
import { type CardTheme, withoutPlaceholder } from "@cardplaza/contract/cards/card-rules";
import { rupees } from "@cardplaza/contract/money";
import type { Card, CardFields } from "@cardplaza/contract/cards/cards";

/** The lists of rows. */
export const OFFERS = ["services", "products"] as const;
export const TEXT_FIELDS = Object.keys(CARD_LIMITS) as CardTextField[];
const PICTURE_FIELDS = ["profile_image", "business_cover_photo", "business_logo"] as const;
export type PictureFieldName = (typeof PICTURE_FIELDS)[number];

export interface ServiceValues {
  name: string;
  description: string;
  /** The price as typed; empty if there is none. */
  price: string;
  category: string;
  duration: string;
}
export interface ProductValues {
  name: string;
  description: string;
  price: string;
  image: string;
}

/** What the form holds. A picture is the address of an upload, or a draft's that has none yet. */
export type CardValues = Record<CardTextField | PictureFieldName, string> & {
  services: ServiceValues[];
  products: ProductValues[];
  gallery: { url: string }[];
  theme: CardTheme;
  contactFormEnabled: boolean;
  directLeads: boolean;
  /** Of a team card alone: whom to ask to take it over. */
  inviteEmail: string;
};

export const NEW_SERVICE: ServiceValues = {
  name: "",
  description: "",
  price: "",
  category: "",
  duration: "",
};
export const NEW_PRODUCT: ProductValues = { name: "", description: "", price: "", image: "" };

const EMPTY_TEXTS = Object.fromEntries([...TEXT_FIELDS, ...PICTURE_FIELDS].map((field) => [field, ""]));

export const EMPTY_CARD = {
  ...EMPTY_TEXTS,
  services: [],
  products: [],
  gallery: [],
  theme: "modern",
  contactFormEnabled: true,
  directLeads: false,
  inviteEmail: "",
} as unknown as CardValues;

/** A card as its form shows it: a placeholder is an empty field. */
export function valuesOf(card: Card): CardValues {
  const texts = Object.fromEntries([...TEXT_FIELDS, ...PICTURE_FIELDS].map((field) => [field, card[field]]));
  const priceText = (price: number | null | undefined) =>
    price === null || price === undefined ? "" : String(price);
  return {
    ...EMPTY_CARD,
    ...texts,
    phone: withoutPlaceholder("phone", card.phone),
    company: withoutPlaceholder("company", card.company),
    role: withoutPlaceholder("role", card.role),
    services: card.services.map((service) =>
      typeof service === "string"
        ? { ...NEW_SERVICE, name: service }
        : { ...NEW_SERVICE, ...service, price: priceText(service.price) },
    ),
    products: card.products.map((product) => ({
      ...NEW_PRODUCT,
      ...product,
      price: priceText(product.price),
    })),
    gallery: card.gallery.map((url) => ({ url })),
    theme: card.theme,
    contactFormEnabled: card.contactFormEnabled,
    directLeads: card.directLeads,
  };
}

/** A price as typed, with or without sign and commas: null for none, NaN for what is no price. */
export function readPrice(typed: string): number | null {
  const text = typed.replaceAll(/[₹,\s]/g, "");
  if (text === "") return null;
  return /^\d+(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
}

/** What is sent. `urlOf` turns a draft's picture into the address of its upload. */
export function bodyOf(values: CardValues, urlOf: (picture: string) => string): CardFields {
  const { inviteEmail: _invite, ...card } = values;
  return {
    ...card,
    business_cover_photo: urlOf(values.business_cover_photo),
    profile_image: urlOf(values.profile_image),
    business_logo: urlOf(values.business_logo),
    services: values.services.map((service) => ({ ...service, price: readPrice(service.price) })),
    products: values.products.map((product) => ({
      ...product,
      price: readPrice(product.price),
      image: urlOf(product.image),
    })),
    gallery: values.gallery.map(({ url }) => urlOf(url)),
  };
}

/** Only what differs from the version that was opened. */
export function changesOf(
  values: CardValues,
  opened: CardValues,
  urlOf: (picture: string) => string,
): Partial<CardFields> {
  const [before, after, sent] = [bodyOf(opened, asIs), bodyOf(values, asIs), bodyOf(values, urlOf)];
  const changed = (Object.keys(after) as (keyof CardFields)[]).filter(
    (field) => JSON.stringify(after[field]) !== JSON.stringify(before[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, sent[field]]));
}

export const asIs = (picture: string) => picture;

/** Every picture that the card shows. */
export function picturesIn(values: CardValues): string[] {
  const { products, gallery } = values;
  return [
    ...PICTURE_FIELDS.map((field) => values[field]),
    ...products.map(({ image }) => image),
    ...gallery.map(({ url }) => url),
  ].filter(Boolean);
}

/** The text below the name of a closed row. */
export function offerDetail(values: { price: string; category?: string; duration?: string }): string {
  const price = readPrice(values.price);
  const shown = price === null || Number.isNaN(price) ? "" : rupees(price);
  return [shown, values.category, values.duration].filter(Boolean).join(" · ");
}
