import { z } from "zod";
import { Moment } from "../dates.ts";
import { endpoints } from "../endpoint.ts";
import { Id, SlugRef } from "../shapes.ts";
import { Line, Text } from "../text.ts";
import { Applicant, Application } from "./application.ts";
import {
  APPLICATION_STAGES,
  HIRING_FEATURE,
  INTERVIEW_MODES,
  INTERVIEW_PLACE_MAX,
  MAX_BULK_APPLICATIONS,
  MAX_INTERVIEW_TIMES,
  MESSAGE_MAX,
  MOVABLE_STAGES,
  NOTE_MAX,
  REASON_MAX,
  REJECTION_KEYS,
} from "./application-words.ts";

const Count = z.number().int();
const One = z.object({ id: Id });
const OneJob = z.object({ id: SlugRef });
const WRITES = { points: 600, seconds: 3600, by: "account" } as const;
const Message = Text(0, MESSAGE_MAX).optional();
/** A key of a kind reason, or the company's own words. */
const Reason = Line(1, REASON_MAX).optional();

/** What a company's team calls to work on applications. */
export const hiring = endpoints({
  "GET /api/jobs/:id/applications": {
    summary: "The applications for a job of your company by stage, best match first",
    auth: "member",
    params: OneJob,
    query: z.object({ stage: z.enum(APPLICATION_STAGES).optional().catch(undefined), cursor: Id.optional() }),
    returns: z.object({
      /** With a stage, a page of it; without one, the first page of each stage. */
      applications: z.array(Applicant),
      nextCursor: z.string().nullable(),
      counts: z.record(z.enum(APPLICATION_STAGES), Count),
      /** How many ever reached each stage. */
      funnel: z.array(z.object({ stage: z.enum(APPLICATION_STAGES), count: Count })),
    }),
  },
  "GET /api/jobs/:id/applications.csv": {
    summary: "The same as a table",
    auth: "premium",
    feature: HIRING_FEATURE,
    params: OneJob,
    hiddenFromAdmins: true,
    returns: { raw: "text/csv; charset=utf-8" },
    limit: { points: 30, seconds: 3600, by: "account" },
  },
  "GET /api/jobs/:id/past-applicants": {
    summary: "Strong applicants of your earlier jobs who fit this one",
    auth: "premium",
    feature: HIRING_FEATURE,
    params: OneJob,
    returns: z.object({ applicants: z.array(Applicant.extend({ jobTitle: z.string() })) }),
  },
  "GET /api/applications/:id": {
    summary: "An application; opening it tells the applicant that it was viewed",
    auth: "member",
    params: One,
    hiddenFromAdmins: ["text", "cover", "answer"],
    returns: Application,
  },
  "PATCH /api/applications/:id": {
    summary: "Move, rate or note; a move back and a rejection need a reason",
    auth: "member",
    params: One,
    body: z.object({
      stage: z.enum(MOVABLE_STAGES).optional(),
      rating: z.number().int().min(1).max(5).nullable().optional(),
      note: Text(0, NOTE_MAX).optional(),
      reason: Reason,
      message: Message,
      version: z.number().int().optional(),
    }),
    returns: Application,
    limit: WRITES,
  },
  "POST /api/applications/bulk": {
    summary: "Move several; the result says which could not be",
    auth: "member",
    body: z.object({
      ids: z.array(Id).min(1).max(MAX_BULK_APPLICATIONS),
      stage: z.enum(MOVABLE_STAGES),
      reason: Reason,
      message: Message,
    }),
    returns: z.object({
      results: z.array(z.object({ _id: Id, done: z.boolean(), message: z.string().optional() })),
    }),
    limit: { points: 120, seconds: 3600, by: "account" },
  },
  "POST /api/applications/answer-old": {
    summary: "Answer all applications that have waited for more than 45 days with one kind message",
    auth: "member",
    query: z.object({ company: Id.optional() }),
    body: z.object({ reason: z.enum(REJECTION_KEYS).default("other") }),
    returns: z.object({ answered: Count }),
  },
  "POST /api/applications/:id/interviews": {
    summary: "Propose times for an interview",
    auth: "member",
    params: One,
    body: z.object({
      times: z.array(Moment).min(1).max(MAX_INTERVIEW_TIMES),
      mode: z.enum(INTERVIEW_MODES),
      place: Line(0, INTERVIEW_PLACE_MAX).optional(),
    }),
    returns: Application,
    status: 201,
    limit: WRITES,
  },
  "GET /api/resumes/:id": {
    summary: "A resume, through a link that expires, for the company's team only",
    auth: "member",
    params: One,
    query: z.object({ expires: z.string().catch(""), signature: z.string().catch("") }),
    hiddenFromAdmins: true,
    returns: { raw: "application/octet-stream" },
  },
});
