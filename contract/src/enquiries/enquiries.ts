import { z } from "zod";
import { endpoints } from "../endpoint.ts";
import {
  ENQUIRY_MESSAGE_MAX,
  ENQUIRY_MESSAGE_MIN,
  ENQUIRY_REPLY_MAX,
  ENQUIRY_SIDES,
  ENQUIRY_STATUSES,
  ENQUIRY_TARGET_TYPES,
  INBOX_FEATURE,
  LOST_REASON_MAX,
  MAX_FORWARDS,
  MAX_SAVED_REPLIES,
  OWNER_NOTE_MAX,
  SAVED_REPLY_TITLE_MAX,
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
  /** Its page, if it has one. */
  url: z.string().nullable(),
});

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
  body: z.string(),
  /** A link that works for the two sides, for a limited time. */
  file: z.object({ name: z.string(), url: z.string() }).nullable(),
  at: Timestamp,
});
export type EnquiryMessage = z.infer<typeof EnquiryMessage>;

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

/** What was ordered, as it was offered on that day: later changes of the package do not change it. */
export const EnquiryOrder = z.object({
  title: z.string(),
  tier: z.string(),
  addOns: z.array(z.object({ name: z.string(), pricePaise: z.number().int() })),
  pricePaise: z.number().int(),
  deliveryDays: z.number().int(),
});
export type EnquiryOrder = z.infer<typeof EnquiryOrder>;

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
});
export type NewEnquiry = z.infer<typeof NewEnquiry>;

export const SavedReply = z.object({
  title: Line(1, SAVED_REPLY_TITLE_MAX),
  body: Text(1, ENQUIRY_REPLY_MAX),
});
export type SavedReply = z.infer<typeof SavedReply>;
const SavedReplies = z.object({
  replies: z.array(SavedReply).max(MAX_SAVED_REPLIES, `At most ${MAX_SAVED_REPLIES} replies.`),
});

/** One kind, or several separated by commas. */
const TargetTypes = z
  .string()
  .max(100)
  .transform((text) => [...new Set(text.split(","))])
  .pipe(z.array(TargetType));

export const EnquiryFilters = z.object({
  box: z.enum(["received", "sent"]).default("received"),
  targetType: TargetTypes.optional(),
  /** Without it, everything but spam. */
  status: z.enum(["all", "open", ...ENQUIRY_STATUSES]).optional(),
  q: Line(0, 100).optional(),
});
export type EnquiryFilters = z.infer<typeof EnquiryFilters>;

const One = z.object({ id: Id });
const premium = { auth: "premium", feature: INBOX_FEATURE } as const;

export const enquiries = endpoints({
  "POST /api/enquiries": {
    summary: "Ask a business, or one card",
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
    query: z.object({ targetType: TargetTypes.optional() }),
    returns: EnquiryCounts,
  },
  "GET /api/enquiries/unread-count": {
    summary: "How many received enquiries are new",
    auth: "member",
    returns: z.object({ count: z.number().int() }),
  },
  "GET /api/enquiries/export.csv": {
    summary: "Received or sent enquiries as a table, with the same filters as the list",
    ...premium,
    query: EnquiryFilters,
    returns: { raw: "text/csv; charset=utf-8" },
    limit: { points: 30, seconds: 3600, by: "account" },
  },
  "GET /api/enquiries/saved-replies": {
    summary: "Your saved replies",
    ...premium,
    returns: SavedReplies,
  },
  "PUT /api/enquiries/saved-replies": {
    summary: "Replace the list of your saved replies",
    ...premium,
    body: SavedReplies,
    returns: SavedReplies,
  },
  "DELETE /api/enquiries/saved-replies": {
    summary: "Delete your saved replies, on every plan",
    auth: "member",
    returns: null,
  },
  "GET /api/enquiries/:id": {
    summary: "An enquiry with its conversation; opened by its recipient, it counts as viewed",
    auth: "member",
    params: One,
    returns: z.object({ enquiry: Enquiry }),
  },
  "PATCH /api/enquiries/:id": {
    summary: "Move an enquiry to its next state, or note something on it",
    auth: "member",
    params: One,
    body: z.object({
      status: Status.optional(),
      lostReason: Line(0, LOST_REASON_MAX).optional(),
      ownerNote: Text(0, OWNER_NOTE_MAX).optional(),
    }),
    returns: z.object({ enquiry: Enquiry }),
  },
  "POST /api/enquiries/:id/messages": {
    summary: "Write to the other side",
    auth: "member",
    params: One,
    body: z.object({ body: Text(1, ENQUIRY_REPLY_MAX), file: DocumentUrl.optional() }),
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
