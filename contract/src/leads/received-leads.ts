import { z } from "zod";
import { Day, Moment } from "../dates.ts";
import { CardRef } from "../cards/cards.ts";
import { endpoints } from "../endpoint.ts";
import {
  FOLLOW_UP_STATUSES,
  LEAD_NOTE_MAX,
  LEAD_SOURCES,
  LEAD_STEP_TYPES,
  LEAD_TAG_MAX,
  LEAD_WEEKS,
  LEADS_FEATURE,
  MAX_BULK_LEADS,
  MAX_LEAD_TAGS,
  MAX_MERGED_LEADS,
  MERGE_UNDO_DAYS,
} from "./lead-words.ts";
import { Lead } from "./leads.ts";
import { OUTSIDE_ANSWER_STATUSES, OUTSIDE_WAYS } from "../outside-answers/outside-answer-words.ts";
import { Id, Timestamp } from "../shapes.ts";
import { Line, Text } from "../text.ts";
import { QUERY_MAX } from "../search/search-words.ts";

/** A lead as its owner sees it. */
export const OwnedLead = Lead.extend({
  tags: z.array(z.string()),
  reminderAt: Timestamp.nullable(),
  /** The sender withdrew it: address and message are gone. */
  withdrawn: z.boolean(),
});
export type OwnedLead = z.infer<typeof OwnedLead>;

export const LeadCounts = z.object({
  total: z.number().int(),
  pending: z.number().int(),
  contacted: z.number().int(),
  completed: z.number().int(),
});
export type LeadCounts = z.infer<typeof LeadCounts>;

export const LeadNote = z.object({ _id: Id, text: z.string(), createdAt: Timestamp });
export type LeadNote = z.infer<typeof LeadNote>;

/** What happened to a lead; the screen turns it into words. */
export const LeadStep = z.object({
  type: z.enum(LEAD_STEP_TYPES),
  at: Timestamp,
  /** The message, the note, or the tags. */
  text: z.string().optional(),
  name: z.string().optional(),
  source: z.enum(LEAD_SOURCES).optional(),
  from: z.enum(FOLLOW_UP_STATUSES).optional(),
  to: z.enum(FOLLOW_UP_STATUSES).optional(),
  /** The date of a reminder. */
  due: z.string().optional(),
  /** How the sender was contacted outside the product, and what they said about it. */
  way: z.enum(OUTSIDE_WAYS).optional(),
  outside: z.enum(OUTSIDE_ANSWER_STATUSES).optional(),
});
export type LeadStep = z.infer<typeof LeadStep>;

export const LeadDetail = z.object({
  lead: OwnedLead,
  /** The card that came with it. */
  sentCard: z.object({ slug: z.string(), name: z.string() }).nullable(),
  /** The message that it was made of, in the owner's messages. */
  madeOf: z.string().nullable(),
  notes: z.array(LeadNote),
  /** Newest first. */
  timeline: z.array(LeadStep),
  /** Other leads that seem to be from the same person. */
  duplicates: z.array(OwnedLead),
  /** The last merge into it, while it can be undone. */
  mergeUndo: z.object({ _id: Id, leads: z.number().int(), until: Timestamp }).nullable(),
});
export type LeadDetail = z.infer<typeof LeadDetail>;

/** A message from a card, as its owner reads it on every plan: the mail has no less. */
export const WaitingLead = Lead.pick({
  _id: true,
  name: true,
  email: true,
  phone: true,
  message: true,
  submittedDate: true,
});
export type WaitingLead = z.infer<typeof WaitingLead>;

const FollowUp = z.object({ followUpStatus: z.enum(FOLLOW_UP_STATUSES) });
const WrittenDay = Day("Enter the date as 2026-11-30.");

const Filters = {
  status: z.enum(["all", ...FOLLOW_UP_STATUSES]).optional(),
  q: Line(0, QUERY_MAX).optional(),
  tag: Line(1, LEAD_TAG_MAX).optional(),
  cardId: CardRef.optional(),
  /** Days in India, both included. */
  from: WrittenDay.optional(),
  to: WrittenDay.optional(),
};
export const LeadFilters = z.object(Filters);
export type LeadFilters = z.infer<typeof LeadFilters>;

const OneLead = z.object({ id: Id });
const premium = { auth: "premium", feature: LEADS_FEATURE } as const;

export const receivedLeads = endpoints({
  "GET /api/leads/my-leads": {
    summary: "Your leads: all of them, or with any parameter 50 a page, newest first",
    ...premium,
    query: LeadFilters.extend({ cursor: Id.optional() }),
    hiddenFromAdmins: ["message"],
    returns: z.object({
      leads: z.array(OwnedLead),
      counts: LeadCounts.optional(),
      nextCursor: z.string().nullable().optional(),
    }),
  },
  "GET /api/leads/waiting": {
    summary:
      "How many leads are still pending, on every plan, with the newest of them or the one that is named",
    auth: "member",
    query: z.object({ lead: Id.optional() }),
    hiddenFromAdmins: ["message"],
    returns: z.object({
      count: z.number().int(),
      newest: z.array(WaitingLead).optional(),
      /** The address that these were mailed to; empty if they were not. */
      mailedTo: z.string().optional(),
    }),
  },
  "GET /api/leads/tags": {
    summary: "The tags in use",
    ...premium,
    returns: z.object({ tags: z.array(z.string()) }),
  },
  "GET /api/leads/weeks": {
    summary: `How many leads came in each of the last ${LEAD_WEEKS} weeks, oldest first; weeks begin on Monday in India`,
    ...premium,
    returns: z.object({ weeks: z.array(z.object({ from: z.iso.date(), leads: z.number().int() })) }),
  },
  "GET /api/leads/team-counts": {
    summary: "How many leads the team cards have that their members took over",
    ...premium,
    returns: z.object({
      cards: z.array(z.object({ _id: Id, name: z.string(), leads: z.number().int() })),
    }),
  },
  "GET /api/leads/export.csv": {
    summary: "Your leads as a table, with the same filters as the list",
    ...premium,
    query: LeadFilters,
    hiddenFromAdmins: true,
    returns: { raw: "text/csv; charset=utf-8" },
    limit: { points: 30, seconds: 3600, by: "account" },
  },
  "PATCH /api/leads/follow-up": {
    summary: "Set the status of several leads: of all or of none",
    ...premium,
    body: FollowUp.extend({ ids: z.array(Id).min(1).max(MAX_BULK_LEADS) }),
    returns: z.object({ updated: z.number().int() }),
  },
  "POST /api/leads/merge": {
    summary: "Merge several leads of one person; notes, tags and messages stay",
    ...premium,
    body: z.object({ keepId: Id, mergeIds: z.array(Id).min(1).max(MAX_MERGED_LEADS) }),
    returns: LeadDetail,
  },
  "POST /api/leads/merge/undo": {
    summary: `Undo a merge within ${MERGE_UNDO_DAYS} days; returns the lead that the others were merged into`,
    ...premium,
    body: z.object({ mergeId: Id }),
    returns: LeadDetail,
  },
  "GET /api/leads/:id": {
    summary: "A lead with its notes, timeline and likely duplicates",
    ...premium,
    params: OneLead,
    hiddenFromAdmins: ["message", "text"],
    returns: LeadDetail,
  },
  "DELETE /api/leads/:id": {
    summary: "Delete a lead with all that belongs to it",
    ...premium,
    params: OneLead,
    returns: null,
  },
  "PATCH /api/leads/:id/follow-up": {
    summary: "Set the follow-up status",
    ...premium,
    params: OneLead,
    body: FollowUp,
    returns: z.object({ lead: OwnedLead }),
  },
  "POST /api/leads/:id/notes": {
    summary: "Note something on a lead",
    ...premium,
    params: OneLead,
    body: z.object({ text: Text(1, LEAD_NOTE_MAX) }),
    returns: z.object({ note: LeadNote }),
    status: 201,
  },
  "DELETE /api/leads/:id/notes/:noteId": {
    summary: "Delete a note",
    ...premium,
    params: z.object({ id: Id, noteId: Id }),
    returns: null,
  },
  "PUT /api/leads/:id/tags": {
    summary: "Set the tags of a lead",
    ...premium,
    params: OneLead,
    body: z.object({
      tags: z.array(Line(1, LEAD_TAG_MAX)).max(MAX_LEAD_TAGS, `At most ${MAX_LEAD_TAGS} tags.`),
    }),
    returns: z.object({ lead: OwnedLead }),
  },
  "PUT /api/leads/:id/reminder": {
    summary: "Set a reminder for a lead, or remove it with null",
    ...premium,
    params: OneLead,
    body: z.object({ at: Moment.nullable() }),
    returns: z.object({ lead: OwnedLead }),
  },
  "GET /api/leads/:id/vcard": {
    summary: "A lead as a contact file",
    ...premium,
    params: OneLead,
    hiddenFromAdmins: true,
    returns: { raw: "text/vcard; charset=utf-8" },
  },
});
