import { z } from "zod";
import { endpoints } from "../endpoint.ts";
import { CONTACT_KINDS, DIRECTORY_SORTS } from "./listing-page-words.ts";
import { Listing, ListingRef } from "./listings.ts";
import { PageNumber, PageSize } from "../shapes.ts";
import { Line } from "../text.ts";
import { reportCall } from "../moderation/report-call.ts";
import { PLACE_MAX } from "../places/place-limits.ts";
import { SEARCH_MAX, SEARCH_MIN } from "../text-limits.ts";

const OneListing = z.object({ id: ListingRef });
const Count = z.number().int();

/** Invalid values are ignored: links are shortened, mistyped and made up by others. */
export const DirectoryFilters = z.object({
  category: z.string().max(80).optional().catch(undefined),
  city: Line(1, PLACE_MAX).optional().catch(undefined),
  pin: z
    .string()
    .regex(/^[1-9]\d{5}$/)
    .optional()
    .catch(undefined),
  /** Words of the name, category or description, in any script. */
  q: Line(SEARCH_MIN, SEARCH_MAX).optional().catch(undefined),
  openNow: z
    .enum(["true", "1", "on"])
    .transform(() => true)
    .optional()
    .catch(undefined),
  /** Only businesses with at least this many stars. */
  rating: z.coerce.number().min(1).max(5).optional().catch(undefined),
  sort: z.enum(DIRECTORY_SORTS).catch("rating").default("rating"),
  page: PageNumber,
  limit: PageSize,
});
export type DirectoryFilters = z.infer<typeof DirectoryFilters>;

const Figures = z.object({
  views: Count,
  calls: Count,
  whatsapp: Count,
  directions: Count,
  website: Count,
  enquiries: Count,
});

export const ListingStats = z.object({
  /** Both days are counted, in India's time. */
  from: z.iso.date(),
  to: z.iso.date(),
  totals: Figures,
  /** Day by day, with the plan; null without. */
  series: z.array(Figures.extend({ day: z.iso.date() })).nullable(),
});
export type ListingStats = z.infer<typeof ListingStats>;
export type ListingFigures = z.infer<typeof Figures>;

export const listingPages = endpoints({
  "GET /api/business-listings": {
    summary: "Businesses of the directory",
    query: DirectoryFilters,
    returns: z.object({
      listings: z.array(Listing),
      total: Count,
      page: Count,
      pages: Count,
      /** True if there are more results than were counted. */
      capped: z.boolean(),
      /** On the first page of the best rated: a few matching premium businesses, outside the order. */
      featured: z.array(Listing).optional(),
      /** The words that the businesses are for, if no business has the typed ones. */
      showingFor: z.string().optional(),
    }),
  },
  "GET /api/business-listings/:id": {
    summary: "A business, by its id or link; its owner also sees what is not published",
    params: OneListing,
    returns: Listing,
  },
  "GET /api/business-listings/:id/similar": {
    summary: "A few others that do the same in the same city",
    params: OneListing,
    returns: z.object({ listings: z.array(Listing) }),
  },
  "POST /api/business-listings/:id/view": {
    summary: "Count that a visitor opened the page; once an hour",
    params: OneListing,
    body: z.object({}),
    returns: null,
  },
  "POST /api/business-listings/:id/contact-click": {
    summary: "Count that a visitor calls, writes, asks the way or opens the website; once an hour",
    params: OneListing,
    body: z.object({ kind: z.enum(CONTACT_KINDS) }),
    returns: null,
  },
  "POST /api/business-listings/:id/report": reportCall("a business", OneListing),
  "GET /api/business-listings/:id/stats": {
    summary: "How often your business was seen and reached in 30 days; day by day with the plan",
    auth: "member",
    params: OneListing,
    returns: ListingStats,
  },
  "GET /api/business-listings/:id/qr.png": {
    summary: "The QR code of a business's page",
    params: OneListing,
    returns: { raw: "image/png" },
  },
  "GET /api/business-listings/:id/qr.svg": {
    summary: "The QR code of a business's page",
    params: OneListing,
    returns: { raw: "image/svg+xml" },
  },
});
