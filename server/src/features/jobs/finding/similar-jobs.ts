import { JobFilters } from "@cardplaza/contract/jobs/job-search";
import { SIMILAR_JOBS } from "@cardplaza/contract/jobs/job-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Context } from "../../../context.ts";
import { readWords } from "../../search/read-words.ts";
import { placeKey, readQuery } from "../../search/search-text.ts";
import { findJobSeenBy } from "../posts/show-job.ts";
import { findFittingJobs, type FittingJob } from "./find-open-jobs.ts";
import { KEY, skillKey } from "./job-keys.ts";
import { linesOf } from "./job-lines.ts";
import { groupsOf } from "./job-steps.ts";
import { readJobFilters } from "./read-job-filters.ts";

/** How many jobs of each kind are weighed. */
const CONSIDERED = 60;
const OF_A_COMPANY = 2;
const SAME_TITLE = 0.5;
const SAME_CITY = 0.3;
const NEW = 0.2;
const NEW_DAYS = 30;

/** Open jobs with the same skills, in the same city first. */
export async function similarJobs(ctx: Context, id: string) {
  const { job } = await findJobSeenBy(ctx, id);
  const { db, now } = ctx;
  const text = readQuery(job.title);
  const words = { words: await readWords(db, text.words), isEither: false, isAlike: false };
  const conditions = await readJobFilters(ctx, JobFilters.parse({}), { pin: "", web: "" });
  const skills = job.skills.map(skillKey);
  const cities = job.locations.map(({ city }) => placeKey(city)).filter(Boolean);
  const inCity = cities.length > 0 ? [cities.map(KEY.city)] : [];
  const bySkill = skills.length > 0 ? [skills.map(KEY.skill)] : [];
  const byTitle = groupsOf(words, KEY.inTitle);
  const steps = [
    [...byTitle, ...bySkill, ...inCity],
    [...bySkill, ...inCity],
    [...byTitle, ...inCity],
    [...byTitle, ...bySkill],
    bySkill,
    byTitle,
  ].filter((groups) => groups.length > 0);
  if (steps.length === 0) return { jobs: [] };
  const found = await findFittingJobs(db, conditions, steps, { wanted: CONSIDERED });
  const hasTitle = (step: number) => byTitle.length > 0 && steps[step]?.includes(byTitle[0] as string[]);
  const worthOf = ({ step, skillKeys, cityKeys, openedAt }: FittingJob) =>
    shareOf(skills, skillKeys) +
    (hasTitle(step) ? SAME_TITLE : 0) +
    (cities.some((city) => cityKeys.includes(city)) ? SAME_CITY : 0) +
    NEW * Math.exp(-Math.max(0, now.getTime() - openedAt) / DAY_MS / NEW_DAYS);
  const best = found
    .filter((each) => each.id !== id)
    .map((each) => ({ each, worth: worthOf(each) }))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ each }) => each);
  const ids = fewOfEachCompany(best).slice(0, SIMILAR_JOBS);
  return {
    jobs: await linesOf(
      ctx,
      ids.map((each) => each.id),
      (line) => ({ why: reasonsOf(line.job, { skills, cities }) }),
    ),
  };
}

const shareOf = (wanted: string[], has: string[]) =>
  wanted.length > 0 ? wanted.filter((skill) => has.includes(skill)).length / wanted.length : 0;

const fewOfEachCompany = (best: FittingJob[]) =>
  best.filter(
    ({ companyId }, at) =>
      best.slice(0, at).filter((before) => before.companyId === companyId).length < OF_A_COMPANY,
  );

interface Wanted {
  skills: string[];
  cities: string[];
}

function reasonsOf(job: { skills: string[]; locations: { city: string }[] }, { skills, cities }: Wanted) {
  const shared = job.skills.filter((skill) => skills.includes(skillKey(skill)));
  const near = job.locations.map(({ city }) => city).filter((city) => cities.includes(placeKey(city)));
  return [
    ...(shared.length > 0 ? [`Skills: ${shared.join(", ")}`] : []),
    ...(near.length > 0 ? [`In ${[...new Set(near)].join(", ")}`] : []),
  ];
}
