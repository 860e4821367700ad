import { and, asc, eq, gt, gte, lt, sql } from "drizzle-orm";
import { jobPath } from "@cardplaza/contract/jobs/job-words";
import type { Sitemap } from "../../../registry/sitemap.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { isOffered } from "./job-conditions.ts";
import { jobs } from "./jobs.table.ts";
import { slugOfJob } from "./present-job.ts";

const BATCH = 2_000;

/** Open jobs only: the page of one that is closed asks search engines to leave it out. */
export const jobSitemap: Sitemap = {
  name: "jobs",
  async firstIds(db, now, perFile) {
    const listed = db.$with("listed").as(
      db
        .select({ id: jobs.id, place: sql<number>`row_number() over (order by ${jobs.id})`.as("place") })
        .from(jobs)
        .innerJoin(companies, eq(companies.id, jobs.companyId))
        .where(isOffered(now)),
    );
    const rows = await db
      .with(listed)
      .select({ id: listed.id })
      .from(listed)
      .where(sql`${listed.place} % ${perFile} = ${1 % perFile}`)
      .orderBy(asc(listed.id));
    return rows.map(({ id }) => id);
  },
  async *pages(db, now, first, next) {
    let after = gte(jobs.id, first);
    for (;;) {
      const { id, title, updatedAt } = jobs;
      const rows = await db
        .select({ id, title, updatedAt })
        .from(jobs)
        .innerJoin(companies, eq(companies.id, jobs.companyId))
        .where(and(after, next ? lt(jobs.id, next) : undefined, isOffered(now)))
        .orderBy(asc(jobs.id))
        .limit(BATCH);
      if (rows.length > 0)
        yield rows.map((row) => ({ path: jobPath({ slug: slugOfJob(row) }), changedAt: row.updatedAt }));
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return;
      after = gt(jobs.id, last.id);
    }
  },
};
