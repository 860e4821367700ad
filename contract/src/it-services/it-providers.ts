import { z } from "zod";
import { BADGES } from "../names.ts";
import { COMPANY_ROLES, COMPANY_SIZES } from "../companies/company-words.ts";
import { OneCompany } from "../companies/companies.ts";
import { PictureField } from "../directory/listing-fields.ts";
import { LISTING_TEXT } from "../directory/listing-rules.ts";
import { EditedOn, Version, Id, PageNumber, SlugRef, Timestamp } from "../shapes.ts";
import { endpoints } from "../endpoint.ts";
import { LinkField } from "../links/link-field.ts";
import { cityName } from "../places/city-names.ts";
import { Line, Text } from "../text.ts";
import { focusTotal } from "./it-rules.ts";
import {
  IT_BUDGET_SLUGS,
  IT_CATEGORY_SLUGS,
  IT_LIMITS,
  IT_TEXT,
  MAX_CERTIFICATIONS,
  MAX_FOCUS,
  MAX_IT_PAISE,
  MAX_PORTFOLIO,
  MAX_STACK,
} from "./it-words.ts";
import { PLACE_MAX } from "../places/place-limits.ts";
import { SEARCH_MAX, SEARCH_MIN } from "../text-limits.ts";

export const ItCategoryField = z.enum(IT_CATEGORY_SLUGS, "Choose a category from the list.");
/** An amount in paise, from ₹1. */
export const ItPaise = z
  .number("Enter an amount.")
  .int("Enter an amount.")
  .min(100, "Enter at least ₹1.")
  .max(MAX_IT_PAISE, "Enter at most ₹10 crore.");

export const allDiffer = (values: readonly string[]) =>
  new Set(values.map((value) => value.toLowerCase())).size === values.length;

export const Focus = z.object({
  category: ItCategoryField,
  percent: z
    .number("Enter a number.")
    .int("Enter a whole number.")
    .min(1, "At least 1%.")
    .max(100, "At most 100%."),
});
export type Focus = z.infer<typeof Focus>;

export const PortfolioItem = z.object({
  title: Line(...IT_LIMITS.portfolioTitle),
  picture: PictureField.default(""),
  link: LinkField({ message: LISTING_TEXT.badLink }).default(""),
  text: Text(...IT_LIMITS.portfolioText).default(""),
});
export type PortfolioItem = z.infer<typeof PortfolioItem>;

/** What a company adds about itself to offer IT services. */
export const ProviderFields = z
  .object({
    /** Whether the provider is shown in IT services. Its packages follow it. */
    listed: z.boolean().default(true),
    focus: z
      .array(Focus)
      .min(1, "Choose at least one category.")
      .max(MAX_FOCUS, `At most ${MAX_FOCUS} categories.`)
      .refine((focus) => allDiffer(focus.map(({ category }) => category)), IT_TEXT.focusTwice)
      .refine((focus) => focusTotal(focus) === 100, IT_TEXT.focusTotal),
    minProjectPaise: ItPaise,
    hourlyMinPaise: ItPaise,
    hourlyMaxPaise: ItPaise,
    stack: z
      .array(Line(...IT_LIMITS.stack))
      .max(MAX_STACK, `At most ${MAX_STACK} technologies.`)
      .refine(allDiffer, "A technology is listed twice."),
    portfolio: z.array(PortfolioItem).max(MAX_PORTFOLIO, `At most ${MAX_PORTFOLIO} works.`),
    certifications: z
      .array(Line(...IT_LIMITS.certification))
      .max(MAX_CERTIFICATIONS, `At most ${MAX_CERTIFICATIONS} certifications.`)
      .refine(allDiffer, "A certification is listed twice."),
  })
  .refine(({ hourlyMinPaise, hourlyMaxPaise }) => hourlyMinPaise <= hourlyMaxPaise, {
    path: ["hourlyMaxPaise"],
    message: IT_TEXT.hourlyOrder,
  });
export type ProviderFields = z.infer<typeof ProviderFields>;

/** A provider in a list. Its id is the company's. */
export const ProviderSummary = z.object({
  _id: Id,
  slug: z.string(),
  name: z.string(),
  logo: z.string(),
  tagline: z.string(),
  city: z.string(),
  size: z.enum(["", ...COMPANY_SIZES]),
  badges: z.array(z.enum(BADGES)),
  /** The average with one decimal; 0 without reviews. */
  ratingAvg: z.number(),
  ratingCount: z.number().int(),
  replyMedianMin: z.number().int().nullable(),
  /** The largest share first. */
  focus: z.array(z.object({ category: z.enum(IT_CATEGORY_SLUGS), percent: z.number().int() })),
  minProjectPaise: z.number().int(),
  hourlyMinPaise: z.number().int(),
  hourlyMaxPaise: z.number().int(),
  stack: z.array(z.string()),
});
export type ProviderSummary = z.infer<typeof ProviderSummary>;

export const Provider = ProviderSummary.extend({
  about: z.string(),
  website: z.string(),
  foundedYear: z.number().int().nullable(),
  /** The path of the company's page. */
  companySlug: z.string(),
  portfolio: z.array(
    z.object({ title: z.string(), picture: z.string(), link: z.string(), text: z.string() }),
  ),
  certifications: z.array(z.string()),
  /** The viewer's part in the company; null for everybody else. */
  role: z.enum(COMPANY_ROLES).nullable(),
  listed: z.boolean(),
  updated_at: Timestamp,
  version: Version,
});
export type Provider = z.infer<typeof Provider>;

/** Invalid values are ignored: links are shortened, mistyped and made up by others. */
export const ProviderFilters = z.object({
  category: z.enum(IT_CATEGORY_SLUGS).optional().catch(undefined),
  city: Line(1, PLACE_MAX).transform(cityName).optional().catch(undefined),
  budget: z.enum(IT_BUDGET_SLUGS).optional().catch(undefined),
  size: z.enum(COMPANY_SIZES).optional().catch(undefined),
  /** Only providers with at least this many stars. */
  rating: z.coerce.number().min(1).max(5).optional().catch(undefined),
  verified: z
    .enum(["true", "1", "on"])
    .transform(() => true)
    .optional()
    .catch(undefined),
  /** Words of the name, the technologies or the tagline. */
  q: Line(SEARCH_MIN, SEARCH_MAX).optional().catch(undefined),
  page: PageNumber,
});
export type ProviderFilters = z.infer<typeof ProviderFilters>;

export const PagedBy = {
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  /** True if there are more results than were counted. */
  capped: z.boolean(),
};

export const itProviders = endpoints({
  "GET /api/it-services/providers": {
    summary: "Providers of IT services, best rated first",
    query: ProviderFilters,
    returns: z.object({ providers: z.array(ProviderSummary), ...PagedBy }),
  },
  "GET /api/it-services/providers/:id": {
    summary: "A provider, by its company's id or link",
    params: z.object({ id: SlugRef }),
    returns: Provider,
  },
  "GET /api/companies/:id/provider": {
    summary: "What your company tells about its IT services; null as long as it tells nothing",
    auth: "member",
    params: OneCompany,
    returns: z.object({ provider: Provider.nullable() }),
  },
  "PUT /api/companies/:id/provider": {
    summary: "Offer IT services with your company, or change what it tells about them",
    auth: "member",
    params: OneCompany,
    body: ProviderFields.safeExtend(EditedOn),
    returns: Provider,
    limit: { points: 300, seconds: 3600, by: "account" },
  },
});
