import { and, eq, inArray } from "drizzle-orm";
import { jobPath } from "@cardplaza/contract/jobs/job-words";
import type { Db, Tx } from "../../../platform/database.ts";
import type { CaseSubject } from "../../../registry/moderated.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { notDeleted } from "../job-conditions.ts";
import { jobs } from "./jobs.table.ts";
import { slugOfJob } from "./present-job.ts";

export async function findJobSubjects(
  db: Db | Tx,
  ids: readonly string[],
): Promise<Map<string, CaseSubject>> {
  const rows = await db
    .select({ row: jobs, memberId: companies.ownerId, company: companies.name })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(inArray(jobs.id, [...ids]), notDeleted()));
  return new Map(
    rows.map(({ row, memberId, company }) => [
      row.id,
      {
        memberId,
        title: row.title,
        text: [company, row.description, row.applyUrl].filter(Boolean).join("\n"),
        pictures: [],
        path: jobPath({ slug: slugOfJob(row) }),
        state: row.status === "pending" ? "waiting" : row.status === "rejected" ? "hidden" : "shown",
        note: row.reviewReason,
      },
    ]),
  );
}
