import { z } from "zod";
import { AuditReason } from "../audit/audit.ts";
import { endpoints } from "../endpoint.ts";
import { Id, Timestamp } from "../shapes.ts";
import { Line, Text } from "../text.ts";
import {
  APPEAL_LENGTH,
  APPEAL_STATUSES,
  CASE_ACTIONS,
  CASE_CLASSES,
  CASE_KIND_MAX,
  CASE_NOTE_MAX,
  CASE_STATUSES,
  CASE_STEPS,
  CASE_TEXT,
  CASES_AT_ONCE,
} from "./case-words.ts";

const One = z.object({ id: Id });
const Class = z.enum(CASE_CLASSES);
const Status = z.enum(CASE_STATUSES);
const AppealState = z.enum(APPEAL_STATUSES).nullable();

const Taken = z.object({ name: z.string(), isYou: z.boolean(), until: Timestamp });

export const CaseLine = z.object({
  _id: Id,
  /** What it is about: "post", "card", "member". */
  kind: z.string(),
  targetId: z.string(),
  /** What it is called, or how it begins. */
  title: z.string(),
  authorName: z.string(),
  class: Class,
  status: Status,
  appeal: AppealState,
  reports: z.number().int(),
  openedAt: Timestamp,
  /** When it must be decided; null once it is. */
  dueAt: Timestamp.nullable(),
  takenBy: Taken.nullable(),
  /** Send it back with a decision. */
  version: z.number().int(),
});
export type CaseLine = z.infer<typeof CaseLine>;

const Report = z.object({
  at: Timestamp,
  reason: z.string(),
  details: z.string(),
  /** Null for a visitor, and for somebody whose account was erased. */
  reporter: z.object({ _id: Id, name: z.string(), falseReports: z.number().int() }).nullable(),
});

const Step = z.object({
  _id: Id,
  at: Timestamp,
  step: z.enum(CASE_STEPS),
  /** What was told to the member; of an appeal, what the member wrote. */
  reason: z.string(),
  note: z.string(),
  /** Empty if the member or the product itself did it. */
  adminName: z.string(),
  isYours: z.boolean(),
  reversedAt: Timestamp.nullable(),
  /** It can still be reversed. */
  isReversible: z.boolean(),
});

const Author = z.object({
  _id: Id,
  name: z.string(),
  /** Strikes that count now. */
  strikes: z.number().int(),
  isSuspended: z.boolean(),
  /** Other cases about this member, the newest first. */
  cases: z.array(
    z.object({ _id: Id, kind: z.string(), title: z.string(), openedAt: Timestamp, status: Status }),
  ),
});

export const Case = CaseLine.extend({
  /** What it is about, as people see it; null if it no longer exists. */
  content: z
    .object({
      text: z.string(),
      pictures: z.array(z.string()),
      /** Its page; null if it has none. */
      path: z.string().nullable(),
      isShown: z.boolean(),
      /** Why it waits or was hidden. */
      note: z.string(),
    })
    .nullable(),
  author: Author.nullable(),
  /** Not for everybody's eyes: it is recorded each time that somebody looks. */
  isPrivate: z.boolean(),
  reportList: z.array(Report),
  steps: z.array(Step),
  /** What can be decided now, by you. */
  possible: z.array(z.enum(CASE_ACTIONS)),
});
export type Case = z.infer<typeof Case>;

/** A decision against a member, as they read it: no word of who decided. */
export const OwnDecision = z.object({
  _id: Id,
  kind: z.string(),
  /** What it is about, as people read it. */
  title: z.string(),
  path: z.string().nullable(),
  steps: z.array(
    z.object({
      at: Timestamp,
      step: z.enum(CASE_STEPS),
      reason: z.string(),
      reversedAt: Timestamp.nullable(),
    }),
  ),
  appeal: AppealState,
  /** Until when they may appeal, or answer our question; null if they may not. */
  appealUntil: Timestamp.nullable(),
});
export type OwnDecision = z.infer<typeof OwnDecision>;

const CASE_CALL = { auth: "admin", roles: ["moderator"], denied: CASE_TEXT.denied } as const;
const Decided = {
  reason: AuditReason.optional(),
  /** Ends the case, and tells those who reported it. */
  close: z.boolean().optional(),
};

export const cases = endpoints({
  "GET /api/admin/cases": {
    summary: "Cases by what is due next; closed ones the newest first",
    ...CASE_CALL,
    query: z.object({
      class: Class.optional(),
      kind: Line(1, CASE_KIND_MAX).optional(),
      status: Status.or(z.literal("waiting")).optional(),
      cursor: z.string().max(80).optional(),
    }),
    returns: z.object({
      items: z.array(CaseLine),
      nextCursor: z.string().nullable(),
      /** Counted up to `COUNTED_MAX`. */
      count: z.number().int(),
      /** The kinds that cases can be about. */
      kinds: z.array(z.string()),
    }),
  },
  "GET /api/admin/cases/:id": {
    summary: "One case with what it is about, its reports and its history",
    ...CASE_CALL,
    params: One,
    returns: z.object({ case: Case }),
  },
  "PATCH /api/admin/cases/:id": {
    summary: "Take a case, decide it, reverse a decision or answer an appeal",
    ...CASE_CALL,
    params: One,
    body: z.object({
      action: z.enum(CASE_ACTIONS),
      ...Decided,
      note: Text(1, CASE_NOTE_MAX).optional(),
      class: Class.optional(),
      /** What is reversed, or the note that is changed. */
      stepId: Id.optional(),
      version: z.number().int(),
    }),
    returns: z.object({ case: Case }),
  },
  "POST /api/admin/cases/bulk": {
    summary: "The same decision for up to a hundred cases, each by itself",
    ...CASE_CALL,
    body: z.object({
      ids: z.array(Id).min(1).max(CASES_AT_ONCE),
      action: z.enum(["keep", "refuse", "hide", "delete"]),
      ...Decided,
    }),
    returns: z.object({
      results: z.array(z.object({ id: Id, ok: z.boolean(), message: z.string().optional() })),
    }),
  },
  "GET /api/cases": {
    summary: "Decisions of our moderation team about you, the newest first",
    auth: "member",
    whileSuspended: true,
    query: z.object({ cursor: z.string().max(40).optional() }),
    returns: z.object({ decisions: z.array(OwnDecision), nextCursor: z.string().nullable() }),
  },
  "GET /api/cases/:id": {
    summary: "One of them",
    auth: "member",
    whileSuspended: true,
    params: One,
    returns: z.object({ decision: OwnDecision }),
  },
  "POST /api/cases/:id/appeal": {
    summary: "Appeal against a decision about you, once, or answer a question about your appeal",
    auth: "member",
    whileSuspended: true,
    params: One,
    body: z.object({ text: Text(APPEAL_LENGTH.min, APPEAL_LENGTH.max) }),
    returns: z.object({ decision: OwnDecision }),
    limit: { points: 20, seconds: 86_400, by: "account" },
  },
});
