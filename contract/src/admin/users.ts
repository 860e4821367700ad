import { z } from "zod";
import { Measure } from "../accounts/measure.ts";
import { listOf } from "../audit/admin-lists.ts";
import { AuditReason } from "../audit/audit.ts";
import { endpoints } from "../endpoint.ts";
import { OwnedEntry } from "../search/known-member.ts";
import { Id, Timestamp } from "../shapes.ts";
import { Line, Text } from "../text.ts";
import {
  BULK_MAX,
  GRANT_DAYS_MAX,
  MEMBER_NOTE,
  NOTE_ROLES,
  USER_ACTIONS,
  USER_QUERY_MAX,
  USER_QUERY_MIN,
  USER_STATUSES,
  USER_TEXT,
  VIEW_ROLES,
} from "./user-words.ts";

const One = z.object({ id: Id });
const Status = z.enum(USER_STATUSES);

export const UserLine = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  emailProven: z.boolean(),
  mobile: z.string(),
  mobileProven: z.boolean(),
  status: Status,
  suspendedUntil: Timestamp.nullable(),
  isPremium: z.boolean(),
  createdAt: Timestamp,
  lastActiveAt: Timestamp,
  /** Send it back with a decision. */
  version: z.string(),
});
export type UserLine = z.infer<typeof UserLine>;

const Notes = z.array(
  z.object({
    _id: Id,
    text: z.string(),
    /** The administrator's name. */
    by: z.string(),
    at: Timestamp,
    editedAt: Timestamp.nullable(),
    isOwn: z.boolean(),
  }),
);

export const User = UserLine.extend({
  premiumUntil: Timestamp.nullable(),
  /** Some of it was given by an administrator and can be ended. */
  hasGrantedPremium: z.boolean(),
  /** Of a deletion that is pending: administrators decided on it, so they can take it back. */
  isDeletedByUs: z.boolean(),
  secondStep: z.boolean(),
  sessions: z.array(z.object({ device: z.string(), createdAt: Timestamp, lastUsedAt: Timestamp })),
  owned: z.array(OwnedEntry),
  measures: z.array(Measure),
  /** How many reports they made, and how often a moderator found nothing wrong. */
  reportsMade: z.number().int(),
  reportsDismissed: z.number().int(),
  /** What administrators noted for each other, the newest first. */
  notes: Notes,
});
export type User = z.infer<typeof User>;

const NoteBody = z.object({ text: Text(...MEMBER_NOTE) });

const Decision = {
  action: z.enum(USER_ACTIONS),
  /** Of a suspension 1, 7 or 30, left out for good; of premium how long it is given. */
  days: z.number().int().min(1).max(GRANT_DAYS_MAX).optional(),
  reason: AuditReason.optional(),
};

export const users = endpoints({
  "GET /api/admin/users": {
    summary: "Members, the newest first; by name, e-mail address, mobile number or id",
    auth: "admin",
    roles: ["moderator", "support", "finance", "analyst"],
    denied: USER_TEXT.denied,
    query: z.object({
      q: Line(USER_QUERY_MIN, USER_QUERY_MAX).optional(),
      status: Status.optional(),
      cursor: z.string().max(60).optional(),
    }),
    returns: listOf(UserLine),
  },
  "GET /api/admin/users/:id": {
    summary: "A member with sessions, measures and what can be found of theirs",
    auth: "admin",
    roles: ["moderator", "support", "finance", "analyst"],
    denied: USER_TEXT.denied,
    params: One,
    returns: z.object({ user: User }),
  },
  "PATCH /api/admin/users/:id": {
    summary: "Warn, suspend or restore a member, and what else concerns the account",
    auth: "admin",
    roles: ["moderator", "support", "finance"],
    denied: USER_TEXT.denied,
    params: One,
    body: z.object({
      ...Decision,
      /** The member's name, to erase. */
      confirm: z.string().max(200).optional(),
      version: z.string().max(40),
    }),
    returns: z.object({ user: User }),
  },
  "POST /api/admin/users/:id/notes": {
    summary: "Note something about a member for other administrators",
    auth: "admin",
    roles: NOTE_ROLES,
    denied: USER_TEXT.denied,
    params: One,
    body: NoteBody,
    returns: z.object({ notes: Notes }),
    status: 201,
  },
  "PATCH /api/admin/users/:id/notes/:noteId": {
    summary: "Change a note that you wrote",
    auth: "admin",
    roles: NOTE_ROLES,
    denied: USER_TEXT.denied,
    params: One.extend({ noteId: Id }),
    body: NoteBody,
    returns: z.object({ notes: Notes }),
  },
  "POST /api/admin/users/:id/view-as": {
    summary: "A token to look at the product as this member, for half an hour and without changing anything",
    auth: "admin",
    roles: VIEW_ROLES,
    denied: USER_TEXT.viewDenied,
    params: One,
    body: z.object({ reason: AuditReason }),
    returns: z.object({ token: z.string(), endsAt: Timestamp }),
    repeatable: false,
  },
  "DELETE /api/admin/users/:id/view-as": {
    summary: "Look no longer as this member",
    auth: "admin",
    roles: VIEW_ROLES,
    denied: USER_TEXT.viewDenied,
    params: One,
    returns: null,
  },
  "POST /api/admin/users/bulk": {
    summary: "The same for up to a hundred members, each by itself; not for erasing",
    auth: "admin",
    roles: ["moderator", "support", "finance"],
    denied: USER_TEXT.denied,
    body: z.object({ ...Decision, ids: z.array(Id).min(1).max(BULK_MAX) }),
    returns: z.object({
      results: z.array(z.object({ id: Id, ok: z.boolean(), message: z.string().optional() })),
    }),
  },
});
