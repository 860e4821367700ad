import { and, eq, inArray, sql } from "drizzle-orm";
import { cityName } from "@cardplaza/contract/places/city-names";
import type { Tx } from "../../../platform/database.ts";
import { companies, type CompanyRow } from "../../companies/company/companies.table.ts";
import { isActive } from "../../companies/company-conditions.ts";
import { findable, placeKey, plainWords } from "../../search/search-text.ts";
import { notDeleted } from "../job-conditions.ts";
import { jobs, type JobRow } from "../posts/jobs.table.ts";
import { KEY, skillKey } from "./job-keys.ts";
import { learnTerms } from "./learn-terms.ts";
import { openJobs } from "./open-jobs.table.ts";

/** What is further down in a description is rarely the topic. */
const DESCRIPTION_READ = 1_000;

/** Whether a job may be found. The last day and an owner who leaves count when it is looked for. */
export const mayBeFound = (ids: readonly string[]) =>
  and(inArray(jobs.id, [...ids]), eq(jobs.status, "open"), notDeleted(), isActive());

/** Brings these jobs up to date in the lists, or removes what can no longer be found. */
export async function touchOpenJobs(tx: Tx, ids: readonly string[]): Promise<void> {
  const found = await tx
    .select({ job: jobs, company: companies })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(mayBeFound(ids))
    .orderBy(jobs.id);
  const gone = ids.filter((id) => !found.some(({ job }) => job.id === id));
  if (gone.length > 0) await tx.delete(openJobs).where(inArray(openJobs.jobId, gone));
  if (found.length === 0) return;
  await storeOpenJobs(tx, found.map(rowOf));
  await learnTerms(tx, found.flatMap(termsOf));
}

interface Found {
  job: JobRow;
  company: CompanyRow;
}

function rowOf({ job, company }: Found) {
  const cities = [...new Set(job.locations.map(({ city }) => placeKey(city)))].filter(Boolean);
  const skills = [...new Set(job.skills.map(skillKey))];
  const title = plainWords(job.title);
  const places = job.locations.map(({ city, state }) => `${cityName(city)} ${state}`);
  return {
    job_id: job.id,
    company_id: company.id,
    owner_id: company.ownerId,
    opened_at: (job.openedAt ?? job.createdAt).toISOString(),
    valid_through: job.validThrough,
    exp_min: job.expMin,
    exp_max: job.expMax,
    paise_a_year: job.paiseAYear,
    skill_keys: skills,
    city_keys: cities,
    title,
    facts: plainWords([title, ...job.skills, company.name, job.department, ...places].join(" ")),
    description: findable(job.description, DESCRIPTION_READ),
    filters: [
      ...cities.map(KEY.city),
      ...skills.map(KEY.skill),
      KEY.title(title),
      KEY.company(company.id),
      KEY.mode(job.workMode),
      KEY.type(job.employmentType),
    ],
  };
}

const termsOf = ({ job, company }: Found) => [
  { key: KEY.title(plainWords(job.title)), text: job.title },
  ...job.skills.map((skill) => ({ key: KEY.skill(skillKey(skill)), text: skill })),
  { key: KEY.company(company.id), text: company.name },
];

const stems = (words: string, mark = "") =>
  sql.raw(
    `array(select '${mark}' || stem from unnest(tsvector_to_array(to_tsvector('english', ${words}))) stem)`,
  );

async function storeOpenJobs(tx: Tx, rows: ReturnType<typeof rowOf>[]): Promise<void> {
  await tx.execute(sql`
    insert into open_jobs (job_id, company_id, owner_id, opened_at, valid_through, exp_min, exp_max, paise_a_year,
      skill_keys, city_keys, keys)
    select job_id, company_id, owner_id, opened_at, valid_through, exp_min, exp_max, paise_a_year, skill_keys, city_keys,
      array_to_tsvector(filters || ${stems("title", KEY.inTitle(""))} || ${stems("facts", KEY.inFacts(""))}
        || ${stems("facts || ' ' || description", KEY.anywhere(""))})
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as made (
      job_id text, company_id text, owner_id text, opened_at timestamptz, valid_through date, exp_min int, exp_max int,
      paise_a_year bigint, skill_keys text[], city_keys text[], title text, facts text, description text, filters text[])
    on conflict (job_id) do update set
      (company_id, owner_id, opened_at, valid_through, exp_min, exp_max, paise_a_year, skill_keys, city_keys, keys)
      = row(excluded.company_id, excluded.owner_id, excluded.opened_at, excluded.valid_through, excluded.exp_min,
        excluded.exp_max, excluded.paise_a_year, excluded.skill_keys, excluded.city_keys, excluded.keys)`);
}
