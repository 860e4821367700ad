import { z } from "zod";
import { BADGES } from "../../names.ts";
import { Version, Id, Timestamp } from "../../shapes.ts";
import { COMPANY_ROLES } from "../company-words.ts";
import { AVAILABILITIES, PRICE_TYPES, PRODUCT_STATUSES } from "./product-words.ts";
import { PRODUCT_UNITS } from "../../units.ts";

const Count = z.number().int();
const Price = z.object({
  priceType: z.enum(PRICE_TYPES),
  /** The lowest price of a range. */
  pricePaise: z.number().int().nullable(),
  priceMaxPaise: z.number().int().nullable(),
  unit: z.enum(PRODUCT_UNITS),
  /** The least quantity that is sold. */
  moq: Count,
});
const Rating = z.object({
  /** The average of the published reviews, with one decimal; 0 without reviews. */
  ratingAvg: z.number(),
  ratingCount: Count,
});

/** The company that sells it, as buyers see it. */
export const Seller = Rating.extend({
  _id: Id,
  slug: z.string(),
  name: z.string(),
  logo: z.string(),
  city: z.string(),
  state: z.string(),
  hasGstin: z.boolean(),
  foundedYear: z.number().int().nullable(),
  badges: z.array(z.enum(BADGES)),
  replyMedianMin: z.number().int().nullable(),
  replyRate: z.number().int().nullable(),
  phone: z.string(),
  /** Buyers may write to the phone by WhatsApp. */
  showWhatsapp: z.boolean(),
});
export type Seller = z.infer<typeof Seller>;

/** A product as the API returns it. Its state is for its team only. */
export const Product = Price.extend(Rating.shape).extend({
  _id: Id,
  slug: z.string(),
  name: z.string(),
  category: z.string(),
  /** The group and the category within it. */
  categoryPath: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** The pictures, in the order in which they are shown. */
  images: z.array(z.string()),
  description: z.string(),
  gstRate: z.number().nullable(),
  hsn: z.string(),
  specs: z.array(z.object({ k: z.string(), v: z.string() })),
  countryOfOrigin: z.string(),
  availability: z.enum(AVAILABILITIES),
  company: Seller,
  /** The viewer's part in the company; null for everybody else. */
  role: z.enum(COMPANY_ROLES).nullable(),
  status: z.enum(PRODUCT_STATUSES).optional(),
  removalReason: z.string().optional(),
  created_at: Timestamp,
  updated_at: Timestamp,
  version: Version,
});
export type Product = z.infer<typeof Product>;

/** A line about a product, in lists. */
export const ProductLine = Price.extend(Rating.shape).extend({
  _id: Id,
  slug: z.string(),
  name: z.string(),
  category: z.string(),
  /** The first picture; empty without one. */
  image: z.string(),
  company: z.object({ _id: Id, slug: z.string(), name: z.string(), city: z.string() }),
});
export type ProductLine = z.infer<typeof ProductLine>;

/** A product as the company's own team sees it. */
export const OwnProduct = ProductLine.omit({ company: true }).extend({
  status: z.enum(PRODUCT_STATUSES),
  availability: z.enum(AVAILABILITIES),
  updated_at: Timestamp,
});
export type OwnProduct = z.infer<typeof OwnProduct>;

export const DeletedProduct = z.object({
  _id: Id,
  name: z.string(),
  deletedAt: Timestamp,
  restorableUntil: Timestamp,
});
export type DeletedProduct = z.infer<typeof DeletedProduct>;
