import { z } from "zod";
import { endpoints } from "../endpoint.ts";
import { EnquirySummary, TargetType, TeamMember } from "./enquiry.ts";
import { ENQUIRY_STATUSES } from "./enquiry-words.ts";
import { Id } from "../shapes.ts";
import { Line } from "../text.ts";
import { QUERY_MAX } from "../search/search-words.ts";

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
  /** Only enquiries with this status; everything but spam if none is named. */
  status: z.enum(["all", "open", ...ENQUIRY_STATUSES]).optional(),
  /** Received ones that this member of the team takes care of. */
  assignee: z.union([z.enum(["me", "nobody"]), Id]).optional(),
  q: Line(0, QUERY_MAX).optional(),
  /** Only those that were sent to this target. */
  targetId: Id.optional(),
});
export type EnquiryFilters = z.infer<typeof EnquiryFilters>;

export const EnquiryCounts = z.object({
  new: z.number().int(),
  open: z.number().int(),
  won: z.number().int(),
  /** The median of the last answers, in minutes. */
  avgReplyMin: z.number().int().nullable(),
});
export type EnquiryCounts = z.infer<typeof EnquiryCounts>;

/** How an inbox has replied. */
export const EnquiryStats = z.object({
  /** The last twelve, oldest first. A week is named by its Monday. */
  weeks: z.array(
    z.object({
      week: z.string(),
      received: z.number().int(),
      /** How many of the enquiries received in this week were answered. */
      answered: z.number().int(),
    }),
  ),
  /** Percent of the last 20; null if there are fewer than 5. */
  replyRate: z.number().int().nullable(),
  replyMedianMin: z.number().int().nullable(),
});
export type EnquiryStats = z.infer<typeof EnquiryStats>;

/** A company's inbox that the member reads. */
export const EnquiryInbox = z.object({
  _id: Id,
  name: z.string(),
  isPremium: z.boolean(),
  team: z.array(TeamMember),
});
export type EnquiryInbox = z.infer<typeof EnquiryInbox>;

export const enquiryInbox = endpoints({
  "GET /api/enquiries": {
    summary: "The enquiries that you received or sent, 30 a page, newest first",
    auth: "member",
    query: EnquiryFilters.extend({ cursor: Id.optional() }),
    hiddenFromAdmins: true,
    returns: z.object({
      enquiries: z.array(EnquirySummary),
      /** The counts of received enquiries. */
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
    summary: "How many received enquiries are new, and how many sent ones have an unread answer",
    auth: "member",
    returns: z.object({ count: z.number().int(), answers: z.number().int() }),
  },
  "GET /api/enquiries/export.csv": {
    summary: "Received or sent enquiries as a table, with the same filters as the list, on the premium plan",
    auth: "member",
    query: EnquiryFilters,
    hiddenFromAdmins: true,
    returns: { raw: "text/csv; charset=utf-8" },
    limit: { points: 30, seconds: 3600, by: "account" },
  },
});
