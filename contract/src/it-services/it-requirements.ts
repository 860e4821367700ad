import { z } from "zod";
import { COMPANY_SIZES } from "../companies/company-words.ts";
import { WrittenDay } from "../enquiries/new-enquiry.ts";
import { endpoints } from "../endpoint.ts";
import { cityName } from "../places/city-names.ts";
import { Id, Timestamp } from "../shapes.ts";
import { Line, Text } from "../text.ts";
import { DocumentUrl } from "../uploads/uploads.ts";
import { allDiffer, ItCategoryField, ItPaise, ProviderSummary } from "./it-providers.ts";
import {
  IT_BUDGET_SLUGS,
  IT_CATEGORY_SLUGS,
  IT_LIMITS,
  IT_QUOTE_ACTIONS,
  IT_QUOTE_STATUSES,
  IT_TEXT,
  IT_TIMELINE_SLUGS,
  MAX_FILES,
  MAX_INVITED,
  MAX_QUOTE_DAYS,
  REQUIREMENT_ACTIONS,
  REQUIREMENT_MODES,
  REQUIREMENT_STATUSES,
} from "./it-words.ts";
import { reportCall } from "../moderation/report-call.ts";
import { PLACE_MAX } from "../places/place-limits.ts";

/** An invited provider, or one that quotes. */
export const QuotingProvider = ProviderSummary.pick({
  _id: true,
  slug: true,
  name: true,
  logo: true,
  city: true,
  ratingAvg: true,
  ratingCount: true,
  badges: true,
}).extend({ size: z.enum(["", ...COMPANY_SIZES]) });
export type QuotingProvider = z.infer<typeof QuotingProvider>;

export const ItQuote = z.object({
  _id: Id,
  provider: QuotingProvider,
  amountPaise: z.number().int(),
  days: z.number().int(),
  scope: z.string(),
  /** The last day on which it can be accepted. */
  validTill: z.string(),
  status: z.enum(IT_QUOTE_STATUSES),
  /** The conversation, once it is accepted. */
  enquiryId: Id.nullable(),
  at: Timestamp,
});
export type ItQuote = z.infer<typeof ItQuote>;

export const RequirementSummary = z.object({
  _id: Id,
  title: z.string(),
  category: z.enum(IT_CATEGORY_SLUGS),
  budget: z.enum(IT_BUDGET_SLUGS),
  timeline: z.enum(IT_TIMELINE_SLUGS),
  mode: z.enum(REQUIREMENT_MODES),
  city: z.string(),
  status: z.enum(REQUIREMENT_STATUSES),
  /** How many quotes the buyer has. */
  quoteCount: z.number().int(),
  /** Of the reader's own company; null for the buyer, and before it has sent one. */
  ownQuote: z.enum(IT_QUOTE_STATUSES).nullable(),
  createdAt: Timestamp,
  /** The last moment for quotes. */
  expiresAt: Timestamp,
});
export type RequirementSummary = z.infer<typeof RequirementSummary>;

export const Requirement = RequirementSummary.extend({
  description: z.string(),
  /** Links that work for the reader, for a limited time. */
  files: z.array(z.object({ name: z.string(), url: z.string() })),
  side: z.enum(["buyer", "provider"]),
  buyerName: z.string(),
  /** The invited providers, for the buyer only: providers do not see their rivals. */
  invited: z.array(QuotingProvider),
  /** All of them for the buyer; for a provider only its own. */
  quotes: z.array(ItQuote),
  /** The reader's companies that may send a quote now. */
  mayQuoteAs: z.array(z.object({ _id: Id, name: z.string() })),
});
export type Requirement = z.infer<typeof Requirement>;

export const RequirementFields = z
  .object({
    title: Line(...IT_LIMITS.requirementTitle),
    description: Text(...IT_LIMITS.requirementText),
    category: ItCategoryField,
    budget: z.enum(IT_BUDGET_SLUGS, "Choose a budget."),
    timeline: z.enum(IT_TIMELINE_SLUGS, "Choose when you need it."),
    files: z.array(DocumentUrl).max(MAX_FILES, `At most ${MAX_FILES} files.`).refine(allDiffer).default([]),
    mode: z.enum(REQUIREMENT_MODES, "Choose who may quote."),
    /** The invited companies. */
    providers: z
      .array(Id)
      .max(MAX_INVITED, IT_TEXT.inviteMost)
      .refine(allDiffer, "A provider is listed twice.")
      .default([]),
    /** The city in which an open requirement is shown. */
    city: Line(0, PLACE_MAX).transform(cityName).default(""),
  })
  .superRefine(({ mode, providers, city }, issues) => {
    if (mode === "invite" && providers.length === 0)
      issues.addIssue({ code: "custom", path: ["providers"], message: IT_TEXT.inviteSome });
    if (mode === "open" && city === "")
      issues.addIssue({ code: "custom", path: ["city"], message: IT_TEXT.needCity });
  });
export type RequirementFields = z.infer<typeof RequirementFields>;

export const NewItQuote = z.object({
  /** Needed only by members of several companies that may quote. */
  companyId: Id.optional(),
  amountPaise: ItPaise,
  days: z
    .number("Enter a number of days.")
    .int("Enter whole days.")
    .min(1, "At least 1 day.")
    .max(MAX_QUOTE_DAYS, `At most ${MAX_QUOTE_DAYS} days.`),
  scope: Text(...IT_LIMITS.scope),
  validTill: WrittenDay,
});
export type NewItQuote = z.infer<typeof NewItQuote>;

const One = z.object({ id: Id });

export const itRequirements = endpoints({
  "GET /api/it-services/requirements": {
    summary: "Your requirements, or those that your companies may quote on, newest first",
    auth: "member",
    query: z.object({ box: z.enum(["mine", "received"]).default("mine"), cursor: Id.optional() }),
    returns: z.object({ requirements: z.array(RequirementSummary), nextCursor: z.string().nullable() }),
  },
  "POST /api/it-services/requirements": {
    summary: "Post a requirement: invite up to four providers, or let those of a city quote",
    auth: "member",
    body: RequirementFields,
    returns: Requirement,
    status: 201,
    limit: { points: 10, seconds: 86_400, by: "account" },
  },
  "GET /api/it-services/requirements/:id": {
    summary: "A requirement: its buyer sees all quotes, a provider only its own",
    auth: "member",
    params: One,
    returns: Requirement,
  },
  "PATCH /api/it-services/requirements/:id": {
    summary: "End the collecting of quotes, complete the work or cancel the requirement",
    auth: "member",
    params: One,
    body: z.object({ action: z.enum(REQUIREMENT_ACTIONS) }),
    returns: Requirement,
  },
  "POST /api/it-services/requirements/:id/quotes": {
    summary: "Quote on a requirement, once a company; a withdrawn quote can be sent anew",
    auth: "member",
    params: One,
    body: NewItQuote,
    returns: Requirement,
    status: 201,
    limit: { points: 60, seconds: 86_400, by: "account" },
  },
  "POST /api/it-services/requirements/:id/report": reportCall("a requirement", One),
  "PATCH /api/quotes/:id": {
    summary: "Shortlist, accept or reject a quote on your requirement, or withdraw your own",
    auth: "member",
    params: One,
    body: z.object({ action: z.enum(IT_QUOTE_ACTIONS) }),
    returns: Requirement,
  },
});
