import { and, sql } from "drizzle-orm";
import { jobPath } from "@cardplaza/contract/jobs/job-words";
import type { PageRows } from "../../../registry/page-rows.ts";
import type { PingedPages } from "../../../registry/pinged-pages.ts";
import type { Sitemap } from "../../../registry/sitemap.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { premiumAt } from "../../plan/premium-at.ts";
import { isOffered } from "../job-conditions.ts";
import { jobs } from "./jobs.table.ts";
import { slugOfJob } from "./present-job.ts";

const ROWS: PageRows = {
  from: sql`${jobs} inner join ${companies} on ${companies.id} = ${jobs.companyId}`,
  id: jobs.id,
  name: jobs.title,
  path: ({ id, name }) => jobPath({ slug: slugOfJob({ id, title: name }) }),
};

/** Open jobs only: the page of one that is closed asks search engines to leave it out. */
export const jobSitemap: Sitemap = {
  name: "jobs",
  rows: ROWS,
  changedAt: jobs.updatedAt,
  isListed: isOffered,
};

/** Search engines learn of changed jobs whose company's owner has the plan. */
export const jobPings: PingedPages = {
  type: "job",
  rows: ROWS,
  // A job names its company, and is hidden and deleted with it.
  changedAt: sql`greatest(
    ${jobs.updatedAt}, ${jobs.deletedAt}, ${companies.updatedAt}, ${companies.deletedAt})`,
  isListed: (now) => and(isOffered(now), premiumAt(companies.ownerId, now)),
};
