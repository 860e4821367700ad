import { cityKey } from "@cardplaza/contract/places/city-names";
import { paiseAYear } from "@cardplaza/contract/jobs/job-rules";
import { dateInIndia, DAY_MS } from "@cardplaza/contract/time";
import { newId } from "../../platform/ids.ts";
import type { TestApp } from "../../testing/test-app.ts";
import type { CompanyRow } from "../companies/company/companies.table.ts";
import { jobs, type JobRow } from "./posts/jobs.table.ts";

const DESCRIPTION =
  "Keep the books of a workshop with forty people: purchases, sales, GST returns and the bank, with Tally. " +
  "You work with the owner and one assistant.";

/** Inserts open jobs straight into the database; each test sets what differs. */
export function insertJobs(
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
      cityKeys: row.locations.map(({ city }) => cityKey(city)),
      skillKeys: row.skills.map((skill) => skill.toLowerCase()),
      paiseAYear: most === null || row.salaryHidden ? null : paiseAYear(most, row.period),
    };
  });
  return app.db.insert(jobs).values(rows).returning();
}

export const insertJob = async (...[app, company, fields, now]: OneJob) =>
  (await insertJobs(app, company, 1, fields, now))[0]!;
type OneJob = [
  app: Pick<TestApp, "db">,
  company: Pick<CompanyRow, "id">,
  fields?: Partial<JobRow>,
  now?: Date,
];
