// How well an applicant fits a job. Free of zod: pages and forms import it.
import { cityKey } from "../places/city-names.ts";
import type { Match } from "./application.ts";
import type { MatchPart } from "./application-words.ts";
import { paiseAYear, salaryText, type JobSalary } from "./job-rules.ts";
import type { WorkMode } from "./job-words.ts";

export interface MatchedJob extends JobSalary {
  skills: readonly string[];
  expMin: number;
  expMax: number | null;
  workMode: WorkMode;
  locations: readonly { city: string }[];
  noticeMaxDays: number | null;
}

export interface MatchedApplicant {
  skills: readonly string[];
  experienceYears: number | null;
  city: string;
  noticeDays: number | null;
  expectedCtcPaise: number | null;
}

/** What each part counts for. Parts that one side says nothing about count for nothing. */
const WEIGHTS: Record<MatchPart, number> = { skills: 40, experience: 25, city: 15, notice: 10, salary: 10 };

interface Part {
  /** How much of the job fits, from 0 to 1. */
  share: number;
  fits: boolean;
  text: string;
}

/**
 * With its reasons. It orders applications and leaves nobody out. The salary's text names the job's salary, so
 * for others than the company's team a hidden one must be left out of the job.
 */
export function matchOf(job: MatchedJob, applicant: MatchedApplicant): Match {
  const found: [MatchPart, Part | null][] = [
    ["skills", skillsOf(job, applicant)],
    ["experience", experienceOf(job, applicant)],
    ["city", cityOf(job, applicant)],
    ["notice", noticeOf(job, applicant)],
    ["salary", expectationOf(job, applicant)],
  ];
  const known = found.flatMap(([part, read]) => (read ? [{ part, ...read }] : []));
  const most = known.reduce((sum, { part }) => sum + WEIGHTS[part], 0);
  const reached = known.reduce((sum, { part, share }) => sum + WEIGHTS[part] * share, 0);
  return {
    score: most === 0 ? 0 : Math.round((100 * reached) / most),
    parts: known.map(({ part, fits, text }) => ({ part, fits, text })),
  };
}

function skillsOf(job: MatchedJob, applicant: MatchedApplicant): Part | null {
  if (job.skills.length === 0 || applicant.skills.length === 0) return null;
  const own = new Set(applicant.skills.map(plain));
  const common = job.skills.filter((skill) => own.has(plain(skill)));
  const all = `${job.skills.length} ${job.skills.length === 1 ? "skill" : "skills"}`;
  return {
    share: common.length / job.skills.length,
    fits: common.length * 2 >= job.skills.length,
    text: common.length === 0 ? `None of ${all}` : `${common.length} of ${all}: ${common.join(", ")}`,
  };
}

const plain = (skill: string) => skill.trim().toLowerCase().replaceAll(/\s+/g, " ");

function experienceOf({ expMin, expMax }: MatchedJob, { experienceYears }: MatchedApplicant): Part | null {
  if (experienceYears === null || (expMin === 0 && expMax === null)) return null;
  const years = Math.round(experienceYears * 10) / 10;
  const isShort = experienceYears < expMin;
  const isLong = expMax !== null && experienceYears > expMax;
  const wanted = expMax === null ? `${expMin}+` : expMax === expMin ? `${expMin}` : `${expMin}–${expMax}`;
  return {
    share: isShort ? experienceYears / expMin : isLong ? 0.5 : 1,
    fits: !isShort && !isLong,
    text: `${years} ${years === 1 ? "year" : "years"} of ${wanted}`,
  };
}

function cityOf({ workMode, locations }: MatchedJob, { city }: MatchedApplicant): Part | null {
  if (workMode === "remote" || locations.length === 0 || city === "") return null;
  const fits = locations.some((place) => cityKey(place.city) === cityKey(city));
  return { share: fits ? 1 : 0, fits, text: `Lives in ${city}` };
}

function noticeOf({ noticeMaxDays }: MatchedJob, { noticeDays }: MatchedApplicant): Part | null {
  if (noticeMaxDays === null || noticeDays === null) return null;
  const fits = noticeDays <= noticeMaxDays;
  const has =
    noticeDays === 0 ? "Can join at once" : `${noticeDays} ${noticeDays === 1 ? "day's" : "days'"} notice`;
  const wanted = noticeMaxDays === 0 ? "wanted at once" : `at most ${noticeMaxDays} wanted`;
  return {
    share: fits ? 1 : noticeMaxDays / noticeDays,
    fits,
    text: noticeDays === 0 ? has : `${has}, ${wanted}`,
  };
}

function expectationOf(job: MatchedJob, { expectedCtcPaise: expected }: MatchedApplicant): Part | null {
  const most = job.salaryMaxPaise ?? job.salaryMinPaise;
  const least = job.salaryMinPaise ?? job.salaryMaxPaise;
  if (!expected || most === null || least === null) return null;
  const [low, high] = [paiseAYear(least, job.period), paiseAYear(most, job.period)];
  const where = expected > high ? ", above" : expected < low ? ", below" : " within";
  const said = salaryText({ salaryMinPaise: expected, salaryMaxPaise: expected, period: "YEAR" });
  return {
    share: expected > high ? high / expected : 1,
    fits: expected <= high,
    text: `Expects ${said}${where} ${salaryText(job)}`,
  };
}
