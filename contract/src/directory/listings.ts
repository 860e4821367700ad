import { z } from "zod";
import { LISTING_FILTERS } from "./listing-desk-words.ts";
import { LISTING_ACTIONS, LISTING_STATUSES, PAYMENT_WAYS, WEEKDAYS } from "./listing-words.ts";
import { listOf, ListPlace, PagedBefore } from "../audit/admin-lists.ts";
import { AuditReason } from "../audit/audit.ts";
import { BADGES } from "../names.ts";
import { Version, Id, SlugRef, Timestamp } from "../shapes.ts";
import { endpoints } from "../endpoint.ts";
import { ListingChange, NewListing } from "./listing-fields.ts";
import { LISTING_CASE_TEXT, LISTING_TEXT, PREMIUM_PHOTOS } from "./listing-rules.ts";
import { Line } from "../text.ts";
import { PictureUrl } from "../uploads/uploads.ts";
import { KnownMember } from "../search/known-member.ts";
import { QUERY_MAX } from "../search/search-words.ts";

const ShownAddress = z.object({
  line1: z.string(),
  line2: z.string(),
  locality: z.string(),
  city: z.string(),
  state: z.string(),
  pin: z.string(),
});
const ShownRange = z.object({ open: z.string(), close: z.string() });

/** What can wait for review. */
export const WaitingChange = z
  .object({
    name: z.string(),
    category: z.string(),
    moreCategories: z.array(z.string()),
    description: z.string(),
    phone: z.string(),
    address: ShownAddress,
  })
  .partial();
export type WaitingChange = z.infer<typeof WaitingChange>;

/** A listing as the API returns it. Private fields are absent for others. */
export const Listing = z.object({
  _id: Id,
  /** The owner; null until the listing is claimed. */
  ownerId: Id.nullable(),
  name: z.string(),
  slug: z.string(),
  category: z.string(),
  moreCategories: z.array(z.string()),
  description: z.string(),
  phone: z.string(),
  /** Grouped as people of its town read it. */
  readablePhone: z.string().optional(),
  whatsapp: z.string(),
  email: z.string(),
  website: z.string(),
  /** For others without its lines and PIN code if the owner hides the address. */
  address: ShownAddress,
  hideAddress: z.boolean(),
  serviceCities: z.array(z.string()),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  hours: z.partialRecord(z.enum(WEEKDAYS), z.array(ShownRange)),
  is24x7: z.boolean(),
  specialHours: z.array(z.object({ date: z.string(), closed: z.boolean(), ranges: z.array(ShownRange) })),
  logo: z.string(),
  cover: z.string(),
  photos: z.array(z.string()),
  videoUrl: z.string(),
  services: z.array(z.object({ name: z.string(), pricePaise: z.number().int().optional() })),
  payments: z.array(z.enum(PAYMENT_WAYS)),
  languages: z.array(z.string()),
  yearFounded: z.number().int().nullable(),
  /** Its check digit is right; whether it was ever issued is unknown. */
  gstin: z.string(),
  /** The average of the published reviews, with one decimal; 0 without reviews. */
  ratingAvg: z.number(),
  ratingCount: z.number().int(),
  replyMedianMin: z.number().int().nullable(),
  /** Pro while its owner has premium, Verified while they have proof for the same business. */
  badges: z.array(z.enum(BADGES)),
  /** On the listing's own page: the company of the same owner. */
  company: z.object({ name: z.string(), path: z.string() }).nullable().optional(),
  /** The viewer owns it. */
  isOwner: z.boolean(),
  /** The following fields are for its owner only. */
  status: z.enum(LISTING_STATUSES).optional(),
  /** The administrator's reason, for the whole listing or for the waiting change. */
  rejectionReason: z.string().optional(),
  flags: z.array(z.string()).optional(),
  /** The change that waits for review, while the values above stay live. */
  waiting: WaitingChange.nullable().optional(),
  completeness: z.number().int().optional(),
  views: z.number().int().optional(),
  created_at: Timestamp,
  updated_at: Timestamp,
  version: Version,
  publishedAt: Timestamp.nullable(),
});
export type Listing = z.infer<typeof Listing>;

export const DeletedListing = z.object({
  _id: Id,
  name: z.string(),
  deletedAt: Timestamp,
  restorableUntil: Timestamp,
});
export type DeletedListing = z.infer<typeof DeletedListing>;

/** What an administrator sees of a listing. */
export const ListingCase = Listing.extend({
  owner: z.object({ _id: Id, name: z.string(), email: z.string().nullable() }).nullable(),
});
export type ListingCase = z.infer<typeof ListingCase>;

/** The same for a decision: with what can be decided now, and the owner. */
export const WholeListing = ListingCase.extend({
  actions: z.array(z.enum(LISTING_ACTIONS)),
  known: KnownMember.nullable(),
});
export type WholeListing = z.infer<typeof WholeListing>;

export const ListingRef = SlugRef;
const OneListing = z.object({ id: ListingRef });
const WRITES = { points: 600, seconds: 3600, by: "account" } as const;

export const listings = endpoints({
  "GET /api/business-listings/my-business": {
    summary: "Your own business listing, or null",
    auth: "member",
    returns: Listing.nullable(),
  },
  "GET /api/business-listings/deleted": {
    summary: "Listings deleted in the last 30 days",
    auth: "member",
    returns: z.object({ listings: z.array(DeletedListing) }),
  },
  "POST /api/business-listings": {
    summary: "Begin a business listing: a draft, which nobody else sees",
    auth: "member",
    body: NewListing,
    returns: Listing,
    status: 201,
    limit: { points: 20, seconds: 3600, by: "account" },
  },
  "PATCH /api/business-listings/:id": {
    summary: "Change your listing",
    auth: "member",
    params: OneListing,
    body: ListingChange,
    returns: Listing,
    limit: WRITES,
  },
  "DELETE /api/business-listings/:id": {
    summary: "Delete your listing; it can be restored for 30 days",
    auth: "member",
    params: OneListing,
    returns: null,
  },
  "POST /api/business-listings/:id/restore": {
    summary: "Bring a deleted listing back",
    auth: "member",
    params: OneListing,
    body: z.object({}),
    returns: Listing,
  },
  "POST /api/business-listings/:id/submit": {
    summary: "Publish a listing; one that looks wrong waits for review",
    auth: "member",
    params: OneListing,
    /** Sent by an owner whose business looks like one that is listed already. */
    body: z.object({ isAnotherBusiness: z.boolean().optional() }),
    returns: Listing,
    limit: { points: 60, seconds: 3600, by: "account" },
  },
  "POST /api/business-listings/:id/pause": {
    summary: "Take a published listing off the directory",
    auth: "member",
    params: OneListing,
    body: z.object({}),
    returns: Listing,
  },
  "POST /api/business-listings/:id/resume": {
    summary: "Show a paused listing again",
    auth: "member",
    params: OneListing,
    body: z.object({}),
    returns: Listing,
  },
  "POST /api/business-listings/:id/photos": {
    summary: "Add uploaded photos at the end; 10 are free, 30 with the plan",
    auth: "member",
    params: OneListing,
    body: z.object({
      photos: z.array(PictureUrl).min(1, "Choose a photo.").max(PREMIUM_PHOTOS, LISTING_TEXT.photosMost),
    }),
    returns: Listing,
    limit: WRITES,
  },
  "GET /api/admin/business-listings": {
    summary: "Listings: those that wait the longest first, others by their last change",
    auth: "admin",
    roles: ["moderator", "support", "analyst"],
    denied: LISTING_CASE_TEXT.notYourList,
    query: z.object({
      q: Line(0, QUERY_MAX).catch("").default(""),
      /** `waiting`: everything that waits for review, including changes of live listings. */
      status: z.enum(LISTING_FILTERS).catch("waiting").default("waiting"),
      ...ListPlace,
    }),
    returns: listOf(ListingCase).extend({ listings: z.array(ListingCase), ...PagedBefore }),
  },
  "GET /api/admin/business-listings/:id": {
    summary: "A listing with the change that waits, what can be decided, and its owner",
    auth: "admin",
    roles: ["moderator", "support", "analyst"],
    denied: LISTING_CASE_TEXT.notYourList,
    params: z.object({ id: Id }),
    returns: z.object({ listing: WholeListing }),
  },
  "PATCH /api/admin/business-listings/:id": {
    summary: "Approve or reject what waits, suspend a listing or restore it",
    auth: "admin",
    roles: ["moderator"],
    denied: LISTING_CASE_TEXT.notYourTask,
    params: z.object({ id: Id }),
    body: z.object({
      action: z.enum(LISTING_ACTIONS),
      reason: AuditReason.optional(),
      /** The version that was read, so that two administrators do not both decide. As a text: its `updated_at`. */
      version: z.union([z.number().int(), z.string().max(40)]),
    }),
    returns: ListingCase,
  },
});
