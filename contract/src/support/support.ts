import { z } from "zod";
import { AuditReason } from "../audit/audit.ts";
import {
  CONTACT_MESSAGE,
  CONTACT_NAME,
  CONTACT_SUBJECT,
  CONTACT_TEXT,
  CONTACT_TOPICS,
  REOPEN_NOTE,
  TICKET_ACTIONS,
  TICKET_ANSWER,
  TICKET_STATUSES,
} from "./support-words.ts";
import { endpoints } from "../endpoint.ts";
import { Honeypot } from "../honeypot.ts";
import { Email, PhoneText } from "../accounts/people.ts";
import { Id, PageNumber, PageSize, Timestamp } from "../shapes.ts";
import { Line, Text } from "../text.ts";
import { MAX_DOCUMENT_BYTES } from "../uploads/upload-limits.ts";

/** The tickets that an administrator lists: one status, or all that are not closed. */
const TicketFilter = z
  .enum([...TICKET_STATUSES, "waiting"])
  .catch("waiting")
  .default("waiting");

export const NewMessage = z.object({
  topic: z.enum(CONTACT_TOPICS, "Choose what it is about."),
  name: Line(CONTACT_NAME.min, CONTACT_NAME.max),
  email: Email,
  phone: PhoneText.or(z.literal("")).optional(),
  subject: Line(CONTACT_SUBJECT.min, CONTACT_SUBJECT.max),
  message: Text(CONTACT_MESSAGE.min, CONTACT_MESSAGE.max),
  file: z.file().optional(),
  ...Honeypot,
});
export type NewMessage = z.infer<typeof NewMessage>;

const TicketStep = z.object({
  at: Timestamp,
  status: z.enum(TICKET_STATUSES),
  byUs: z.boolean(),
  note: z.string(),
});

export const Ticket = z.object({
  _id: Id,
  ticketNo: z.string(),
  topic: z.enum(CONTACT_TOPICS),
  subject: z.string(),
  message: z.string(),
  status: z.enum(TICKET_STATUSES),
  createdAt: Timestamp,
  /** When the ticket should be resolved. */
  resolveBy: Timestamp,
  /** Until when a closed ticket can be reopened. */
  reopenBy: Timestamp.nullable(),
  steps: z.array(TicketStep),
});
export type Ticket = z.infer<typeof Ticket>;

/** A ticket as an administrator sees it. */
export const TicketCase = Ticket.extend({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  memberId: Id.nullable(),
  /** A link that works for some minutes. */
  document: z.string().nullable(),
  acknowledgeBy: Timestamp,
  acknowledgedAt: Timestamp.nullable(),
  isLate: z.boolean(),
  /** Send it back with an action. */
  version: z.string(),
});
export type TicketCase = z.infer<typeof TicketCase>;

export const support = endpoints({
  "POST /api/contact": {
    summary: "Write to us; a form with an optional document, or JSON without one",
    form: NewMessage,
    formOrJson: true,
    returns: z.object({ ticketNo: z.string() }),
    status: 201,
    maxBody: MAX_DOCUMENT_BYTES + 64 * 1024,
    limit: { points: 60, seconds: 3600, by: "address" },
  },
  "GET /api/contact": {
    summary: "Where to write by e-mail",
    returns: z.object({ email: z.string() }),
  },
  "GET /api/contact/mine": {
    summary: "Your support tickets, newest first",
    auth: "member",
    hiddenFromAdmins: true,
    returns: z.object({ tickets: z.array(Ticket) }),
  },
  "POST /api/contact/:id/reopen": {
    summary: "Open a closed ticket again, within 7 days; without an account by the link of our answer",
    params: z.object({ id: Id }),
    body: z.object({
      note: Text(REOPEN_NOTE.min, REOPEN_NOTE.max),
      /** The parameters of the link in the mail. */
      seal: z.object({ expires: z.string().max(20), signature: z.string().max(100) }).optional(),
    }),
    returns: Ticket,
    limit: { points: 20, seconds: 3600, by: "account" },
  },
  "GET /api/admin/tickets": {
    summary: "Tickets, the soonest due first; `waiting` are all that are not done",
    auth: "admin",
    roles: ["support"],
    denied: CONTACT_TEXT.notYourTask,
    query: z.object({
      status: TicketFilter,
      q: z.string().trim().max(100).catch("").default(""),
      page: PageNumber,
      limit: PageSize,
      /** Instead of the page. */
      cursor: z.string().max(60).optional(),
    }),
    returns: z.object({
      tickets: z.array(TicketCase),
      nextCursor: z.string().nullable(),
      /** Up to 1,001: more are not counted. */
      total: z.number().int(),
      page: z.number().int(),
      pages: z.number().int(),
    }),
  },
  "GET /api/admin/tickets/:id": {
    summary: "One ticket",
    auth: "admin",
    roles: ["support"],
    denied: CONTACT_TEXT.notYourTask,
    params: z.object({ id: Id }),
    returns: TicketCase,
  },
  "PATCH /api/admin/tickets/:id": {
    summary:
      "Move a ticket on; the answer, and the reason of a resolution or a rejection, is mailed to the sender",
    auth: "admin",
    roles: ["support"],
    denied: CONTACT_TEXT.notYourTask,
    params: z.object({ id: Id }),
    body: z.object({
      action: z.enum(TICKET_ACTIONS),
      reason: AuditReason.optional(),
      /** Of the action `answer`. */
      answer: Text(TICKET_ANSWER.min, TICKET_ANSWER.max).optional(),
      version: z.string().max(40).optional(),
    }),
    returns: TicketCase,
  },
});
