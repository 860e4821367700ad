import type { Card } from "@cardplaza/contract/cards/cards";
import { type SocialPage, socialLink } from "@cardplaza/contract/links/social-links";
import { withoutBlankRows } from "../../../forms/rows/blank-rows.ts";
import { SOCIALS } from "./check-card.ts";
import { bodyOf, type CardValues, OFFERS } from "./card-values.ts";

const NOT_YET = "00000000000000000000";

/** The typed values as a card. A new card gets placeholder names. */
export function previewCard(typed: CardValues, shownAt: (picture: string) => string, isNew: boolean): Card {
  const body = bodyOf(withoutBlankRows(typed, OFFERS), shownAt);
  const price = (value: number | null) => (Number.isNaN(value) ? null : value);
  return {
    ...body,
    ...socialLinks(typed),
    _id: NOT_YET,
    slug: NOT_YET,
    type: "personal",
    user_id: NOT_YET,
    name: typed.name.trim() || "Your name",
    role: typed.role.trim() || (isNew ? "Your role" : ""),
    company: typed.company.trim() || (isNew ? "Your company" : ""),
    services: body.services.map((service) =>
      typeof service === "string"
        ? service
        : { ...service, name: service.name || "New service", price: price(service.price) },
    ),
    products: body.products.map((product) => ({
      ...product,
      name: product.name || "New product",
      price: price(product.price),
    })),
    gallery: body.gallery.filter(Boolean),
    isOwner: false,
    isIncomplete: false,
    badges: [],
    created_at: "",
    updated_at: "",
    version: 0,
  };
}

/** The links as they will be stored. */
const socialLinks = (typed: CardValues) =>
  Object.fromEntries(
    (Object.entries(SOCIALS) as [keyof typeof SOCIALS, SocialPage][]).map(([field, page]) => [
      field,
      typed[field].trim() && (socialLink(page, typed[field]) ?? typed[field]),
    ]),
  ) as Pick<CardValues, keyof typeof SOCIALS>;
