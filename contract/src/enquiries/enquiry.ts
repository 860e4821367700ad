import { z } from "zod";
import { ENQUIRY_SIDES, ENQUIRY_STATUSES, ENQUIRY_TARGET_TYPES, QUOTE_STATUSES } from "./enquiry-words.ts";
import { OutsideAnswer } from "../outside-answers/outside-answers.ts";
import { Id, Timestamp } from "../shapes.ts";

export const TargetType = z.enum(ENQUIRY_TARGET_TYPES);
export const EnquiryStatus = z.enum(ENQUIRY_STATUSES);

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
  status: EnquiryStatus,
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
  /** The member of the team who sent it, as in a message. */
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
  /** The plan of the inbox's owner: more saved replies for the team, quotes as PDF for both sides. */
  sellerIsPremium: z.boolean(),
  /** How to reach the owner, once the answer or a quote is accepted. */
  answerer: z.object({ email: z.string(), phone: z.string() }).nullable(),
  replyMedianMin: z.number().int().nullable(),
  /** Whether the reader may forward it to others now. */
  canForward: z.boolean(),
  thread: z.array(EnquiryMessage),
  /** How the seller answered by phone, WhatsApp or mail, as they say; oldest first. */
  outsideAnswers: z.array(OutsideAnswer),
});
export type Enquiry = z.infer<typeof Enquiry>;
