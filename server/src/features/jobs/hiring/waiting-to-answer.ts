import { sql } from "drizzle-orm";
import { boardPath } from "@cardplaza/contract/jobs/application-words";
import { ANSWER_RULES } from "@cardplaza/contract/jobs/job-words";
import { TO_ANSWER_TEXT } from "@cardplaza/contract/to-answer/to-answer-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { executePlanned } from "../../../platform/execute-planned.ts";
import type { ToAnswerPart, ToAnswerRow } from "../../../registry/to-answer-part.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { managedIds, notDeleted } from "../../companies/company-conditions.ts";
import { countRows } from "../../to-answer/count-rows.ts";
import { first, isAfter, msOf, placeByClock } from "../../to-answer/place-in-order.ts";
import { waysToReach } from "../../to-answer/ways-to-reach.ts";
import { isWaiting } from "../answers/waiting.ts";
import { applications } from "../applications/applications.table.ts";
import { jobs } from "../posts/jobs.table.ts";
import { nameOf } from "./present-applicant.ts";
import { isOfStaying } from "./staying-applicants.ts";

/** From then on the applicant is told that there was no answer. */
const ANSWER_MS = ANSWER_RULES.unansweredAfterDays * DAY_MS;

/** Applications to the companies that the member owns or manages. */
export const applicationsToAnswer: ToAnswerPart = {
  kind: "application",
  async list({ db, member }, { after, limit }) {
    const rows = await executePlanned<Row>(
      db,
      sql`select waiting.*, ${jobs.title} as job from ${managed(member.id)} cross join lateral (
          select ${applications.id}, ${applications.jobId} as "jobId", ${applications.name}, ${applications.phone},
            ${applications.email}, ${msOf(applications.appliedAt)} as "appliedMs"
          from ${applications} where ${isToAnswer}
            and ${isAfter(applications.appliedAt, applications.id, placeByClock(after, ANSWER_MS))}
          order by ${applications.appliedAt}, ${applications.id} ${first(limit)}) waiting
        join ${jobs} on ${jobs.id} = waiting."jobId"`,
    );
    return rows.map(present);
  },
  count: ({ db, member }, atMost) =>
    countRows(db, atMost, [
      sql`select 1 from ${managed(member.id)} cross join lateral (
        select 1 from ${applications} where ${isToAnswer} ${first(atMost)}) waiting`,
    ]),
};

/** Nobody answers for a deleted company. */
const managed = (memberId: string) =>
  sql`(${managedIds(memberId)}) managed (id) join ${companies} on ${companies.id} = managed.id and ${notDeleted()}`;

const isToAnswer = sql`${applications.companyId} = managed.id and ${isWaiting()} and ${isOfStaying()}`;

interface Row extends Record<string, unknown> {
  id: string;
  jobId: string;
  job: string;
  name: string;
  phone: string;
  email: string;
  appliedMs: number;
}

function present({ id, jobId, job, name, appliedMs, ...ways }: Row): ToAnswerRow {
  const { reach, contact } = waysToReach(ways);
  return {
    _id: id,
    title: nameOf({ name }),
    subtitle: TO_ANSWER_TEXT.application(job),
    createdAt: new Date(appliedMs),
    dueAt: new Date(appliedMs + ANSWER_MS),
    path: boardPath(jobId, id),
    ...contact,
    acts: ["reply", ...reach],
  };
}
