import { and, desc, eq, gte, inArray, isNotNull, ne, notExists, notInArray, or, sql } from "drizzle-orm";
import { alias, QueryBuilder } from "drizzle-orm/pg-core";
import { stagesFrom } from "@cardplaza/contract/jobs/application-rules";
import {
  PAST_APPLICANT_MONTHS,
  PAST_APPLICANTS,
  STRONG_RATING,
} from "@cardplaza/contract/jobs/application-words";
import { matchOf } from "@cardplaza/contract/jobs/job-match";
import type { MemberContext } from "../../../context.ts";
import type { Db } from "../../../platform/database.ts";
import { applications } from "../applications/applications.table.ts";
import { jobs, type JobRow } from "../posts/jobs.table.ts";
import { findJobManagedBy } from "./hiring-queries.ts";
import { isOfStaying } from "./staying-applicants.ts";
import { presentApplicant } from "./present-applicant.ts";

/** The newest ones are matched; of a company with more, the others are left out. */
const MOST_MATCHED = 500;
const here = alias(applications, "here");
const query = new QueryBuilder();

/** Strong applicants for the company's other jobs who fit this one, the best match first, each once. */
export async function listPastApplicants({ db, member, now }: MemberContext, jobId: string) {
  const job = await findJobManagedBy(db, member, jobId);
  const strong = await findStrong(db, job, now);
  const newestOf = new Map(strong.toReversed().map((found) => [found.application.memberId, found]));
  const matched = [...newestOf.values()].map(({ application, jobTitle }) => {
    const match = matchOf(job, application);
    return { ...presentApplicant(application), match, jobTitle };
  });
  return {
    applicants: matched
      .toSorted((one, other) => other.match.score - one.match.score || (one._id < other._id ? 1 : -1))
      .slice(0, PAST_APPLICANTS),
  };
}

/** Newest first. Those who have applied for this job too are on its board. */
const findStrong = (db: Db, job: JobRow, now: Date) =>
  db
    .select({ application: applications, jobTitle: jobs.title })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        eq(applications.companyId, job.companyId),
        ne(applications.jobId, job.id),
        gte(applications.appliedAt, monthsBefore(now, PAST_APPLICANT_MONTHS)),
        or(gte(applications.rating, STRONG_RATING), inArray(applications.reached, stagesFrom("shortlisted"))),
        notInArray(applications.stage, ["hired", "withdrawn"]),
        isNotNull(applications.memberId),
        isOfStaying(),
        notExists(
          query
            .select({ one: sql`1` })
            .from(here)
            .where(and(eq(here.jobId, job.id), eq(here.memberId, applications.memberId))),
        ),
      ),
    )
    .orderBy(desc(applications.id))
    .limit(MOST_MATCHED);

function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  return then;
}
