import { z } from "zod";
import { endpoints } from "../endpoint.ts";
import { Id, PageNumber, SlugRef } from "../shapes.ts";
import { Line } from "../text.ts";
import { JobLine } from "./job.ts";
import { EMPLOYMENT_TYPES, JOB_SORTS, SUGGESTED_MAX, WORK_MODES } from "./job-words.ts";
import { QUERY_MAX } from "../search/search-words.ts";

/** Invalid values are ignored: links are shortened, mistyped and made up by others. */
const Words = z.string().max(200).optional().catch(undefined);
/** A parameter with several values, separated by commas or given several times. */
const Several = (most: number) =>
  z
    .union([z.string().max(200), z.array(z.string().max(200)).max(50)])
    .optional()
    .catch(undefined)
    .transform((given) =>
      [given ?? []]
        .flat()
        .flatMap((text) => text.split(","))
        .map((each) => each.trim())
        .filter(Boolean)
        .slice(0, most),
    );
const Some = <Each extends string>(known: readonly [Each, ...Each[]]) =>
  Several(50).transform((given) => given.filter((each): each is Each => known.includes(each as Each)));
const NumberText = (most: number) => z.coerce.number().int().min(0).max(most).optional().catch(undefined);
export const JobFilters = z.object({
  q: Line(0, QUERY_MAX).optional().catch(undefined),
  /** Cities; several with the plan. */
  city: Several(10),
  mode: Some(WORK_MODES),
  type: Some(EMPLOYMENT_TYPES),
  /** The years that the member has. */
  expMin: NumberText(40),
  /** The least salary in rupees a year. */
  salaryMin: NumberText(1_000_000_000),
  skills: Several(15),
  postedDays: NumberText(90),
  companyId: SlugRef.optional(),
  near: Words,
  radiusKm: NumberText(200),
  sort: z.enum(JOB_SORTS).catch("relevance").default("relevance"),
});
export type JobFilters = z.infer<typeof JobFilters>;

const OneJob = z.object({ id: SlugRef });
const Count = z.number().int();
const JobPage = z.object({ jobs: z.array(JobLine), total: Count, page: Count, pages: Count });

export const jobSearch = endpoints({
  "GET /api/jobs": {
    summary: "Open jobs by words, place and filters",
    query: JobFilters.extend({ page: PageNumber }),
    returns: JobPage,
    limit: { points: 120, seconds: 60, by: "address" },
  },
  "GET /api/jobs/saved": {
    summary: "The jobs that you saved, the last one first",
    auth: "member",
    query: z.object({ page: PageNumber }),
    returns: JobPage,
  },
  "GET /api/jobs/suggestions": {
    summary: "Titles, skills and companies that begin as typed",
    query: z.object({ q: Line(0, SUGGESTED_MAX).default("") }),
    returns: z.object({ suggestions: z.array(z.string()).max(8) }),
  },
  "GET /api/jobs/companies": {
    summary: "Companies with open jobs whose names begin as typed",
    query: z.object({ q: Line(0, SUGGESTED_MAX).default("") }),
    returns: z.object({ companies: z.array(z.object({ _id: Id, name: z.string(), jobs: Count })).max(8) }),
  },
  "GET /api/jobs/feed.xml": {
    summary: "Open jobs for other job sites",
    // Each is up to a thousand jobs; a site reads it a few times a day.
    limit: { points: 60, seconds: 60, by: "address" },
    query: z.object({ page: PageNumber }),
    returns: { raw: "application/xml; charset=utf-8" },
  },
  "GET /api/jobs/:id/similar": {
    summary: "A few similar open jobs",
    params: OneJob,
    returns: z.object({ jobs: z.array(JobLine) }),
  },
  "POST /api/jobs/:id/save": {
    summary: "Save a job",
    auth: "member",
    params: OneJob,
    body: z.object({}).optional(),
    returns: z.object({ saved: z.literal(true) }),
  },
  "DELETE /api/jobs/:id/save": {
    summary: "Stop saving a job",
    auth: "member",
    params: OneJob,
    returns: null,
  },
  "PUT /api/jobs/:id/hide": {
    summary: "Leave a job out of your lists",
    auth: "member",
    params: OneJob,
    returns: z.object({ hidden: z.literal(true) }),
  },
  "DELETE /api/jobs/:id/hide": {
    summary: "Show a hidden job again",
    auth: "member",
    params: OneJob,
    returns: null,
  },
});
