import { z } from "zod";
import { endpoints } from "../endpoint.ts";
import { Paise, WrittenDay } from "./new-enquiry.ts";
import { Enquiry, EnquiryMessage } from "./enquiry.ts";
import { ASK_FEATURE, ASK_LIMITS, ENQUIRY_MESSAGE_MAX, ENQUIRY_MESSAGE_MIN } from "./enquiry-words.ts";
import { Id, Timestamp } from "../shapes.ts";
import { Line, Text } from "../text.ts";

export const NewAsk = z.object({
  need: Text(ENQUIRY_MESSAGE_MIN, ENQUIRY_MESSAGE_MAX),
  /** A category's slug, or free text. */
  category: Line(...ASK_LIMITS.category),
  city: Line(...ASK_LIMITS.city),
  budgetPaise: Paise.optional(),
  deadline: WrittenDay.optional(),
});
export type NewAsk = z.infer<typeof NewAsk>;

/** A business that was asked, and its answer. */
export const AskAnswer = z.object({
  /** The enquiry of this answer. */
  _id: Id,
  card: z.object({ _id: Id, slug: z.string(), name: z.string(), role: z.string(), company: z.string() }),
  status: Enquiry.shape.status,
  unread: z.boolean(),
  /** Their last message. */
  answer: EnquiryMessage.omit({ author: true, file: true }).nullable(),
  firstResponseAt: Timestamp.nullable(),
  acceptedAt: Timestamp.nullable(),
  /** How to reach them, once the answer is accepted. */
  contact: z.object({ email: z.string(), phone: z.string() }).nullable(),
});
export type AskAnswer = z.infer<typeof AskAnswer>;

export const Ask = z.object({
  _id: Id,
  need: z.string(),
  category: z.string(),
  city: z.string(),
  budgetPaise: z.number().int().nullable(),
  deadline: z.string().nullable(),
  createdAt: Timestamp,
  endsAt: Timestamp,
  ended: z.boolean(),
});
export type Ask = z.infer<typeof Ask>;

export const enquiryAsks = endpoints({
  "POST /api/enquiries/broadcast": {
    summary: "Ask up to 20 cards that fit",
    auth: "premium",
    feature: ASK_FEATURE,
    body: NewAsk,
    returns: z.object({ enquiry: Ask, recipients: z.array(AskAnswer.shape.card) }),
    status: 201,
    limit: { points: 30, seconds: 3600, by: "account" },
  },
  "GET /api/enquiries/asks": {
    summary: "Your asks with the answers side by side, newest first",
    auth: "member",
    query: z.object({ cursor: Id.optional() }),
    returns: z.object({
      asks: z.array(Ask.extend({ answers: z.array(AskAnswer) })),
      /** How many may still be sent this month. */
      left: z.number().int(),
      nextCursor: z.string().nullable(),
    }),
  },
  "POST /api/enquiries/:id/acceptance": {
    summary: "Accept the answer to an ask: each then sees how to reach the other",
    auth: "member",
    params: z.object({ id: Id }),
    returns: z.object({ enquiry: Enquiry }),
  },
});
