import { APPLICANTS_PER_PAGE, type ApplicationStage } from "@cardplaza/contract/jobs/application-words";
import type { MemberContext } from "../../../context.ts";
import { countStages, listFirstOfStages, listOfStage } from "./board-queries.ts";
import { findJobManagedBy } from "./hiring-queries.ts";
import { presentApplicant } from "./present-applicant.ts";

interface Wanted {
  stage?: ApplicationStage;
  cursor?: string;
}

/** The applications for a job by stage: a page of one, or the first page of each. */
export async function showBoard({ db, member }: MemberContext, jobId: string, { stage, cursor }: Wanted) {
  await findJobManagedBy(db, member, jobId);
  const limit = APPLICANTS_PER_PAGE;
  const [rows, figures] = await Promise.all([
    stage ? listOfStage(db, jobId, stage, { cursor, limit: limit + 1 }) : listFirstOfStages(db, jobId, limit),
    countStages(db, jobId),
  ]);
  const shown = stage ? rows.slice(0, limit) : rows;
  const hasMore = rows.length > shown.length;
  return {
    applications: shown.map(presentApplicant),
    nextCursor: hasMore ? (shown.at(-1)?.id ?? null) : null,
    ...figures,
  };
}
