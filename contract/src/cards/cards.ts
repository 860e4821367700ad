import { z } from "zod";
import { BADGES } from "../names.ts";
import { CARD_LIMITS, CARD_UNDO_DAYS, MAX_GALLERY, MAX_OFFERS, OFFER_LIMITS } from "./card-limits.ts";
import { CARD_THEMES } from "./card-rules.ts";
import { OWN_CARD_TEXT } from "./own-card-words.ts";
import { CardSeo } from "./card-seo.ts";
import { CardVideo } from "./video/card-video.ts";
import { Customization } from "./customization/customization.ts";
import { EditedOn, Version, Id, SlugRef, Timestamp } from "../shapes.ts";
import { endpoints } from "../endpoint.ts";
import { LinkField, SocialField } from "../links/link-field.ts";
import { Email } from "../accounts/people.ts";
import { Line, Name, PlainName, Text } from "../text.ts";
import { PictureUrl } from "../uploads/uploads.ts";

export { CARD_UNDO_DAYS, MAX_GALLERY, MAX_OFFERS };

const Link = LinkField({ message: OWN_CARD_TEXT.badLink });
const OptionalEmail = z.union([z.literal(""), Email]);
const Phone = Line(0, CARD_LIMITS.phone);
const Price = z
  .number("Enter a price.")
  .min(0, "A price cannot be negative.")
  .max(1_000_000_000, "This price is too high.")
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, "At most two decimals.");
const Picture = z.union([z.literal(""), PictureUrl]);

export const Service = z.object({
  name: Line(1, OFFER_LIMITS.name),
  description: Text(0, OFFER_LIMITS.description).default(""),
  price: Price.nullable().default(null),
  category: Line(0, OFFER_LIMITS.category).default(""),
  duration: Line(0, OFFER_LIMITS.duration).default(""),
});
export type Service = z.infer<typeof Service>;

export const Product = z.object({
  name: Line(1, OFFER_LIMITS.name),
  price: Price.nullable().default(null),
  description: Text(0, OFFER_LIMITS.description).default(""),
  image: Picture.default(""),
});
export type Product = z.infer<typeof Product>;

/** What a member fills in. Only the name is required; empty phone, company and role become placeholders. */
export const CardFields = z.object({
  name: PlainName(1, CARD_LIMITS.name),
  role: Name(0, CARD_LIMITS.role),
  company: Name(0, CARD_LIMITS.company),
  email: OptionalEmail,
  phone: Phone,
  business_phone: Phone,
  business_email: OptionalEmail,
  address: Text(0, CARD_LIMITS.address),
  website: Link,
  linkedin_url: SocialField("linkedin"),
  twitter_url: SocialField("twitter"),
  facebook_url: SocialField("facebook"),
  instagram_url: SocialField("instagram"),
  youtube_url: SocialField("youtube"),
  custom_notes: Text(0, CARD_LIMITS.custom_notes),
  shortDescription: Text(0, CARD_LIMITS.shortDescription),
  longDescription: Text(0, CARD_LIMITS.longDescription),
  business_description: Text(0, CARD_LIMITS.business_description),
  business_cover_photo: Picture,
  profile_image: Picture,
  business_logo: Picture,
  /** A service may be a plain text. */
  services: z
    .array(z.union([Line(1, OFFER_LIMITS.name), Service]))
    .max(MAX_OFFERS, `At most ${MAX_OFFERS} services.`),
  products: z.array(Product).max(MAX_OFFERS, `At most ${MAX_OFFERS} products.`),
  gallery: z.array(PictureUrl).max(MAX_GALLERY, `At most ${MAX_GALLERY} pictures.`),
  theme: z.enum(CARD_THEMES),
  contactFormEnabled: z.boolean(),
  directLeads: z.boolean(),
});
export type CardFields = z.infer<typeof CardFields>;

/** Everything but the name may be left out. */
export const NewCard = CardFields.partial().required({ name: true });
export type NewCard = z.infer<typeof NewCard>;
export const CardChange = CardFields.partial().extend(EditedOn);
export type CardChange = z.infer<typeof CardChange>;

const CardType = z.enum(["personal", "business", "team"]);

/** A card as the API returns it. Private fields are absent for others. */
export const Card = z.object({
  _id: Id,
  slug: z.string(),
  type: CardType,
  /** The owner's id; for team cards the owner with their name. */
  user_id: z.union([Id, z.object({ _id: Id, name: z.string() })]),
  name: z.string(),
  role: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  business_phone: z.string(),
  /** Both numbers grouped for reading. */
  readablePhones: z.object({ phone: z.string(), business_phone: z.string() }).optional(),
  business_email: z.string(),
  address: z.string(),
  website: z.string(),
  linkedin_url: z.string(),
  twitter_url: z.string(),
  facebook_url: z.string(),
  instagram_url: z.string(),
  youtube_url: z.string(),
  custom_notes: z.string(),
  shortDescription: z.string(),
  longDescription: z.string(),
  business_description: z.string(),
  business_cover_photo: z.string(),
  profile_image: z.string(),
  business_logo: z.string(),
  services: z.array(z.union([z.string(), Service])),
  products: z.array(Product),
  gallery: z.array(z.string()),
  theme: z.enum(CARD_THEMES),
  contactFormEnabled: z.boolean(),
  /** Whether visitors without an account may write; for the owner, their own setting. */
  directLeads: z.boolean(),
  /** In lists only the main card; on a single card: the viewer may edit it. */
  isOwner: z.boolean(),
  isIncomplete: z.boolean(),
  /** Pro while the plan is live, Verified while there is proof; members cannot set them. */
  badges: z.array(z.enum(BADGES)),
  /** The video introduction; for others only while the plan is live. */
  video: CardVideo.nullable().optional(),
  /** For members who may edit it, if no plan shows the video any more. */
  videoHidden: z.boolean().optional(),
  /** On a claimed team card: the fields that its template locks. */
  lockedFields: z.array(z.string()).optional(),
  /** Fields that are locked once they are filled in: the holder may complete the card. */
  fillableFields: z.array(z.string()).optional(),
  /** The profile of the member whose card it is, if the viewer may see it; on a single card. */
  profilePath: z.string().nullable().optional(),
  /** The current design, on a single card; not in lists. */
  customization: Customization.optional(),
  /** The owner's texts for search engines, while the plan includes them; not for the owner. */
  seo: CardSeo.optional(),
  /** How often the card was opened. For the owner, on every plan. */
  views: z.number().int().optional(),
  created_at: Timestamp,
  updated_at: Timestamp,
  version: Version,
});
export type Card = z.infer<typeof Card>;

export const DeletedCard = z.object({
  _id: Id,
  name: z.string(),
  company: z.string(),
  isTeam: z.boolean(),
  deletedAt: Timestamp,
  restorableUntil: Timestamp,
});

export const CardRef = SlugRef;
const OneCard = z.object({ id: CardRef });

export const cards = endpoints({
  "GET /api/business-cards": {
    summary: "Your main card and business-owner cards",
    auth: "member",
    returns: z.array(Card),
  },
  "GET /api/business-cards/user": {
    summary: "The same, wrapped",
    auth: "member",
    returns: z.object({ businessCards: z.array(Card) }),
  },
  "GET /api/business-cards/deleted": {
    summary: "Cards deleted in the last 30 days",
    auth: "member",
    returns: z.object({ cards: z.array(DeletedCard) }),
  },
  "GET /api/business-cards/slug/:slug": {
    summary: "A card by its link",
    params: z.object({ slug: CardRef }),
    returns: Card,
    cached: true,
  },
  "GET /api/business-cards/:id": { summary: "A card", params: OneCard, returns: Card },
  "POST /api/business-cards": {
    summary: "Make a card",
    auth: "member",
    body: NewCard,
    returns: Card,
    status: 201,
    limit: { points: 60, seconds: 3600, by: "account" },
  },
  "PATCH /api/business-cards/:id": {
    summary: "Change your card",
    auth: "member",
    params: OneCard,
    body: CardChange,
    returns: Card,
  },
  "DELETE /api/business-cards/:id": {
    summary: "Delete your card; it can be restored for 30 days",
    auth: "member",
    params: OneCard,
    body: z.object({ successorId: Id.optional() }),
    returns: null,
  },
  "POST /api/business-cards/:id/restore": {
    summary: "Bring a deleted card back",
    auth: "member",
    params: OneCard,
    body: z.object({}),
    returns: Card,
  },
  "POST /api/business-cards/:id/duplicate": {
    summary: "A copy of your card",
    auth: "member",
    params: OneCard,
    body: z.object({}),
    returns: Card,
    status: 201,
  },
  "GET /api/business-cards/:id/vcard": {
    summary: "The contact file of a card",
    params: OneCard,
    returns: { raw: "text/vcard; charset=utf-8" },
  },
  "GET /api/business-cards/:id/qr.png": {
    summary: "The QR code of a card",
    params: OneCard,
    returns: { raw: "image/png" },
  },
  "GET /api/business-cards/:id/qr.svg": {
    summary: "The QR code of a card",
    params: OneCard,
    returns: { raw: "image/svg+xml" },
  },
  "GET /api/business-cards/:id/og.jpg": {
    summary: "The preview image of a card",
    params: OneCard,
    returns: { raw: "image/jpeg" },
  },
});
