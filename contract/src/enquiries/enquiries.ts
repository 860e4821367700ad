import { z } from "zod";
import { endpoints } from "../endpoint.ts";
import {
  ENQUIRY_MESSAGE_MAX,
  ENQUIRY_MESSAGE_MIN,
  ENQUIRY_REPLY_MAX,
  ENQUIRY_SIDES,
  ENQUIRY_STATUSES,
  ENQUIRY_TARGET_TYPES,
  LOST_REASON_MAX,
  MAX_FORWARDS,
  OWNER_NOTE_MAX,
  QUOTE_STATUSES,
} from "./enquiry-words.ts";
import { Email, PersonName, PhoneText } from "../accounts/people.ts";
import { Id, Timestamp } from "../shapes.ts";
import { Line, Text } from "../text.ts";
import { DocumentUrl } from "../uploads/uploads.ts";

export const Paise = z.number().int().min(0).max(100_000_000_000_000);
/** A day in India. */
export const Day = z.iso.date("Write the day as 2026-11-30.");
const TargetType = z.enum(ENQUIRY_TARGET_TYPES);
const Status = z.enum(ENQUIRY_STATUSES);

export const EnquiryTargetRef = z.object({
  type: TargetType,
  _id: Id,
  name: z.string(),
  /** Who answers for it: of a product its company, of everything else its own name. */
  seller: z.string(),
  /** Its page, if it has one. */
  url: z.string().nullable(),
});

/** Somebody who reads and answers the enquiries of a company. */
export const TeamMember = z.object({ _id: Id, name: z.string(), isOwner: z.boolean() });
export type TeamMember = z.infer<typeof TeamMember>;

/** One line of the inbox. What the reader may not see is null. */
export const EnquirySummary = z.object({
  _id: Id,
  targetType: TargetType,
  targetId: Id,
  target: EnquiryTargetRef,
  /** The reader's side. */
  side: z.enum(ENQUIRY_SIDES),
  name: z.string(),
  message: z.string(),
  status: Status,
  /** The other side wrote something that the reader has not opened. */
  unread: z.boolean(),
  /** Who of the team takes care of it; null for the other side. */
  assignee: TeamMember.nullable(),
  /** The ask that it belongs to. */
  askId: Id.nullable(),
  acceptedAt: Timestamp.nullable(),
  firstResponseAt: Timestamp.nullable(),
  lastActivityAt: Timestamp,
  createdAt: Timestamp,
});
export type EnquirySummary = z.infer<typeof EnquirySummary>;

export const EnquiryMessage = z.object({
  _id: Id,
  from: z.enum(ENQUIRY_SIDES),
  /** Who of the team wrote it; null for the other side, and if one member answers alone. */
  author: z.string().nullable(),
  body: z.string(),
  /** A link that works for the two sides, for a limited time. */
  file: z.object({ name: z.string(), url: z.string() }).nullable(),
  at: Timestamp,
});
export type EnquiryMessage = z.infer<typeof EnquiryMessage>;

/** A price that the seller offers. Only the newest can be open. */
export const EnquiryQuote = z.object({
  _id: Id,
  amountPaise: z.number().int(),
  /** The last day on which it can be accepted. */
  validTill: z.string(),
  note: z.string(),
  status: z.enum(QUOTE_STATUSES),
  /** Who of the team sent it, as in a message. */
  author: z.string().nullable(),
  at: Timestamp,
  /** When it was accepted, declined or withdrawn. */
  endedAt: Timestamp.nullable(),
});
export type EnquiryQuote = z.infer<typeof EnquiryQuote>;

/** What was ordered, as it was offered on that day: later changes of the package do not change it. */
export const EnquiryOrder = z.object({
  title: z.string(),
  tier: z.string(),
  addOns: z.array(z.object({ name: z.string(), pricePaise: z.number().int() })),
  pricePaise: z.number().int(),
  deliveryDays: z.number().int(),
});
export type EnquiryOrder = z.infer<typeof EnquiryOrder>;

export const Enquiry = EnquirySummary.extend({
  senderId: Id.nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  sharePhone: z.boolean(),
  quantity: z.number().nullable(),
  unit: z.string(),
  budgetPaise: z.number().int().nullable(),
  neededBy: z.string().nullable(),
  city: z.string(),
  /** When an ask ends automatically. */
  endsAt: Timestamp.nullable(),
  /** The owner's private note; null for the other side. */
  ownerNote: z.string().nullable(),
  lostReason: z.string().nullable(),
  /** What a won one is worth; null for the other side. */
  wonPaise: z.number().int().nullable(),
  order: EnquiryOrder.nullable(),
  /** Oldest first. */
  quotes: z.array(EnquiryQuote),
  /** Everybody who may answer; empty for the other side, and if one member answers alone. */
  team: z.array(TeamMember),
  /** The plan of the inbox's owner: saved replies for the team, quotes as PDF for both sides. */
  sellerIsPremium: z.boolean(),
  /** How to reach the owner, once the answer is accepted. */
  answerer: z.object({ email: z.string(), phone: z.string() }).nullable(),
  replyMedianMin: z.number().int().nullable(),
  /** Whether the reader may forward it to others now. */
  canForward: z.boolean(),
  thread: z.array(EnquiryMessage),
});
export type Enquiry = z.infer<typeof Enquiry>;

export const EnquiryCounts = z.object({
  new: z.number().int(),
  open: z.number().int(),
  won: z.number().int(),
  /** The median of the last answers, in minutes. */
  avgReplyMin: z.number().int().nullable(),
});
export type EnquiryCounts = z.infer<typeof EnquiryCounts>;

/** What the sender chooses of a package. */
export const NewOrder = z.object({
  tier: Line(1, 30),
  /** Positions in the package's list. */
  addOns: z.array(z.number().int().min(0).max(50)).max(50).default([]),
});
export type NewOrder = z.infer<typeof NewOrder>;

export const NewEnquiry = z.object({
  targetType: TargetType,
  targetId: Id,
  name: PersonName,
  email: Email,
  phone: PhoneText.optional(),
  message: Text(ENQUIRY_MESSAGE_MIN, ENQUIRY_MESSAGE_MAX),
  quantity: z.number().positive("Write a number above 0.").max(1_000_000_000, "This is too much.").optional(),
  unit: Line(0, 30).optional(),
  budgetPaise: Paise.optional(),
  neededBy: Day.optional(),
  city: Line(0, 60).optional(),
  sharePhone: z.boolean().default(false),
  order: NewOrder.optional(),
});
export type NewEnquiry = z.infer<typeof NewEnquiry>;

/** One kind, or several separated by commas. */
const TargetTypes = z
  .string()
  .max(100)
  .transform((text) => [...new Set(text.split(","))])
  .pipe(z.array(TargetType));

/** Whose enquiries: without an inbox, those of all inboxes that the member reads. */
const Received = z.object({ targetType: TargetTypes.optional(), inbox: Id.optional() });
export type Received = z.infer<typeof Received>;

export const EnquiryFilters = Received.extend({
  box: z.enum(["received", "sent"]).default("received"),
  /** Without it, everything but spam. */
  status: z.enum(["all", "open", ...ENQUIRY_STATUSES]).optional(),
  q: Line(0, 100).optional(),
});
export type EnquiryFilters = z.infer<typeof EnquiryFilters>;

/** How an inbox has replied. */
export const EnquiryStats = z.object({
  /** The last twelve, oldest first. A week is named by its Monday. */
  weeks: z.array(
    z.object({
      week: z.string(),
      received: z.number().int(),
      /** Of those received in this week. */
      answered: z.number().int(),
    }),
  ),
  /** Percent of the last 20; null if there are fewer than 5. */
  replyRate: z.number().int().nullable(),
  replyMedianMin: z.number().int().nullable(),
});
export type EnquiryStats = z.infer<typeof EnquiryStats>;

/** A company's inbox that the member reads. */
export const EnquiryInbox = z.object({ _id: Id, name: z.string(), isPremium: z.boolean() });
export type EnquiryInbox = z.infer<typeof EnquiryInbox>;

const One = z.object({ id: Id });

export const enquiries = endpoints({
  "POST /api/enquiries": {
    summary: "Ask a business, a company or one card, or order a package",
    auth: "member",
    body: NewEnquiry,
    returns: z.object({ enquiry: Enquiry }),
    status: 201,
    limit: { points: 60, seconds: 3600, by: "account" },
  },
  "GET /api/enquiries": {
    summary: "The enquiries that you received or sent, 30 a page, newest first",
    auth: "member",
    query: EnquiryFilters.extend({ cursor: Id.optional() }),
    returns: z.object({
      enquiries: z.array(EnquirySummary),
      /** Of received enquiries. */
      counts: EnquiryCounts.optional(),
      nextCursor: z.string().nullable(),
    }),
  },
  "GET /api/enquiries/counts": {
    summary: "Figures of the received enquiries",
    auth: "member",
    query: Received,
    returns: EnquiryCounts,
  },
  "GET /api/enquiries/stats": {
    summary: "Twelve weeks of received and answered enquiries, and how reliably and how soon you reply",
    auth: "member",
    query: Received,
    returns: EnquiryStats,
  },
  "GET /api/enquiries/inboxes": {
    summary: "The companies whose enquiries you answer",
    auth: "member",
    returns: z.object({ inboxes: z.array(EnquiryInbox) }),
  },
  "GET /api/enquiries/unread-count": {
    summary: "How many received enquiries are new",
    auth: "member",
    returns: z.object({ count: z.number().int() }),
  },
  "GET /api/enquiries/export.csv": {
    summary: "Received or sent enquiries as a table, with the same filters as the list, on the premium plan",
    auth: "member",
    query: EnquiryFilters,
    returns: { raw: "text/csv; charset=utf-8" },
    limit: { points: 30, seconds: 3600, by: "account" },
  },
  "GET /api/enquiries/:id": {
    summary: "An enquiry with its conversation; opened by its recipient, it counts as viewed",
    auth: "member",
    params: One,
    returns: z.object({ enquiry: Enquiry }),
  },
  "PATCH /api/enquiries/:id": {
    summary: "Move an enquiry to its next state, assign it, or note something on it",
    auth: "member",
    params: One,
    body: z.object({
      status: Status.optional(),
      lostReason: Line(0, LOST_REASON_MAX).optional(),
      wonPaise: Paise.min(1, "Write an amount above 0.").optional(),
      assigneeId: Id.nullable().optional(),
      ownerNote: Text(0, OWNER_NOTE_MAX).optional(),
    }),
    returns: z.object({ enquiry: Enquiry }),
  },
  "POST /api/enquiries/:id/messages": {
    summary: "Write to the other side",
    auth: "member",
    params: One,
    body: z.object({
      body: Text(1, ENQUIRY_REPLY_MAX),
      file: DocumentUrl.optional(),
      /** Also if a colleague answered a moment ago. */
      anyway: z.boolean().default(false),
    }),
    returns: z.object({ enquiry: Enquiry }),
    status: 201,
    limit: { points: 120, seconds: 3600, by: "account" },
  },
  "GET /api/enquiries/:id/others": {
    summary: "Who else you could ask the same",
    auth: "member",
    params: One,
    returns: z.object({
      targets: z.array(EnquiryTargetRef.extend({ replyMedianMin: z.number().int().nullable() })),
    }),
  },
  "POST /api/enquiries/:id/forward": {
    summary: "Ask up to three others the same, after 48 hours without an answer",
    auth: "member",
    params: One,
    body: z.object({ targetIds: z.array(Id).min(1, "Choose whom to ask.").max(MAX_FORWARDS) }),
    returns: z.object({ enquiries: z.array(EnquirySummary) }),
    status: 201,
  },
});
