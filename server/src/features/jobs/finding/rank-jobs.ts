import { PREMIUM_IN_A_ROW } from "@cardplaza/contract/search/search-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { kmBetween } from "../../places/distances.ts";
import { positionOf, type Position } from "../../places/pins.ts";
import type { FittingJob } from "./find-open-jobs.ts";
import type { Step } from "./job-steps.ts";

/** So many are usually ranked together; the next portion begins on a page of its own. */
export const PORTION = 40;
const OF_A_COMPANY_IN_A_ROW = 2;
/** The plan lifts a job about as much as if it were ten days newer. */
const LIFT = 0.1;
const FRESHNESS = 0.3;
const FRESH_DAYS = 30;

interface Ranking {
  steps: readonly Step[];
  skills: readonly string[];
  from?: Position;
  /** How many are ranked together. */
  portion: number;
  now: Date;
  /** Of one company only, so that nothing is gained by spreading them. */
  isOfCompany: boolean;
}

/** Best first: the match, then the plan a little, then the newest; the nearest first if a place was named. */
export function rankJobs(fitting: readonly FittingJob[], ranking: Ranking): FittingJob[] {
  const ranked: FittingJob[] = [];
  for (let from = 0; from < fitting.length; from += ranking.portion) {
    const portion = fitting.slice(from, from + ranking.portion).map((job) => ({
      job,
      score: scoreOf(job, ranking),
      km: ranking.from ? Math.round(kmTo(ranking.from, job.cityKeys) ?? Infinity) : 0,
    }));
    portion.sort(
      (one, other) =>
        (one.km === other.km ? 0 : one.km - other.km) ||
        other.score - one.score ||
        other.job.openedAt - one.job.openedAt,
    );
    const inOrder = portion.map(({ job }) => job);
    ranked.push(...(ranking.from || ranking.isOfCompany ? inOrder : spread(inOrder)));
  }
  return ranked;
}

function scoreOf({ step, skillKeys, openedAt, isPremium, isSlow }: FittingJob, ranking: Ranking): number {
  const { steps, skills, now } = ranking;
  const share =
    skills.length > 0 ? skills.filter((skill) => skillKeys.includes(skill)).length / skills.length : 1;
  const match = (steps[step]?.match ?? 0) * share;
  const days = Math.max(0, now.getTime() - openedAt) / DAY_MS;
  return match * (isPremium && !isSlow ? 1 + LIFT : 1) + FRESHNESS * Math.exp(-days / FRESH_DAYS);
}

/** The distance to the nearest of the cities; null if none is known. */
export function kmTo(from: Position, cities: readonly string[]): number | null {
  const known = cities.flatMap((city) => positionOf(city) ?? []);
  return known.length > 0 ? Math.min(...known.map((position) => kmBetween(from, position))) : null;
}

/** In their order, but not many of one company or with the plan in a row while others are left. */
function spread(ranked: FittingJob[]): FittingJob[] {
  const left = [...ranked];
  const result: FittingJob[] = [];
  while (left.length > 0) {
    const next = left.findIndex((job) => !isTooMany(result, job));
    result.push(...left.splice(Math.max(0, next), 1));
  }
  return result;
}

function isTooMany(before: readonly FittingJob[], { companyId, isPremium }: FittingJob): boolean {
  const areLast = (count: number, isSame: (job: FittingJob) => boolean) =>
    before.length >= count && before.slice(-count).every(isSame);
  return (
    areLast(OF_A_COMPANY_IN_A_ROW, (job) => job.companyId === companyId) ||
    (isPremium && areLast(PREMIUM_IN_A_ROW, (job) => job.isPremium))
  );
}
