import { z } from "zod";
import { endpoints } from "../endpoint.ts";
import { Id, Timestamp } from "../shapes.ts";
import { Line } from "../text.ts";
import { EMPLOYMENT_TYPES, JOB_LIMITS, WORK_MODES } from "./job-words.ts";
import { QUERY_MAX } from "../search/search-words.ts";
import { PLACE_MAX } from "../places/place-limits.ts";

/** The filters of the list that an alert repeats each day. */
export const AlertFilters = z.object({
  q: Line(0, QUERY_MAX).default(""),
  city: Line(0, PLACE_MAX).default(""),
  mode: z.array(z.enum(WORK_MODES)).default([]),
  type: z.array(z.enum(EMPLOYMENT_TYPES)).default([]),
  expMin: z.number().int().min(0).max(40).nullable().default(null),
  /** The least salary in rupees a year. */
  salaryMin: z.number().int().min(0).max(1_000_000_000).nullable().default(null),
  skills: z
    .array(Line(...JOB_LIMITS.skill))
    .max(15)
    .default([]),
});
export type AlertFilters = z.infer<typeof AlertFilters>;

export const JobAlert = z.object({
  _id: Id,
  name: z.string(),
  filters: AlertFilters,
  createdAt: Timestamp,
});
export type JobAlert = z.infer<typeof JobAlert>;

export const jobAlerts = endpoints({
  "GET /api/job-alerts": {
    summary: "Your job alerts",
    auth: "member",
    returns: z.object({ alerts: z.array(JobAlert) }),
  },
  "POST /api/job-alerts": {
    summary: "Be told once a day of new jobs that match",
    auth: "member",
    body: z.object({ filters: AlertFilters }),
    returns: JobAlert,
    status: 201,
  },
  "DELETE /api/job-alerts/:id": {
    summary: "End an alert",
    auth: "member",
    params: z.object({ id: Id }),
    returns: null,
  },
});
