import { z } from "zod";
import { Day } from "../dates.ts";
import { Email, PhoneText } from "../accounts/people.ts";
import { AuditReason } from "../audit/audit.ts";
import { endpoints } from "../endpoint.ts";
import { Id } from "../shapes.ts";
import { Line, Text } from "../text.ts";
import { GIVE_FEATURE, TRACK_FEATURE } from "./chapter-words.ts";
import { OneToOne, Partner, Referral, SourceMonth, ThankYou, TrailEntry } from "./referral.ts";
import {
  BUSINESS_SOURCES,
  DECLINE_REASONS,
  MAX_DEAL_PAISE,
  MAX_RECEIVERS,
  REFERRAL_ACTIONS,
  REFERRAL_BOXES,
  REFERRAL_LIMITS,
  REFERRAL_TEXT,
  REFERRAL_TYPES,
  THANK_KINDS,
} from "./referral-words.ts";
import { SEARCH_MAX } from "../text-limits.ts";
import { REFERRAL_STATUSES } from "../enquiries/passed-on.ts";

const One = z.object({ id: Id });
const Count = z.number().int();
const WRITES = { points: 300, seconds: 3600, by: "account" } as const;
const Paise = z
  .number("Enter an amount.")
  .int("Enter an amount.")
  .min(1, "Enter an amount.")
  .max(MAX_DEAL_PAISE, "At most ₹100 crore.");

export const NewReferral = z.object({
  receiverId: Id,
  /** The giver's chapter through which it is given; the one in common, or else the first, if it is left out. */
  chapterId: Id.optional(),
  prospect: z
    .object({
      name: Line(...REFERRAL_LIMITS.prospect),
      phone: PhoneText.optional(),
      email: Email.optional(),
      consent: z.literal(true, REFERRAL_TEXT.consent),
    })
    .superRefine(({ phone, email }, issues) => {
      if (!phone && !email)
        issues.addIssue({ code: "custom", path: ["phone"], message: REFERRAL_TEXT.needContact });
    }),
  need: Text(...REFERRAL_LIMITS.need),
  heat: z.number().int().min(1).max(5).default(3),
  type: z.enum(REFERRAL_TYPES).default("outside"),
  estPaise: Paise.nullable().optional(),
  /** A lead or an enquiry that the giver received. */
  leadId: Id.optional(),
  enquiryId: Id.optional(),
  /** A message that the giver received in a conversation of two. */
  messageId: Id.optional(),
});
export type NewReferral = z.infer<typeof NewReferral>;

export const referrals = endpoints({
  "POST /api/referrals": {
    summary: "Give a referral to a member of your chapter or of another one",
    auth: "premium",
    feature: GIVE_FEATURE,
    body: NewReferral,
    returns: Referral,
    status: 201,
    limit: WRITES,
  },
  "GET /api/referrals": {
    summary: "The referrals that you received, or with the plan those that you gave",
    auth: "member",
    query: z.object({
      box: z.enum(REFERRAL_BOXES).catch("received").default("received"),
      status: z.enum(REFERRAL_STATUSES).optional().catch(undefined),
      chapterId: Id.optional().catch(undefined),
      /** Those that were made of this lead or enquiry, among the given ones. */
      leadId: Id.optional(),
      enquiryId: Id.optional(),
      cursor: Id.optional(),
    }),
    hiddenFromAdmins: ["text"],
    returns: z.object({
      referrals: z.array(Referral),
      counts: z.partialRecord(z.enum(REFERRAL_STATUSES), Count),
      nextCursor: z.string().nullable(),
    }),
  },
  "GET /api/referrals/receivers": {
    summary: "Active members of chapters whose names, chapters or trades fit, yours first",
    auth: "member",
    query: z.object({ q: Line(0, SEARCH_MAX).default(""), chapterId: Id.optional() }),
    returns: z.object({
      receivers: z.array(Partner.extend({ categoryName: z.string(), city: z.string() })).max(MAX_RECEIVERS),
    }),
  },
  "GET /api/referrals/prospect": {
    summary: "Who wrote a message to you, and what it says, to make a referral of it",
    auth: "member",
    query: z.object({ messageId: Id }),
    hiddenFromAdmins: true,
    returns: z.object({ name: z.string(), phone: z.string(), email: z.string(), message: z.string() }),
  },
  "GET /api/referrals/sources": {
    summary: "Where your business came from, by source and person over months",
    auth: "premium",
    feature: TRACK_FEATURE,
    query: z.object({ months: z.coerce.number().int().min(1).max(24).catch(6).default(6) }),
    returns: z.object({
      months: z.array(SourceMonth),
      people: z.array(
        z.object({ person: Partner, source: z.enum(BUSINESS_SOURCES), amountPaise: Count, won: Count }),
      ),
      totalPaise: Count,
      won: Count,
    }),
  },
  "GET /api/referrals/:id": {
    summary: "A referral",
    auth: "member",
    params: One,
    hiddenFromAdmins: ["text"],
    returns: Referral,
  },
  "PATCH /api/referrals/:id": {
    summary: "Accept, decline, contacted, won with its value, lost, correct or withdraw",
    auth: "member",
    params: One,
    body: z.object({
      action: z.enum(REFERRAL_ACTIONS),
      reason: z.enum(DECLINE_REASONS).optional(),
      wonPaise: Paise.optional(),
      note: Text(...REFERRAL_LIMITS.note).optional(),
    }),
    returns: Referral,
    limit: WRITES,
  },
  "DELETE /api/referrals/:id/prospect": {
    summary: "Erase the prospect's name and details on their request",
    auth: "member",
    params: One,
    returns: Referral,
    limit: WRITES,
  },
  "GET /api/referrals/:id/trail": {
    summary: "All that led to a referral and came of it, as far as you took part",
    auth: "member",
    params: One,
    hiddenFromAdmins: ["text"],
    returns: z.object({ trail: z.array(TrailEntry) }),
  },
  "POST /api/thank-yous": {
    summary: "Thank a member for business that they brought",
    auth: "member",
    body: z.object({
      /** Who is thanked; the giver of the referral, if it is given. */
      giverId: Id.optional(),
      referralId: Id.optional(),
      amountPaise: Paise,
      kind: z.enum(THANK_KINDS).default("new"),
      note: Text(...REFERRAL_LIMITS.note).default(""),
    }),
    returns: ThankYou,
    status: 201,
    limit: WRITES,
  },
  "GET /api/thank-yous": {
    summary: "The thank-yous that you gave or received",
    auth: "member",
    query: z.object({
      box: z.enum(REFERRAL_BOXES).catch("received").default("received"),
      cursor: Id.optional(),
    }),
    returns: z.object({ thankYous: z.array(ThankYou), nextCursor: z.string().nullable() }),
  },
  "PATCH /api/thank-yous/:id": {
    summary: "Change a thank-you within seven days",
    auth: "member",
    params: One,
    body: z.object({
      amountPaise: Paise.optional(),
      kind: z.enum(THANK_KINDS).optional(),
      note: Text(...REFERRAL_LIMITS.note).optional(),
    }),
    returns: ThankYou,
    limit: WRITES,
  },
  "POST /api/one-to-ones": {
    summary: "Enter a one-to-one that the other confirms",
    auth: "member",
    body: z.object({
      userId: Id,
      day: Day("Choose a day."),
      topics: Text(...REFERRAL_LIMITS.topics).default(""),
    }),
    returns: OneToOne,
    status: 201,
    limit: WRITES,
  },
  "GET /api/one-to-ones": {
    summary: "Your one-to-ones, those that wait for you first",
    auth: "member",
    query: z.object({ cursor: Id.optional() }),
    returns: z.object({ oneToOnes: z.array(OneToOne), nextCursor: z.string().nullable() }),
  },
  "PATCH /api/one-to-ones/:id/confirm": {
    summary: "Confirm a one-to-one, or say that it did not happen",
    auth: "member",
    params: One,
    body: z.object({ confirmed: z.boolean().default(true) }).default({ confirmed: true }),
    returns: OneToOne,
    limit: WRITES,
  },
  "POST /api/admin/prospects/erase": {
    summary: "Erase a prospect from all referrals on their request",
    auth: "admin",
    roles: ["support"],
    denied: "Only support can erase prospects.",
    body: z.object({ phone: PhoneText.optional(), email: Email.optional(), reason: AuditReason }),
    returns: z.object({ erased: Count }),
  },
});
