import { z } from "zod";
import { endpoints } from "../endpoint.ts";
import { Id, Timestamp } from "../shapes.ts";
import { OUTSIDE_ANSWER_STATUSES, OUTSIDE_ANSWER_TARGETS, OUTSIDE_WAYS } from "./outside-answer-words.ts";

export const OutsideAnswer = z.object({
  _id: Id,
  targetType: z.enum(OUTSIDE_ANSWER_TARGETS),
  targetId: Id,
  way: z.enum(OUTSIDE_WAYS),
  status: z.enum(OUTSIDE_ANSWER_STATUSES),
  /** When the one who answered said so. */
  claimedAt: Timestamp,
  /**
   * Whether the other side was asked. Nobody is asked about a visitor's lead, after a block, or a second time about the
   * same record; such a claim changes no figures.
   */
  asked: z.boolean(),
  /** When the other side said yes or no. */
  answeredAt: Timestamp.nullable(),
  /** Who answered, as the other side knows them: a business, a company, a person. */
  name: z.string(),
  /** True if the caller is the other side, which says yes or no. */
  isAsked: z.boolean(),
  /** Where the one who is asked sees the record; null for the other side. */
  path: z.string().nullable(),
});
export type OutsideAnswer = z.infer<typeof OutsideAnswer>;

export const outsideAnswers = endpoints({
  "GET /api/outside-answers": {
    summary: "Answers outside the product: questions to the caller that are open, or all about one record",
    auth: "member",
    query: z.object({
      targetType: z.enum(OUTSIDE_ANSWER_TARGETS).optional(),
      targetId: Id.optional(),
    }),
    returns: z.object({ outsideAnswers: z.array(OutsideAnswer) }),
  },
  "POST /api/outside-answers": {
    summary: "Say that one has answered by phone, WhatsApp or mail; the other side is asked once",
    auth: "member",
    body: z.object({
      targetType: z.enum(OUTSIDE_ANSWER_TARGETS),
      targetId: Id,
      way: z.enum(OUTSIDE_WAYS),
    }),
    returns: z.object({ outsideAnswer: OutsideAnswer }),
    status: 201,
    limit: { points: 200, seconds: 86_400, by: "account" },
  },
  "PATCH /api/outside-answers/:id": {
    summary: "Say whether the other side did contact you; only the one who was asked",
    auth: "member",
    params: z.object({ id: Id }),
    body: z.object({ confirmed: z.boolean() }),
    returns: z.object({ outsideAnswer: OutsideAnswer }),
  },
});
