import { NAME_MAX } from "../accounts/account-words.ts";
import { z } from "zod";
import { SEND_NOTE_MAX } from "./lead-limits.ts";
import { LEAD_MESSAGE_MAX, LEAD_PHONE_MAX } from "../cards/message-words.ts";
import { CardRef } from "../cards/cards.ts";
import { endpoints } from "../endpoint.ts";
import { FOLLOW_UP_STATUSES, LEAD_SOURCES } from "./lead-words.ts";
import { Email } from "../accounts/people.ts";
import { Honeypot } from "../honeypot.ts";
import { Id, Timestamp } from "../shapes.ts";
import { Line, Text } from "../text.ts";

export const Lead = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  /** The sender's number; empty if they gave none. */
  phone: z.string(),
  message: z.string(),
  followUpStatus: z.enum(FOLLOW_UP_STATUSES),
  source: z.enum(LEAD_SOURCES),
  submittedDate: Timestamp,
  cardId: z.object({ _id: Id, name: z.string(), company: z.string() }),
});
export type Lead = z.infer<typeof Lead>;

export const NewLead = z.object({
  cardId: CardRef,
  name: Line(1, NAME_MAX),
  email: Email,
  phone: Line(0, LEAD_PHONE_MAX).optional(),
  message: Text(1, LEAD_MESSAGE_MAX),
  /** Required from visitors without an account. */
  consent: z.boolean().optional(),
  ...Honeypot,
});
export type NewLead = z.infer<typeof NewLead>;

export const leads = endpoints({
  "POST /api/leads": {
    summary: "Write to the owner of a card",
    body: NewLead,
    returns: z.object({ lead: Lead }),
    status: 201,
    limit: { points: 30, seconds: 3600, by: "address" },
  },
  "POST /api/business-cards/:cardId/send": {
    summary: "Send your own card to the owner of this one",
    auth: "member",
    params: z.object({ cardId: CardRef }),
    body: z.object({ myCardId: CardRef.optional(), note: Line(0, SEND_NOTE_MAX).optional() }),
    returns: z.object({ lead: Lead }),
    status: 201,
    limit: { points: 100, seconds: 86_400, by: "account" },
  },
});
