import { sql, type SQL } from "drizzle-orm";
import { ANSWER_RULES } from "@cardplaza/contract/jobs/job-words";
import { MAX_CANDIDATES } from "@cardplaza/contract/search/search-words";
import { dateInIndia } from "@cardplaza/contract/time";
import type { Db } from "../../../platform/database.ts";
import { executePlanned } from "../../../platform/execute-planned.ts";
import { one } from "../../../platform/one.ts";
import { premiumLookupAt } from "../../plan/premium-at.ts";
import { keyQuery, type KeyGroups } from "./job-keys.ts";
import type { JobConditions } from "./read-job-filters.ts";

/** A job that fits, with what its place depends on. */
export interface FittingJob {
  id: string;
  companyId: string;
  /** The step that found the job. */
  step: number;
  openedAt: number;
  skillKeys: string[];
  cityKeys: string[];
  isPremium: boolean;
  /** Its company leaves applications unanswered, so the plan does not lift it. */
  isSlow: boolean;
}

/** Conditions on `open_jobs`, named `open`. */
function conditionsOf(conditions: JobConditions, groups: KeyGroups): SQL {
  const { years, paiseAYear, since, leftOut, hiddenCompanies, memberId, now } = conditions;
  const all = [sql`open.valid_through >= ${dateInIndia(now)}::date`];
  if (groups.length > 0) all.push(sql`open.keys @@ ${keyQuery(groups)}::tsquery`);
  if (years !== undefined)
    all.push(sql`open.exp_min <= ${years}::int and (open.exp_max is null or open.exp_max >= ${years}::int)`);
  if (paiseAYear !== undefined) all.push(sql`open.paise_a_year >= ${paiseAYear}::bigint`);
  if (since) all.push(sql`open.opened_at >= ${since.toISOString()}::timestamptz`);
  for (const words of leftOut) all.push(sql`not open.keys @@ plainto_tsquery('english', ${words})`);
  if (hiddenCompanies.length > 0)
    all.push(sql`not open.company_id = any(${sql.param(hiddenCompanies)}::text[])`);
  if (memberId)
    all.push(
      sql`not open.job_id in (select job_id from job_marks where member_id = ${memberId} and hidden_at is not null)`,
    );
  return sql.join(all, sql` and `);
}

const NEWEST = sql`open.opened_at desc, open.job_id desc`;
const BEST_PAID = sql`open.paise_a_year desc nulls last, open.job_id desc`;

/** Not in the order of an index: a ring of many cities is found by its keys, where reading in order finds few. */
const NEWEST_SORTED = sql`open.opened_at + interval '0' desc, open.job_id desc`;

/** How many there are, up to the limit. */
export async function countOpenJobs(db: Db, conditions: JobConditions, groups: KeyGroups): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from open_jobs open where ${conditionsOf(conditions, groups)} limit ${sql.raw(String(MAX_CANDIDATES))}
    ) fitting`);
  return one(rows).count;
}

/** A page of them by date or by salary. */
export async function readOpenJobs(
  db: Db,
  conditions: JobConditions,
  groups: KeyGroups,
  { from, limit }: { from: number; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select open.job_id as id from open_jobs open where ${conditionsOf(conditions, groups)}
    order by ${conditions.sort === "salary" ? BEST_PAID : NEWEST} limit ${limit} offset ${from}`);
  return rows.map(({ id }) => id);
}

/** Looked up row by row: for a join the database would read the figures of all companies. */
const IS_SLOW = sql`exists (select 1 from job_employers employer where employer.company_id = open.company_id
  and employer.counted >= ${ANSWER_RULES.lastCounted} and employer.reply_rate < ${ANSWER_RULES.leastRate} offset 0)`;

/** What the ranking needs. */
const RANKED = sql`open.job_id, open.company_id, open.owner_id, open.opened_at, open.skill_keys, open.city_keys`;

/** All that fit the last and widest step, each with the first step that it fits. For few: they are read once. */
const readOnce = (conditions: JobConditions, steps: KeyGroups[]): SQL => {
  const narrower = steps
    .slice(0, -1)
    .map((groups, at) => sql`when open.keys @@ ${keyQuery(groups)}::tsquery then ${sql.raw(String(at))}`);
  const last = sql.raw(String(steps.length - 1));
  const step = narrower.length > 0 ? sql`case ${sql.join(narrower, sql` `)} else ${last} end` : last;
  return sql`select ${RANKED}, ${step} as step from open_jobs open where ${conditionsOf(conditions, steps.at(-1) ?? [])}`;
};

/**
 * The first of them, in steps from the closest match to the widest. A step is taken only while those before it found
 * too few. In each step the newest come first. The widest is the last one.
 */
export async function findFittingJobs(
  db: Db,
  conditions: JobConditions,
  steps: KeyGroups[],
  { wanted, areFew = false }: { wanted: number; areFew?: boolean },
): Promise<FittingJob[]> {
  const most = sql.raw(String(wanted));
  const found = areFew ? readOnce(conditions, steps) : readInSteps(conditions, steps, most);
  const { rows } = await db.execute<Row>(sql`
    select open.job_id as id, open.company_id, open.step, extract(epoch from open.opened_at)::float8 as opened,
      open.skill_keys, open.city_keys, ${premiumLookupAt(sql`open.owner_id`, conditions.now)} as premium,
      ${IS_SLOW} as is_slow
    from (${found}) open
    order by open.step, open.opened_at desc, open.job_id desc limit ${most}`);
  return rows.map((row) => ({
    id: row.id,
    companyId: row.company_id,
    step: row.step,
    openedAt: row.opened * 1_000,
    skillKeys: row.skill_keys,
    cityKeys: row.city_keys,
    isPremium: row.premium === true,
    isSlow: row.is_slow,
  }));
}

function readInSteps(conditions: JobConditions, steps: KeyGroups[], most: SQL): SQL {
  const names = steps.map((_, at) => sql.raw(`step_${at}`));
  const parts = steps.map((groups, at) => {
    const before = names.slice(0, at).map((name) => sql`(select count(*) from ${name}) < ${most}`);
    return sql`${names[at]} as materialized (
      select ${RANKED}, ${sql.raw(String(at))} as step
      from open_jobs open where ${sql.join([conditionsOf(conditions, groups), ...before], sql` and `)}
      order by ${conditions.from ? NEWEST_SORTED : NEWEST} limit ${most})`;
  });
  const all = sql.join(
    names.map((name) => sql`select * from ${name}`),
    sql` union all `,
  );
  return sql`with ${sql.join(parts, sql`, `)}
    select distinct on (job_id) * from (${all}) every_one order by job_id, step`;
}

interface Row extends Record<string, unknown> {
  id: string;
  company_id: string;
  step: number;
  opened: number;
  skill_keys: string[];
  city_keys: string[];
  premium: boolean | null;
  is_slow: boolean;
}

/** Where the words of these jobs are: all in the title, all in the facts, or elsewhere too. */
export async function placesOfWords(
  db: Db,
  ids: string[],
  { title, facts }: { title: KeyGroups; facts: KeyGroups },
): Promise<Map<string, WordPlace>> {
  const has = (groups: KeyGroups) => sql`open.keys @@ ${keyQuery(groups)}::tsquery`;
  const rows = await executePlanned<{ id: string; place: WordPlace }>(
    db,
    sql`
    select open.job_id as id,
      case when ${has(title)} then 'title' when ${has(facts)} then 'facts' else 'anywhere' end as place
    from open_jobs open where open.job_id = any(${sql.param(ids)}::text[])`,
  );
  return new Map(rows.map(({ id, place }) => [id, place]));
}
export type WordPlace = "title" | "facts" | "anywhere";
