import type { JobFilters } from "@cardplaza/contract/jobs/job-search";
import { JOBS_PER_PAGE } from "@cardplaza/contract/jobs/job-words";
import { MAX_CANDIDATES } from "@cardplaza/contract/search/search-words";
import type { Context } from "../../../context.ts";
import { readWords } from "../../search/read-words.ts";
import { placeKey, readQuery, type QueryText } from "../../search/search-text.ts";
import { explainJob } from "./explain-job.ts";
import { countOpenJobs, findFittingJobs, placesOfWords, readOpenJobs } from "./find-open-jobs.ts";
import { KEY } from "./job-keys.ts";
import { linesOf } from "./job-lines.ts";
import { groupsOf, stepsOf, widestOf, type Words } from "./job-steps.ts";
import { kmTo, PORTION, rankJobs } from "./rank-jobs.ts";
import { requirePlanForPlace } from "../../search/place-filter.ts";
import { readJobFilters, type JobConditions, type Seeker } from "./read-job-filters.ts";

type Asked = JobFilters & { page: number };

/** If at most so many jobs fit, reading all of them at once is faster than step by step. */
const FEW = 200;

/** What people add to what they look for. */
const FILLER = /\b(?:jobs?|vacanc(?:y|ies)|openings?|hiring|naukri|recruitment)\b/gi;
export const readTyped = (typed: string): QueryText => readQuery(typed.replaceAll(FILLER, " "));

/** Open jobs in the order that was asked for, each with the reasons why it is there. */
export async function listJobs(ctx: Context, filters: Asked) {
  await requirePlanForPlace(ctx, filters);
  const text = readTyped(filters.q ?? "");
  const conditions = await readJobFilters(ctx, filters, text);
  if (text.isVain) return pageOf([], 0, 1);
  const { words, total } = await readingOf(ctx, conditions, text);
  const page = Math.min(filters.page, Math.max(1, Math.ceil(total / JOBS_PER_PAGE)));
  const isOfCompany = filters.companyId !== undefined;
  const ids = total > 0 ? await idsOf(ctx, conditions, words, { page, total, isOfCompany }) : [];
  const jobs = await explained(ctx, ids, { filters, conditions, text, words });
  return pageOf(jobs, total, page);
}

const pageOf = <Line>(jobs: Line[], total: number, page: number) => ({
  jobs,
  total,
  page,
  pages: Math.max(1, Math.ceil(total / JOBS_PER_PAGE)),
});

/** The words as they were typed; if no job has them, words that are like them. */
async function readingOf(
  { db }: Seeker,
  conditions: JobConditions,
  text: QueryText,
): Promise<{ words: Words; total: number }> {
  const words = { words: await readWords(db, text.words), isEither: text.isEither, isAlike: false };
  const count = (reading: Words) => countOpenJobs(db, conditions, widestOf(conditions, reading));
  const total = await count(words);
  if (total > 0 || text.plain === "" || text.isStrict) return { words, total };
  const alike = { ...words, isAlike: true };
  return { words: alike, total: await count(alike) };
}

async function idsOf(
  { db }: Seeker,
  conditions: JobConditions,
  words: Words,
  { page, total, isOfCompany }: { page: number; total: number; isOfCompany: boolean },
): Promise<string[]> {
  const from = (page - 1) * JOBS_PER_PAGE;
  const { sort, skills, now } = conditions;
  if (sort !== "relevance")
    return readOpenJobs(db, conditions, widestOf(conditions, words), { from, limit: JOBS_PER_PAGE });
  const areAllRanked = conditions.from !== undefined && total < MAX_CANDIDATES;
  const steps = stepsOf(conditions, words, areAllRanked);
  const portions = Math.ceil((from + JOBS_PER_PAGE) / PORTION) * PORTION;
  const fitting = await findFittingJobs(
    db,
    conditions,
    steps.map(({ groups }) => groups),
    {
      wanted: areAllRanked ? MAX_CANDIDATES : Math.min(MAX_CANDIDATES, portions),
      areFew: areAllRanked || total <= FEW,
    },
  );
  const ranked = rankJobs(fitting, {
    steps,
    skills,
    from: conditions.from,
    portion: areAllRanked ? MAX_CANDIDATES : PORTION,
    now,
    isOfCompany,
  });
  return ranked.slice(from, from + JOBS_PER_PAGE).map(({ id }) => id);
}

interface Search {
  filters: JobFilters;
  conditions: JobConditions;
  text: QueryText;
  words: Words;
}

async function explained(ctx: Seeker, ids: string[], { words, ...search }: Search) {
  const title = groupsOf(words, KEY.inTitle);
  const places =
    title.length > 0 && ids.length > 0
      ? await placesOfWords(ctx.db, ids, { title, facts: groupsOf(words, KEY.inFacts) })
      : undefined;
  const { from } = search.conditions;
  return linesOf(ctx, ids, (found) => {
    const km = from
      ? kmTo(
          from,
          found.job.locations.map(({ city }) => placeKey(city)),
        )
      : null;
    const place = places?.get(found.job.id);
    const why = explainJob(found, { ...search, place, isAlike: words.isAlike, km });
    return { why, km: km === null ? null : Math.round(km * 10) / 10 };
  });
}
