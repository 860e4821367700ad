import { z } from "zod";
import { AuditReason } from "../audit/audit.ts";
import { EditedOn, Version, Id, PageNumber, SlugRef, Timestamp } from "../shapes.ts";
import { endpoints } from "../endpoint.ts";
import { cityName } from "../places/city-names.ts";
import { Line, Text } from "../text.ts";
import { allDiffer, ItCategoryField, ItPaise, PagedBy, ProviderSummary } from "./it-providers.ts";
import { areTiersInOrder } from "./it-rules.ts";
import {
  IT_CATEGORY_SLUGS,
  IT_LIMITS,
  IT_TEXT,
  MAX_ADD_ONS,
  MAX_DELIVERY_DAYS,
  MAX_FAQ,
  MAX_FEATURES,
  MAX_NEEDED,
  MAX_REVISIONS,
  PACKAGE_ACTIONS,
  PACKAGE_STATUSES,
  PACKAGE_TIERS,
} from "./it-words.ts";
import { reportCall } from "../moderation/report-call.ts";
import { PLACE_MAX } from "../places/place-limits.ts";
import { SEARCH_MAX, SEARCH_MIN } from "../text-limits.ts";

export const PackageTier = z.object({
  pricePaise: ItPaise,
  deliveryDays: z
    .number("Enter a number of days.")
    .int("Enter whole days.")
    .min(1, "At least 1 day.")
    .max(MAX_DELIVERY_DAYS, `At most ${MAX_DELIVERY_DAYS} days.`),
  revisions: z
    .number("Enter a number.")
    .int("Enter a whole number.")
    .min(0, "Enter 0 or more.")
    .max(MAX_REVISIONS, `At most ${MAX_REVISIONS}.`),
  features: z
    .array(Line(...IT_LIMITS.feature))
    .min(1, "Name at least one feature.")
    .max(MAX_FEATURES, `At most ${MAX_FEATURES} features.`),
});
export type PackageTier = z.infer<typeof PackageTier>;

export const AddOn = z.object({ name: Line(...IT_LIMITS.addOn), pricePaise: ItPaise });
export type AddOn = z.infer<typeof AddOn>;
export const FaqEntry = z.object({ q: Line(...IT_LIMITS.question), a: Text(...IT_LIMITS.answer) });
export type FaqEntry = z.infer<typeof FaqEntry>;

export const PackageFields = z.object({
  title: Line(...IT_LIMITS.packageTitle),
  category: ItCategoryField,
  /** Starter, Standard and Advanced. */
  tiers: z
    .array(PackageTier)
    .length(PACKAGE_TIERS.length, "Fill in all three tiers.")
    .refine(areTiersInOrder, IT_TEXT.tiersOrder),
  addOns: z
    .array(AddOn)
    .max(MAX_ADD_ONS, `At most ${MAX_ADD_ONS} add-ons.`)
    .refine((addOns) => allDiffer(addOns.map(({ name }) => name)), "An add-on is listed twice."),
  /** What the buyer must give to begin. */
  requirements: z.array(Line(...IT_LIMITS.needed)).max(MAX_NEEDED, `At most ${MAX_NEEDED} points.`),
  faq: z.array(FaqEntry).max(MAX_FAQ, `At most ${MAX_FAQ} questions.`),
});
export type PackageFields = z.infer<typeof PackageFields>;

/** A package in a list. */
export const PackageSummary = z.object({
  _id: Id,
  slug: z.string(),
  title: z.string(),
  category: z.enum(IT_CATEGORY_SLUGS),
  /** The price of the first tier. */
  fromPaise: z.number().int(),
  deliveryDays: z.number().int(),
  provider: ProviderSummary.pick({
    _id: true,
    slug: true,
    name: true,
    logo: true,
    city: true,
    ratingAvg: true,
    ratingCount: true,
    badges: true,
    replyMedianMin: true,
  }),
  /** The following fields are for its team only. */
  status: z.enum(PACKAGE_STATUSES).optional(),
  rejectionReason: z.string().optional(),
});
export type PackageSummary = z.infer<typeof PackageSummary>;

export const ItPackage = PackageSummary.extend({
  tiers: z.array(
    z.object({
      name: z.enum(PACKAGE_TIERS),
      pricePaise: z.number().int(),
      deliveryDays: z.number().int(),
      revisions: z.number().int(),
      features: z.array(z.string()),
    }),
  ),
  addOns: z.array(z.object({ name: z.string(), pricePaise: z.number().int() })),
  requirements: z.array(z.string()),
  faq: z.array(z.object({ q: z.string(), a: z.string() })),
  /** The viewer is of its team. */
  isOwn: z.boolean(),
  created_at: Timestamp,
  updated_at: Timestamp,
  version: Version,
});
export type ItPackage = z.infer<typeof ItPackage>;

/** What an administrator sees of a package. */
export const PackageCase = ItPackage.extend({ flags: z.array(z.string()) });
export type PackageCase = z.infer<typeof PackageCase>;

export const PackageFilters = z.object({
  category: z.enum(IT_CATEGORY_SLUGS).optional().catch(undefined),
  city: Line(1, PLACE_MAX).transform(cityName).optional().catch(undefined),
  /** Only packages of this company. */
  provider: SlugRef.optional(),
  q: Line(SEARCH_MIN, SEARCH_MAX).optional().catch(undefined),
  page: PageNumber,
});
export type PackageFilters = z.infer<typeof PackageFilters>;

const One = z.object({ id: SlugRef });
const WRITES = { points: 300, seconds: 3600, by: "account" } as const;
const Publish = { publish: z.boolean().default(false) };

export const itPackages = endpoints({
  "GET /api/it-services/packages": {
    summary: "Packages that can be ordered, of the best rated providers first",
    query: PackageFilters,
    returns: z.object({ packages: z.array(PackageSummary), ...PagedBy }),
  },
  "GET /api/it-services/packages/mine": {
    summary: "All packages of your company",
    auth: "member",
    query: z.object({ company: Id.optional() }),
    returns: z.object({
      packages: z.array(ItPackage),
      /** The company has told about its IT services, so it may offer packages. */
      isProvider: z.boolean(),
    }),
  },
  "GET /api/it-services/packages/:id": {
    summary: "A package; its team also sees what is not live",
    params: One,
    returns: ItPackage,
  },
  "POST /api/it-services/packages": {
    summary: "Add a package, as a draft or published at once",
    auth: "member",
    body: PackageFields.extend({ companyId: Id, ...Publish }),
    returns: ItPackage,
    status: 201,
    limit: WRITES,
  },
  "PATCH /api/it-services/packages/:id": {
    summary: "Change a package, or publish a draft. Orders keep what was ordered",
    auth: "member",
    params: One,
    body: PackageFields.partial().extend({ ...EditedOn, ...Publish }),
    returns: ItPackage,
    limit: WRITES,
  },
  "DELETE /api/it-services/packages/:id": {
    summary: "Delete a package",
    auth: "member",
    params: One,
    returns: null,
  },
  "POST /api/it-services/packages/:id/pause": {
    summary: "Take a live package off IT services for a while",
    auth: "member",
    params: One,
    body: z.object({}),
    returns: ItPackage,
  },
  "POST /api/it-services/packages/:id/resume": {
    summary: "Show a paused package again",
    auth: "member",
    params: One,
    body: z.object({}),
    returns: ItPackage,
  },
  "POST /api/it-services/packages/:id/report": reportCall("a package", One),
  "GET /api/admin/it-packages": {
    summary: "Packages that wait for review, the longest waiting first",
    auth: "admin",
    roles: ["moderator", "support", "analyst"],
    denied: IT_TEXT.notYourList,
    query: z.object({
      status: z.enum(PACKAGE_STATUSES).catch("review").default("review"),
      page: PageNumber,
    }),
    returns: z.object({ packages: z.array(PackageCase), ...PagedBy }),
  },
  "PATCH /api/admin/it-packages/:id": {
    summary: "Approve or reject a package that waits for review",
    auth: "admin",
    roles: ["moderator"],
    denied: IT_TEXT.notYourTask,
    params: z.object({ id: Id }),
    body: z.object({
      action: z.enum(PACKAGE_ACTIONS),
      reason: AuditReason.optional(),
      /** The version that was read, so that two administrators do not both decide. */
      version: z.number().int(),
    }),
    returns: PackageCase,
  },
});
