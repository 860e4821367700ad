import { z } from "zod";
import { endpoints } from "../endpoint.ts";
import { Id, Timestamp } from "../shapes.ts";
import { TO_ANSWER_ACTS, TO_ANSWER_KINDS } from "./to-answer-words.ts";

export const ToAnswerItem = z.object({
  kind: z.enum(TO_ANSWER_KINDS),
  /** Of a request to join: the member who asks. Kind, path and this together are unique. */
  _id: Id,
  /** Who waits: "Ravi Shah". */
  title: z.string(),
  /** For what: "200 spur gears", "Applied for Accountant". */
  subtitle: z.string(),
  createdAt: Timestamp,
  /** When the clock ends; null if no clock runs. */
  dueAt: Timestamp.nullable(),
  /** Where it is read and answered. */
  path: z.string(),
  phone: z.string().optional(),
  email: z.string().optional(),
  /** The most useful first. */
  acts: z.array(z.enum(TO_ANSWER_ACTS)),
  /** The call of the act `accept`. */
  accept: z
    .object({
      method: z.enum(["PATCH", "POST"]),
      path: z.string(),
      body: z.record(z.string(), z.union([z.string(), z.boolean()])),
    })
    .optional(),
});
export type ToAnswerItem = z.infer<typeof ToAnswerItem>;

export const toAnswer = endpoints({
  "GET /api/to-answer": {
    summary: "All that waits for the member's answer, what is due next first",
    auth: "member",
    query: z.object({ cursor: z.string().max(200).optional() }),
    returns: z.object({
      items: z.array(ToAnswerItem),
      nextCursor: z.string().nullable(),
      /** Counted up to `TO_ANSWER_COUNTED_MAX`. */
      count: z.number().int(),
    }),
  },
});
