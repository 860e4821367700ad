import { and, desc, eq, gt, lte, sql } from "drizzle-orm";
import { experienceText, placeText, salaryText } from "@cardplaza/contract/jobs/job-rules";
import { jobPath } from "@cardplaza/contract/jobs/job-words";
import type { Db } from "../../../platform/database.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { openJobs } from "../finding/open-jobs.table.ts";
import { isOffered } from "../job-conditions.ts";
import { jobs } from "../posts/jobs.table.ts";
import { shownSalary, slugOfJob } from "../posts/present-job.ts";
import type { AlertConditions } from "./alert-conditions.ts";

/** A job that opened since the last digest, with what matches it and what is told of it. */
export interface NewJob {
  id: string;
  companyId: string;
  ownerId: string | null;
  openedAt: Date;
  keys: ReadonlySet<string>;
  expMin: number;
  expMax: number | null;
  paiseAYear: number | null;
  title: string;
  company: string;
  /** "₹6–9 L/yr · 2–4 yrs · Pune" */
  facts: string;
  path: string;
}

/** The newest first. Few jobs open in a day, so they are read once, and each alert is matched with them in memory. */
export interface NewJobs {
  all: readonly NewJob[];
  ofCompany: ReadonlyMap<string, readonly NewJob[]>;
  /** At most `MOST_MATCHES` jobs that fit, opened after this time. */
  matching: (conditions: AlertConditions, since: Date) => NewJob[];
}

/** After a long stop, only the newest of so many jobs are told. */
const MOST_JOBS = 20_000;
const MOST_MATCHES = 100;

/** Words in the title, skills, company or city, and what filters ask for; not the words of the description. */
const KEYS = sql<string[]>`array(
  select key from unnest(tsvector_to_array(${openJobs.keys})) key where key ~ '^([+@#]|mode/|type/)')`;

export async function readNewJobs(
  db: Db,
  { since, until, now }: Record<"since" | "until" | "now", Date>,
): Promise<NewJobs> {
  const rows = await db
    .select({
      id: jobs.id,
      companyId: jobs.companyId,
      ownerId: companies.ownerId,
      company: companies.name,
      title: jobs.title,
      locations: jobs.locations,
      workMode: jobs.workMode,
      expMin: jobs.expMin,
      expMax: jobs.expMax,
      salaryMinPaise: jobs.salaryMinPaise,
      salaryMaxPaise: jobs.salaryMaxPaise,
      salaryHidden: jobs.salaryHidden,
      period: jobs.period,
      paiseAYear: jobs.paiseAYear,
      openedAt: openJobs.openedAt,
      keys: KEYS,
    })
    .from(openJobs)
    .innerJoin(jobs, eq(jobs.id, openJobs.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(isOffered(now), gt(openJobs.openedAt, since), lte(openJobs.openedAt, until)))
    .orderBy(desc(openJobs.openedAt), desc(openJobs.jobId))
    .limit(MOST_JOBS);
  return findable(
    rows.map((row) => {
      const { id, companyId, ownerId, openedAt, expMin, expMax, paiseAYear, title, company } = row;
      const salary = salaryText({ ...shownSalary(row), period: row.period });
      const place = placeText(row.workMode, row.locations);
      return {
        id,
        companyId,
        ownerId,
        openedAt,
        expMin,
        expMax,
        paiseAYear,
        title,
        company,
        keys: new Set(row.keys),
        facts: [salary, experienceText(row), place].filter(Boolean).join(" · "),
        path: jobPath({ slug: slugOfJob(row) }),
      };
    }),
  );
}

export function findable(all: readonly NewJob[]): NewJobs {
  const byKey = new Map<string, NewJob[]>();
  const ofCompany = new Map<string, NewJob[]>();
  const add = (lists: Map<string, NewJob[]>, name: string, job: NewJob) => {
    const list = lists.get(name);
    if (list) list.push(job);
    else lists.set(name, [job]);
  };
  for (const job of all) {
    add(ofCompany, job.companyId, job);
    for (const key of job.keys) add(byKey, key, job);
  }
  /** The group that the fewest jobs match, so that few are looked at. */
  function candidates(groups: string[][]): readonly NewJob[] {
    let fewest = all;
    for (const keys of groups) {
      const lists = keys.map((key) => byKey.get(key) ?? []);
      const count = lists.reduce((sum, list) => sum + list.length, 0);
      if (count >= fewest.length) continue;
      fewest = lists.length === 1 ? lists[0]! : [...new Set(lists.flat())];
    }
    return fewest;
  }
  return {
    all,
    ofCompany,
    matching(conditions, since) {
      const found: NewJob[] = [];
      for (const job of candidates(conditions.groups)) {
        if (job.openedAt > since && matches(job, conditions)) found.push(job);
        if (found.length === MOST_MATCHES) break;
      }
      return found.toSorted((one, other) => other.openedAt.getTime() - one.openedAt.getTime());
    },
  };
}

/** The rule of the list of jobs. A job without a salary that everybody sees is found by none. */
function matches(job: NewJob, { groups, leftOut, years, paiseAYear }: AlertConditions): boolean {
  const { keys, expMin, expMax } = job;
  if (years !== null && (expMin > years || (expMax !== null && expMax < years))) return false;
  if (paiseAYear !== null && (job.paiseAYear === null || job.paiseAYear < paiseAYear)) return false;
  return groups.every((group) => group.some((key) => keys.has(key))) && !leftOut.some((key) => keys.has(key));
}
