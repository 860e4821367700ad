import { z } from "zod";
import { Day } from "../dates.ts";
import { deskLine, listOf, ListPlace } from "../audit/admin-lists.ts";
import { AuditReason } from "../audit/audit.ts";
import { endpoints } from "../endpoint.ts";
import { reportCall } from "../moderation/report-call.ts";
import { Id, PageNumber, SlugRef } from "../shapes.ts";
import { Line } from "../text.ts";
import { AnswerFigures, Job, OwnJob } from "./job.ts";
import { JOB_DESK_QUERY, JOB_DESK_TEXT, JOB_FILTERS } from "./job-desk-words.ts";
import { JobChange, NewJob } from "./job-fields.ts";
import { JOB_ACTIONS, JOB_DECISIONS, JOB_STATUSES, JOB_TEXT } from "./job-words.ts";

const Count = z.number().int();
const OneJob = z.object({ id: SlugRef });
const OfCompany = z.object({ company: Id.optional() });
const WRITES = { points: 300, seconds: 3600, by: "account" } as const;

export const jobs = endpoints({
  "GET /api/jobs/mine": {
    summary: "The jobs of your company with the counts of their applications, newest first",
    auth: "member",
    query: OfCompany.extend({ status: z.enum(JOB_STATUSES).optional().catch(undefined), page: PageNumber }),
    returns: z.object({
      jobs: z.array(OwnJob),
      total: Count,
      page: Count,
      pages: Count,
      limit: Count,
      open: Count,
      figures: AnswerFigures,
      /** Applications that must be answered before a new job opens; 0 if none opens because of them. */
      blockedBy: Count,
    }),
  },
  "GET /api/jobs/:id": {
    summary: "A job, by its id or link; its team also sees what is not open",
    params: OneJob,
    returns: Job,
  },
  "POST /api/jobs": {
    summary: "Write a job of your company, as a draft",
    auth: "member",
    body: NewJob,
    returns: Job,
    status: 201,
    limit: WRITES,
  },
  "PATCH /api/jobs/:id": {
    summary: "Change a job; what changes while it is open is shown",
    auth: "member",
    params: OneJob,
    body: JobChange,
    returns: Job,
    limit: WRITES,
  },
  "DELETE /api/jobs/:id": {
    summary: "Delete a job; those who applied are told",
    auth: "member",
    params: OneJob,
    returns: null,
  },
  "POST /api/jobs/:id/status": {
    summary: "Publish, pause, close or reopen a job; a new last day renews it",
    auth: "member",
    params: OneJob,
    body: z.object({ action: z.enum(JOB_ACTIONS), validThrough: Day().optional() }),
    returns: Job,
    limit: WRITES,
  },
  "POST /api/jobs/:id/view": {
    summary: "Count a visit, once a visitor and hour",
    params: OneJob,
    body: z.object({}).optional(),
    returns: null,
  },
  "GET /api/jobs/:id/og.jpg": {
    summary: "The preview image of a job",
    params: OneJob,
    returns: { raw: "image/jpeg" },
  },
  "POST /api/jobs/:id/report": reportCall("a job", OneJob),
  "GET /api/admin/jobs": {
    summary: "Jobs: those that wait the longest first, others by their age",
    auth: "admin",
    roles: ["moderator", "support", "analyst"],
    denied: JOB_DESK_TEXT.notYourList,
    query: z.object({
      /** An id, or part of the title or of the company. */
      q: Line(...JOB_DESK_QUERY).optional(),
      status: z.enum(JOB_FILTERS).catch("pending").default("pending"),
      ...ListPlace,
    }),
    returns: listOf(deskLine(JOB_STATUSES)),
  },
  "GET /api/admin/jobs/:id": {
    summary: "A job as its team sees it",
    auth: "admin",
    roles: ["moderator", "support", "analyst"],
    denied: JOB_DESK_TEXT.notYourList,
    params: z.object({ id: Id }),
    returns: z.object({ job: Job }),
  },
  "PATCH /api/admin/jobs/:id": {
    summary: "Approve or reject a job that waits for review",
    auth: "admin",
    roles: ["moderator"],
    denied: JOB_TEXT.notYourTask,
    params: z.object({ id: Id }),
    body: z.object({
      action: z.enum(JOB_DECISIONS),
      reason: AuditReason.optional(),
      /** The version that was read, so that two administrators do not both decide. */
      version: z.number().int(),
    }),
    returns: Job,
  },
});
