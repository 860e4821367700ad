import { z } from "zod";
import { endpoints } from "../endpoint.ts";
import { Id, Timestamp } from "../shapes.ts";
import { Person } from "./person.ts";
import { Line, Text } from "../text.ts";
import {
  CONNECTION_ACTIONS,
  CONNECTION_NOTE_MAX,
  CONNECTION_STATUSES,
  CONNECTION_TABS,
  INTRO_ACTIONS,
  INTRO_REASON,
  INTRO_STATUSES,
  MAX_TAGS,
  NETWORKING_FEATURE,
  PRIVATE_NOTE_MAX,
  SUGGESTION_REASONS,
  TAG_MAX,
} from "./connection-words.ts";
import { PLACE_MAX } from "../places/place-limits.ts";
import { SEARCH_MAX } from "../text-limits.ts";

export const Connection = z.object({
  _id: Id,
  person: Person,
  status: z.enum(CONNECTION_STATUSES),
  /** The invitation was sent by the viewer. */
  isSent: z.boolean(),
  note: z.string(),
  /** Only the viewer's own. */
  tags: z.array(z.string()),
  privateNote: z.string(),
  at: Timestamp,
});
export type Connection = z.infer<typeof Connection>;

export const Suggestion = z.object({
  person: Person,
  reasons: z.array(z.object({ reason: z.enum(SUGGESTION_REASONS), text: z.string() })),
});
export type Suggestion = z.infer<typeof Suggestion>;

/** Nobody sees the next person's side before that person agreed. */
export const Introduction = z.object({
  _id: Id,
  status: z.enum(INTRO_STATUSES),
  role: z.enum(["asker", "via", "target"]),
  asker: Person.nullable(),
  via: Person.nullable(),
  target: Person.nullable(),
  reason: z.string(),
  at: Timestamp,
  endsAt: Timestamp,
});
export type Introduction = z.infer<typeof Introduction>;

const One = z.object({ id: Id });
const OneMember = z.object({ userId: Id });

export const connections = endpoints({
  "GET /api/connections": {
    summary: "Invitations, connections, people to meet or introductions",
    auth: "member",
    query: z.object({
      tab: z.enum(CONNECTION_TABS).catch("mine").default("mine"),
      q: Line(0, SEARCH_MAX).default(""),
      city: Line(0, PLACE_MAX).default(""),
      tag: Line(0, TAG_MAX).default(""),
      /** Of your connections, only those who are connected with this member too. */
      with: Id.optional(),
      cursor: z.string().max(100).optional(),
    }),
    returns: z.object({
      connections: z.array(Connection).default([]),
      suggestions: z.array(Suggestion).default([]),
      introductions: z.array(Introduction).default([]),
      counts: z.object({
        received: z.number().int(),
        sent: z.number().int(),
        mine: z.number().int(),
        /** How many introductions wait for the viewer's answer. */
        introductions: z.number().int().default(0),
      }),
      /** How many more suggestions the plan would show. */
      moreWithPlan: z.number().int().default(0),
      nextCursor: z.string().nullable(),
    }),
  },
  "GET /api/people": {
    summary: "Members whose names begin so, to mention them; your connections first",
    auth: "member",
    query: z.object({ q: Line(0, SEARCH_MAX).default("") }),
    returns: z.object({ people: z.array(Person) }),
  },
  "GET /api/connections/tags": {
    summary: "The tags that you gave to connections",
    auth: "member",
    returns: z.object({ tags: z.array(z.string()) }),
  },
  "GET /api/connections.csv": {
    summary: "Your connections as a table",
    auth: "premium",
    feature: NETWORKING_FEATURE,
    hiddenFromAdmins: true,
    returns: { raw: "text/csv; charset=utf-8" },
  },
  "POST /api/connections": {
    summary: "Invite a member; inviting somebody who invited you accepts",
    auth: "member",
    body: z.object({ userId: Id, note: Text(0, CONNECTION_NOTE_MAX).optional() }),
    returns: Connection,
    status: 201,
  },
  "PATCH /api/connections/:id": {
    summary: "Answer an invitation, or tag and note a connection for yourself",
    auth: "member",
    params: One,
    body: z.object({
      action: z.enum(CONNECTION_ACTIONS).optional(),
      tags: z.array(Line(1, TAG_MAX)).max(MAX_TAGS).optional(),
      privateNote: Text(0, PRIVATE_NOTE_MAX).optional(),
    }),
    returns: Connection,
  },
  "DELETE /api/connections/:id": { summary: "End a connection", auth: "member", params: One, returns: null },
  "PUT /api/suggestions/:userId/hide": {
    summary: "Not now: leave a person out of your suggestions for a while",
    auth: "member",
    params: OneMember,
    returns: z.object({ hidden: z.literal(true) }),
  },
  "DELETE /api/suggestions/:userId/hide": {
    summary: "Suggest them again",
    auth: "member",
    params: OneMember,
    returns: null,
  },
  "POST /api/intros": {
    summary: "Ask a connection to introduce you to one of theirs",
    auth: "premium",
    feature: NETWORKING_FEATURE,
    body: z.object({ viaId: Id, targetId: Id, reason: Text(...INTRO_REASON) }),
    returns: Introduction,
    status: 201,
  },
  "PATCH /api/intros/:id": {
    summary: "Forward, accept or decline an introduction",
    auth: "member",
    params: One,
    body: z.object({ action: z.enum(INTRO_ACTIONS) }),
    returns: Introduction,
  },
});
