import { and, eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { COUNTED_MAX } from "@cardplaza/contract/counts";
import type { JobFilter } from "@cardplaza/contract/jobs/job-desk-words";
import { jobPath } from "@cardplaza/contract/jobs/job-words";
import type { AdminContext } from "../../../context.ts";
import { countRows } from "../../../platform/count-rows.ts";
import { containingTyped } from "../../../platform/like.ts";
import { readPage, type ListPlace } from "../../../platform/list-page.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { idsOfCompaniesLike } from "../../companies/desk/company-cases.ts";
import { notDeleted } from "../job-conditions.ts";
import { jobTitle, jobs } from "./jobs.table.ts";
import { slugOfJob } from "./present-job.ts";

interface Filter extends ListPlace {
  q?: string | undefined;
  status: JobFilter;
}

/** Waiting ones: the oldest first. Others: the newest first. */
export async function listJobCases({ db }: AdminContext, { q, status, ...place }: Filter) {
  const ofStatus = and(notDeleted(), status === "all" ? undefined : eq(jobs.status, status));
  const wanted = q ? matching(q, ofStatus) : ofStatus;
  const { rows, nextCursor } = await readPage(
    { at: jobs.createdAt, id: jobs.id, oldestFirst: status === "pending" },
    place,
    ({ after, orderBy, limit, offset }) =>
      db
        .select({ job: jobs, company: companies.name })
        .from(jobs)
        .innerJoin(companies, eq(companies.id, jobs.companyId))
        .where(and(wanted, after))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    ({ job }) => ({ at: job.createdAt, id: job.id }),
  );
  const items = rows.map(({ job, company }) => ({
    _id: job.id,
    name: job.title,
    of: company,
    path: jobPath({ slug: slugOfJob(job) }),
    status: job.status,
    createdAt: job.createdAt,
    version: job.version,
  }));
  return { items, nextCursor, count: await countRows(db, jobs, wanted) };
}

/** By its id, its title or its company. */
function matching(q: string, wanted: SQL | undefined): SQL | undefined {
  const titled = new QueryBuilder()
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(wanted, sql`${jobTitle(jobs)} like ${containingTyped(q)}`))
    .limit(COUNTED_MAX);
  return and(
    wanted,
    or(eq(jobs.id, q), inArray(jobs.id, titled), inArray(jobs.companyId, idsOfCompaniesLike(q))),
  );
}
