import { z } from "zod";
import { listOf, ListPlace } from "../audit/admin-lists.ts";
import { AuditReason } from "../audit/audit.ts";
import { BADGES } from "../names.ts";
import { Version, Id, SlugRef, Timestamp } from "../shapes.ts";
import { endpoints } from "../endpoint.ts";
import { CompanyChange, CompanyFields, OnboardingData } from "./company-fields.ts";
import {
  COMPANY_DECISIONS,
  COMPANY_DESK_TEXT,
  COMPANY_FILTERS,
  COMPANY_QUERY_MAX,
  COMPANY_QUERY_MIN,
} from "./company-desk-words.ts";
import { KnownMember } from "../search/known-member.ts";
import { Line } from "../text.ts";
import {
  COMPANY_ROLES,
  COMPANY_SIZES,
  COMPANY_STATUSES,
  COMPANY_TEXT,
  COMPANY_TYPES,
  SOCIAL_NETWORKS,
} from "./company-words.ts";

/** A company as the API returns it. Private fields are absent for others. */
export const Company = z.object({
  _id: Id,
  slug: z.string(),
  name: z.string(),
  legalName: z.string(),
  type: z.enum(["", ...COMPANY_TYPES]),
  industry: z.string(),
  size: z.enum(["", ...COMPANY_SIZES]),
  foundedYear: z.number().int().nullable(),
  /** Its check digit is right; whether it was ever issued is unknown. */
  gstin: z.string(),
  cin: z.string(),
  udyam: z.string(),
  address: z.object({
    line1: z.string(),
    line2: z.string(),
    locality: z.string(),
    city: z.string(),
    state: z.string(),
    pin: z.string(),
  }),
  phone: z.string(),
  /** Grouped as people of its town read it. */
  readablePhone: z.string(),
  /** Buyers may write to the phone by WhatsApp. */
  showWhatsapp: z.boolean(),
  email: z.string(),
  website: z.string(),
  logo: z.string(),
  cover: z.string(),
  tagline: z.string(),
  about: z.string(),
  specialities: z.array(z.string()),
  socials: z.partialRecord(z.enum(SOCIAL_NETWORKS), z.string()),
  followers: z.number().int(),
  /** The average of the published reviews, with one decimal; 0 without reviews. */
  ratingAvg: z.number(),
  ratingCount: z.number().int(),
  /** How quickly the company answers, as buyers see it; null until there are enough answers. */
  replyMedianMin: z.number().int().nullable(),
  replyRate: z.number().int().nullable(),
  badges: z.array(z.enum(BADGES)),
  /** Published products. */
  products: z.number().int(),
  /** The business listing of the same owner. */
  listing: z.object({ name: z.string(), path: z.string() }).nullable(),
  /** The viewer's part in it; null for everybody else. */
  role: z.enum(COMPANY_ROLES).nullable(),
  /** The following fields are for its team only. */
  noGst: z.boolean().optional(),
  status: z.enum(COMPANY_STATUSES).optional(),
  suspensionReason: z.string().optional(),
  onboardingCompleted: z.boolean().optional(),
  completeness: z.number().int().optional(),
  created_at: Timestamp,
  updated_at: Timestamp,
  version: Version,
});
export type Company = z.infer<typeof Company>;

const Onboarding = z.object({ company: Company, step: z.number().int() });

/** What a company can take over from its owner's listing and card. */
export const KnownCompany = Company.pick({
  name: true,
  foundedYear: true,
  gstin: true,
  address: true,
  readablePhone: true,
  email: true,
  website: true,
  logo: true,
  cover: true,
  tagline: true,
  about: true,
  specialities: true,
  socials: true,
});
export type KnownCompany = z.infer<typeof KnownCompany>;

const DeletedCompany = z.object({
  _id: Id,
  name: z.string(),
  deletedAt: Timestamp,
  restorableUntil: Timestamp,
});

export const CompanyRef = SlugRef;
export const OneCompany = z.object({ id: CompanyRef });
const WRITES = { points: 600, seconds: 3600, by: "account" } as const;

/** What administrators see of a company in their list. */
export const CompanyCase = z.object({
  _id: Id,
  name: z.string(),
  slug: z.string(),
  city: z.string(),
  gstin: z.string(),
  status: z.enum(COMPANY_STATUSES),
  owner: z.object({ _id: Id, name: z.string() }).nullable(),
  createdAt: Timestamp,
  /** Send it back with a decision. */
  version: Version,
});
export type CompanyCase = z.infer<typeof CompanyCase>;

/** The same for a decision. */
export const WholeCompany = CompanyCase.extend({
  actions: z.array(z.enum(COMPANY_DECISIONS)),
  shown: Company,
  team: z.array(
    z.object({
      _id: Id,
      name: z.string(),
      email: z.string(),
      role: z.enum(COMPANY_ROLES),
      /** When they became a manager; null for the owner. */
      since: Timestamp.nullable(),
    }),
  ),
  known: KnownMember.nullable(),
});
export type WholeCompany = z.infer<typeof WholeCompany>;

export const companies = endpoints({
  "GET /api/companies/me": {
    summary: "The company that you own or manage, and the step of an unfinished set-up",
    auth: "member",
    query: z.object({ company: Id.optional() }),
    returns: z.object({
      company: Company.nullable(),
      step: z.number().int(),
      /** All companies that the member owns or manages, to switch between them. */
      companies: z.array(z.object({ _id: Id, name: z.string(), role: z.enum(COMPANY_ROLES) })),
    }),
  },
  "GET /api/companies/known": {
    summary: "What your business listing and card say already, for the set-up of a company",
    auth: "member",
    returns: KnownCompany,
  },
  "GET /api/companies/deleted": {
    summary: "Companies that you deleted in the last 30 days",
    auth: "member",
    returns: z.object({ companies: z.array(DeletedCompany) }),
  },
  "POST /api/companies": {
    summary: "Begin to set up your company: a draft, filled in from your listing or card",
    auth: "member",
    body: CompanyFields.partial(),
    returns: Onboarding,
    status: 201,
    limit: { points: 20, seconds: 3600, by: "account" },
  },
  "PATCH /api/companies/:id/onboarding": {
    summary: "Save one step of the set-up",
    auth: "member",
    params: OneCompany,
    body: OnboardingData,
    returns: Onboarding,
    limit: WRITES,
  },
  "POST /api/companies/:id/complete": {
    summary: "Finish the set-up: the company gets its page",
    auth: "member",
    params: OneCompany,
    body: z.object({ authority: z.literal(true, COMPANY_TEXT.needAuthority) }),
    returns: z.object({ company: Company }),
  },
  "GET /api/companies/:id": {
    summary: "A company",
    params: OneCompany,
    returns: Company,
  },
  "PATCH /api/companies/:id": {
    summary: "Change your company",
    auth: "member",
    params: OneCompany,
    body: CompanyChange,
    returns: Company,
    limit: WRITES,
  },
  "DELETE /api/companies/:id": {
    summary: "Delete your company; it can be restored for 30 days",
    auth: "member",
    params: OneCompany,
    returns: null,
  },
  "POST /api/companies/:id/restore": {
    summary: "Bring a deleted company back",
    auth: "member",
    params: OneCompany,
    body: z.object({}),
    returns: Company,
  },
  "POST /api/companies/:id/hide": {
    summary: "Hide your company and its products from everybody else",
    auth: "member",
    params: OneCompany,
    body: z.object({}),
    returns: Company,
  },
  "POST /api/companies/:id/show": {
    summary: "Show a hidden company again",
    auth: "member",
    params: OneCompany,
    body: z.object({}),
    returns: Company,
  },
  "GET /api/admin/companies": {
    summary: "Companies, the newest first",
    auth: "admin",
    roles: ["moderator", "support", "analyst"],
    denied: COMPANY_DESK_TEXT.notYourList,
    query: z.object({
      /** An id, or part of the name, the city, the GSTIN or the number. */
      q: Line(COMPANY_QUERY_MIN, COMPANY_QUERY_MAX).optional(),
      status: z.enum(COMPANY_FILTERS).catch("all").default("all"),
      ...ListPlace,
    }),
    returns: listOf(CompanyCase),
  },
  "GET /api/admin/companies/:id": {
    summary: "A company as its team sees it, with its owner, its team and what can be decided",
    auth: "admin",
    roles: ["moderator", "support", "analyst"],
    denied: COMPANY_DESK_TEXT.notYourList,
    params: z.object({ id: Id }),
    returns: z.object({ company: WholeCompany }),
  },
  "PATCH /api/admin/companies/:id": {
    summary: "Suspend a company or restore it, or make one of its managers the owner",
    auth: "admin",
    roles: ["moderator"],
    denied: COMPANY_TEXT.notYourTask,
    params: z.object({ id: Id }),
    body: z.object({
      action: z.enum(COMPANY_DECISIONS),
      /** Who becomes the owner, of a transfer. */
      to: Id.optional(),
      reason: AuditReason.optional(),
      /** The version that was read, so that two administrators do not both decide. */
      version: z.number().int(),
    }),
    returns: Company,
  },
});
