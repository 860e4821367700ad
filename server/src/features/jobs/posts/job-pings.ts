import { and, sql } from "drizzle-orm";
import { jobPath } from "@cardplaza/contract/jobs/job-words";
import type { PingedPages } from "../../../registry/pinged-pages.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { premiumAt } from "../../plan/premium-at.ts";
import { isOffered } from "./job-conditions.ts";
import { jobs } from "./jobs.table.ts";
import { slugOfJob } from "./present-job.ts";

/** Search engines learn of changed jobs whose company's owner has the plan. */
export const jobPings: PingedPages = {
  type: "job",
  from: sql`${jobs} inner join ${companies} on ${companies.id} = ${jobs.companyId}`,
  id: jobs.id,
  name: jobs.title,
  // A job names its company, and is hidden and deleted with it.
  changedAt: sql`greatest(
    ${jobs.updatedAt}, ${jobs.deletedAt}, ${companies.updatedAt}, ${companies.deletedAt})`,
  isListed: (now) => and(isOffered(now), premiumAt(companies.ownerId, now)),
  path: ({ id, name }) => jobPath({ slug: slugOfJob({ id, title: name }) }),
};
