import { paiseAYear } from "@cardplaza/contract/jobs/job-rules";
import { matchOf } from "@cardplaza/contract/jobs/job-match";
import { dateInIndia, DAY_MS } from "@cardplaza/contract/time";
import { eq, sql } from "drizzle-orm";
import { newId } from "../../platform/ids.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { one } from "../../platform/one.ts";
import type { TestApp } from "../../testing/test-app.ts";
import type { CompanyRow } from "../companies/company/companies.table.ts";
import { applications, type ApplicationRow } from "./applications/applications.table.ts";
import { recordEvent } from "./applications/record-event.ts";
import { touchSearch } from "../search/touch-search.ts";
import { jobSearchKind } from "./finding/job-search-kind.ts";
import { jobs, type JobRow } from "./posts/jobs.table.ts";

const DESCRIPTION =
  "Keep the books of a workshop with forty people: purchases, sales, GST returns and the bank, with Tally. " +
  "You work with the owner and one assistant.";

/** Inserts open jobs straight into the database, where lists and the search find them; each test sets what differs. */
export async function insertJobs(
  app: Pick<TestApp, "db">,
  company: Pick<CompanyRow, "id">,
  count: number,
  fields: Partial<JobRow> = {},
  now = new Date(),
): Promise<JobRow[]> {
  const rows = Array.from({ length: count }, (_, at) => {
    const row = {
      id: newId(now.getTime() - at),
      companyId: company.id,
      title: "Accountant",
      description: DESCRIPTION,
      locations: [{ city: "Pune", state: "Maharashtra", pin: "" }],
      expMin: 2,
      expMax: 4,
      salaryMinPaise: 60_000_000,
      salaryMaxPaise: 90_000_000,
      period: "YEAR" as const,
      skills: ["Tally", "GST"],
      validThrough: dateInIndia(new Date(now.getTime() + 30 * DAY_MS)),
      status: "open" as const,
      openedAt: now,
      createdAt: now,
      updatedAt: now,
      ...fields,
    };
    const most = row.salaryMaxPaise ?? row.salaryMinPaise;
    return {
      ...row,
      paiseAYear: most === null || row.salaryHidden ? null : paiseAYear(most, row.period),
    };
  });
  return inTransaction(app.db, async (tx) => {
    const inserted = await tx.insert(jobs).values(rows).returning();
    await touchSearch(
      tx,
      jobSearchKind,
      inserted.map(({ id }) => id),
    );
    return inserted;
  });
}

export const insertJob = async (...[app, company, fields, now]: OneJob) =>
  one(await insertJobs(app, company, 1, fields, now));
type OneJob = [
  app: Pick<TestApp, "db">,
  company: Pick<CompanyRow, "id">,
  fields?: Partial<JobRow>,
  now?: Date,
];

/** Inserts an application of a member, without a resume, straight into the database. */
export function insertApplication(
  app: Pick<TestApp, "db">,
  job: JobRow,
  applicant: { member: { id: string; name: string; email: string | null } },
  fields: Partial<ApplicationRow> = {},
): Promise<ApplicationRow> {
  const { id: memberId, name, email } = applicant.member;
  const appliedAt = fields.appliedAt ?? new Date();
  const row = {
    id: newId(appliedAt.getTime()),
    jobId: job.id,
    companyId: job.companyId,
    memberId,
    name,
    email: email ?? "",
    phone: "+919876543210",
    city: "Pune",
    experienceYears: 3,
    skills: ["Tally", "GST"],
    expectedCtcPaise: 80_000_000,
    noticeDays: 30,
    appliedAt,
    ...fields,
  };
  const { score, parts } = matchOf(job, row);
  return inTransaction(app.db, async (tx) => {
    const application = one(
      await tx
        .insert(applications)
        .values({
          match: parts,
          matchScore: score,
          reached: row.stage === "withdrawn" ? "applied" : row.stage,
          ...row,
        })
        .returning(),
    );
    await recordEvent(tx, {
      applicationId: row.id,
      kind: "stage",
      side: "applicant",
      authorId: row.memberId,
      stage: "applied",
      at: appliedAt,
    });
    await tx
      .update(jobs)
      .set({ applicants: sql`${jobs.applicants} + 1` })
      .where(eq(jobs.id, job.id));
    return application;
  });
}
