import { and, count, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { FUNNEL_STAGES, stagesFrom } from "@cardplaza/contract/jobs/application-rules";
import { APPLICATION_STAGES, type ApplicationStage } from "@cardplaza/contract/jobs/application-words";
import type { Db, Tx } from "../../../platform/database.ts";
import { hiddenIds } from "../../accounts/member-conditions.ts";
import { applications } from "../applications/applications.table.ts";
import { isOfStaying } from "./staying-applicants.ts";

/** What a line on the board shows. */
const LINE = {
  id: applications.id,
  name: applications.name,
  stage: applications.stage,
  match: applications.match,
  matchScore: applications.matchScore,
  answers: applications.answers,
  rating: applications.rating,
  city: applications.city,
  experienceYears: applications.experienceYears,
  noticeDays: applications.noticeDays,
  expectedCtcPaise: applications.expectedCtcPaise,
  appliedAt: applications.appliedAt,
  answeredAt: applications.answeredAt,
  version: applications.version,
};

const bestFirst = [desc(applications.matchScore), desc(applications.id)];

/** The first lines of each stage, the best match first. */
export const listFirstOfStages = (db: Db, jobId: string, limit: number) =>
  db
    .select(LINE)
    .from(applications)
    .where(inArray(applications.id, firstOfStages(jobId, limit)))
    .orderBy(...bestFirst);

/** A short index scan for each stage. */
const firstOfStages = (jobId: string, limit: number) => sql`(
  select best.id
  from unnest(${sql.param([...APPLICATION_STAGES])}::text[]) as wanted(stage),
    lateral (
      select each.id from job_applications each
      where each.job_id = ${jobId} and each.stage = wanted.stage
        and (each.member_id is null or each.member_id not in ${hiddenIds()})
      order by each.match_score desc, each.id desc limit ${limit}) best)`;

interface Page {
  /** The id of the last line before it. */
  cursor?: string;
  limit: number;
}

export async function listOfStage(db: Db, jobId: string, stage: ApplicationStage, page: Page) {
  return db
    .select(LINE)
    .from(applications)
    .where(await isOnPage(db, jobId, stage, page.cursor))
    .orderBy(...bestFirst)
    .limit(page.limit);
}

/** All applications of a stage with everything, for an export. */
export async function listWholeOfStage(db: Db, jobId: string, stage: ApplicationStage, page: Page) {
  return db
    .select()
    .from(applications)
    .where(await isOnPage(db, jobId, stage, page.cursor))
    .orderBy(...bestFirst)
    .limit(page.limit);
}

async function isOnPage(
  db: Db,
  jobId: string,
  stage: ApplicationStage,
  cursor: string | undefined,
): Promise<SQL | undefined> {
  const isOfStage = and(eq(applications.jobId, jobId), eq(applications.stage, stage), isOfStaying());
  if (!cursor) return isOfStage;
  // It may have left this stage since: its place in the order is the same in all of them.
  const [last] = await db
    .select({ score: applications.matchScore })
    .from(applications)
    .where(and(eq(applications.id, cursor), eq(applications.jobId, jobId)));
  return last
    ? and(isOfStage, sql`(${applications.matchScore}, ${applications.id}) < (${last.score}, ${cursor})`)
    : sql`false`;
}

/** How many are in each stage, and how many ever reached it. */
export async function countStages(db: Db | Tx, jobId: string) {
  const rows = await db
    .select({ stage: applications.stage, reached: applications.reached, count: count() })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), isOfStaying()))
    .groupBy(applications.stage, applications.reached);
  const sum = (isMeant: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isMeant).reduce((total, row) => total + row.count, 0);
  return {
    counts: Object.fromEntries(
      APPLICATION_STAGES.map((stage) => [stage, sum((row) => row.stage === stage)]),
    ) as Record<ApplicationStage, number>,
    funnel: FUNNEL_STAGES.map((stage) => ({
      stage,
      count: sum(({ reached }) => stage === "applied" || stagesFrom(stage).includes(reached)),
    })),
  };
}
