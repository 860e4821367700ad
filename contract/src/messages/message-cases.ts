import { z } from "zod";
import { AuditReason } from "../audit/audit.ts";
import { endpoints } from "../endpoint.ts";
import { Id, Timestamp } from "../shapes.ts";
import { MESSAGE_CASE_STATUSES, MESSAGE_DECISIONS } from "./message-words.ts";

const One = z.object({ id: Id });
const DENIED = "Only moderators read reported messages.";

const KeptMessage = z.object({
  _id: Id,
  senderId: Id.nullable(),
  senderName: z.string(),
  body: z.string(),
  files: z.array(z.object({ name: z.string(), type: z.string() })),
  at: Timestamp,
});

export const MessageCaseLine = z.object({
  _id: Id,
  status: z.enum(MESSAGE_CASE_STATUSES),
  senderId: Id.nullable(),
  senderName: z.string(),
  /** Why it waits or was reported. */
  reason: z.string(),
  reports: z.number().int(),
  createdAt: Timestamp,
  version: z.number().int(),
});

/** A message that was reported or that waits, as it was then. Nothing else of its conversation can be read. */
export const MessageCase = MessageCaseLine.extend({
  message: KeptMessage,
  /** At most five that came before it; none if it only waits. */
  before: z.array(KeptMessage),
  decisionReason: z.string(),
});
export type MessageCase = z.infer<typeof MessageCase>;

export const messageCases = endpoints({
  "GET /api/admin/messages": {
    summary: "Messages that were reported or that wait, the newest first; without their text",
    auth: "admin",
    roles: ["moderator"],
    denied: DENIED,
    query: z.object({
      status: z.enum(MESSAGE_CASE_STATUSES).optional(),
      cursor: z.string().max(40).optional(),
    }),
    returns: z.object({ cases: z.array(MessageCaseLine), nextCursor: z.string().nullable() }),
  },
  "GET /api/admin/messages/:id": {
    summary: "One of these cases with its text. Each look is recorded",
    auth: "admin",
    roles: ["moderator"],
    denied: DENIED,
    params: One,
    returns: MessageCase,
  },
  "PATCH /api/admin/messages/:id": {
    summary: "Deliver a message that waits or close the case, or remove the message for all",
    auth: "admin",
    roles: ["moderator"],
    denied: DENIED,
    params: One,
    body: z.object({
      action: z.enum(MESSAGE_DECISIONS),
      reason: AuditReason.optional(),
      version: z.number().int(),
    }),
    returns: MessageCase,
  },
});
