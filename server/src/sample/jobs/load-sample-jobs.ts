import { eq, inArray, sql } from "drizzle-orm";
import { AlertFilters } from "@cardplaza/contract/jobs/job-alerts";
import { cityName } from "@cardplaza/contract/places/city-names";
import { DAY_MS, dateInIndia } from "@cardplaza/contract/time";
import type { Services } from "../../context.ts";
import { members } from "../../features/accounts/accounts.table.ts";
import { companies, type CompanyRow } from "../../features/companies/company/companies.table.ts";
import { jobAlerts } from "../../features/jobs/alerts/alerts.table.ts";
import { measureAnswers } from "../../features/jobs/answers/measure-answers.ts";
import { applications } from "../../features/jobs/applications/applications.table.ts";
import { jobValues, NOTHING_YET } from "../../features/jobs/posts/job-values.ts";
import { jobEdits, jobMarks, jobs, type JobRow } from "../../features/jobs/posts/jobs.table.ts";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { one } from "../../platform/one.ts";
import { changed } from "../../registry/changed.ts";
import { SAMPLE_ALERTS, SAMPLE_SAVED_JOBS } from "./applications.ts";
import { SAMPLE_COMPANIES } from "../companies.ts";
import { SAMPLE_JOBS, type SampleJob } from "./jobs.ts";
import { loadSampleApplications } from "./load-sample-applications.ts";
import { SAMPLE_ACCOUNTS } from "../people.ts";

/** Inserts rows directly, because nobody should be notified. */
export async function loadSampleJobs(services: Services, now: Date): Promise<void> {
  const rows = await inTransaction(services.db, async (tx) => {
    const inserted = new Map<string, JobRow>();
    for (const sample of SAMPLE_JOBS) {
      const company = await companyOf(tx, sample.company);
      if (company) inserted.set(sample.key, await addJob(tx, company, sample, now));
    }
    return inserted;
  });
  await loadSampleApplications(services, rows, now);
  await inTransaction(services.db, async (tx) => {
    const received = tx.$count(applications, eq(applications.jobId, jobs.id));
    await tx.update(jobs).set({ applicants: sql`${received}` });
    await addMarksAndAlerts(tx, rows, now);
    const companyIds = new Set([...rows.values()].map(({ companyId }) => companyId));
    for (const companyId of companyIds) await measureAnswers(services, tx, companyId);
    await changed(
      services,
      tx,
      "job",
      [...rows.values()].map(({ id }) => id),
    );
  });
}

async function companyOf(tx: Tx, key: string): Promise<CompanyRow | undefined> {
  const name = SAMPLE_COMPANIES.find((each) => each.key === key)?.name ?? "";
  const [company] = await tx.select().from(companies).where(eq(companies.name, name));
  return company;
}

const dayFrom = (now: Date, days: number) => dateInIndia(new Date(now.getTime() + days * DAY_MS));

async function addJob(tx: Tx, company: CompanyRow, sample: SampleJob, now: Date): Promise<JobRow> {
  const { status = "open", years, pay = [], walkIn, applyUrl = "", reason = "" } = sample;
  const at = new Date(now.getTime() - sample.openedDaysAgo * DAY_MS);
  const wasOpened = status !== "draft" && status !== "pending" && status !== "rejected";
  const cities = sample.cities ?? [[company.city, company.state] as const];
  const fields = {
    title: sample.title,
    description: sample.description,
    department: sample.department ?? "",
    employmentType: sample.employmentType ?? "FULL_TIME",
    workMode: sample.workMode ?? "onsite",
    locations: cities.map(([city, state]) => ({ city: cityName(city), state, pin: "" })),
    expMin: years[0],
    expMax: years[1],
    salaryMinPaise: paise(pay[0]),
    salaryMaxPaise: paise(pay[1]),
    period: sample.period ?? "YEAR",
    salaryHidden: sample.salaryHidden ?? false,
    skills: sample.skills,
    education: sample.education ?? "",
    openings: sample.openings ?? 1,
    noticeMaxDays: sample.noticeMaxDays ?? null,
    questions: sample.questions ?? [],
    applyMode: walkIn ? "walk_in" : applyUrl ? "external" : "internal",
    applyUrl,
    walkIn: walkIn ? { date: dayFrom(now, walkIn.inDays), time: walkIn.time, venue: walkIn.venue } : null,
    validThrough: dayFrom(now, sample.lastDayIn),
  } as const;
  const job = one(
    await tx
      .insert(jobs)
      .values({
        ...jobValues(fields, NOTHING_YET),
        ...fields,
        id: newId(at.getTime()),
        companyId: company.id,
        authorId: company.ownerId,
        status,
        reviewReason: status === "paused" ? "" : reason,
        pausedFor: status === "paused" ? reason : "",
        views: sample.views,
        createdAt: at,
        updatedAt: at,
        openedAt: wasOpened ? at : null,
      })
      .returning(),
  );
  for (const { fields: edited, daysAgo } of sample.edits ?? []) {
    const editedAt = new Date(now.getTime() - daysAgo * DAY_MS);
    await tx
      .insert(jobEdits)
      .values({ id: newId(editedAt.getTime()), jobId: job.id, fields: edited, at: editedAt });
  }
  return job;
}

const paise = (rupees: number | undefined) => (rupees === undefined ? null : rupees * 100);

async function addMarksAndAlerts(tx: Tx, rows: ReadonlyMap<string, JobRow>, now: Date): Promise<void> {
  const people = await tx
    .select({ id: members.id, email: members.email })
    .from(members)
    .where(inArray(members.email, SAMPLE_ACCOUNTS));
  const idOf = (key: string) => people.find(({ email }) => email?.startsWith(`${key}@`))?.id;
  for (const { by, job: key, daysAgo } of SAMPLE_SAVED_JOBS) {
    const [memberId, job] = [idOf(by), rows.get(key)];
    const savedAt = new Date(now.getTime() - daysAgo * DAY_MS);
    if (memberId && job) await tx.insert(jobMarks).values({ memberId, jobId: job.id, savedAt });
  }
  for (const { by, name, q, city } of SAMPLE_ALERTS) {
    const memberId = idOf(by);
    if (memberId)
      await tx.insert(jobAlerts).values({
        id: newId(now.getTime()),
        memberId,
        name,
        filters: AlertFilters.parse({ q, city }),
        createdAt: now,
        lookedAt: now,
      });
  }
}
