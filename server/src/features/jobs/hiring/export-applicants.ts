import type { ApiResponse, RawBody } from "@cardplaza/contract/endpoint";
import { APPLICATION_STAGES, STAGE_LABEL } from "@cardplaza/contract/jobs/application-words";
import type { MemberContext } from "../../../context.ts";
import { CSV_START, csvLines } from "../../../platform/csv.ts";
import type { Db } from "../../../platform/database.ts";
import { fileResponse } from "../../../platform/http/file-response.ts";
import { textStream } from "../../../platform/http/text-stream.ts";
import type { ApplicationRow } from "../applications/applications.table.ts";
import { listWholeOfStage } from "./board-queries.ts";
import { asTeamReads } from "./closed-to-team.ts";
import { findJobManagedBy } from "./hiring-queries.ts";
import { nameOf } from "./present-applicant.ts";

const BATCH = 500;

const COLUMNS: [heading: string, cell: (row: ApplicationRow) => unknown][] = [
  ["Name", nameOf],
  ["Email", ({ email }) => email],
  ["Phone", ({ phone }) => phone],
  ["Stage", ({ stage }) => STAGE_LABEL[stage]],
  ["Match", ({ matchScore }) => matchScore],
  ["Match reasons", ({ match }) => match.map(({ text }) => text).join("; ")],
  ["Rating", ({ rating }) => rating],
  ["City", ({ city }) => city],
  ["Experience in years", ({ experienceYears }) => experienceYears],
  ["Skills", ({ skills }) => skills.join("; ")],
  ["Current salary a year in ₹", ({ currentCtcPaise }) => inRupees(currentCtcPaise)],
  ["Expected salary a year in ₹", ({ expectedCtcPaise }) => inRupees(expectedCtcPaise)],
  ["Notice in days", ({ noticeDays }) => noticeDays],
  ["Cover letter", ({ cover }) => cover],
  ["Answers", ({ answers }) => answers.map(({ text, answer }) => `${text} ${answer}`).join("; ")],
  [
    "Differs from what is needed",
    ({ answers }) => answers.flatMap((each) => (each.isKnockout ? each.text : [])).join("; "),
  ],
  ["Notes", ({ notes }) => notes],
  ["Resume", ({ resumeName }) => resumeName],
  ["Applied", ({ appliedAt }) => appliedAt],
  ["Viewed", ({ viewedAt }) => viewedAt],
  ["Answered", ({ answeredAt }) => answeredAt],
  ["Decided", ({ decidedAt }) => decidedAt],
  ["Withdrawn", ({ withdrawnAt }) => withdrawnAt],
];

/** All applications for a job, streamed in the order of the board. */
export async function exportApplicants(
  { db, member }: MemberContext,
  jobId: string,
): Promise<ApiResponse<RawBody>> {
  await findJobManagedBy(db, member, jobId);
  return fileResponse(textStream(linesOf(db, jobId)), { plainName: "applicants.csv" });
}

async function* linesOf(db: Db, jobId: string): AsyncGenerator<string, void> {
  yield CSV_START + csvLines([COLUMNS.map(([heading]) => heading)]);
  for (const stage of APPLICATION_STAGES) {
    let cursor: string | undefined;
    do {
      const rows = await listWholeOfStage(db, jobId, stage, { cursor, limit: BATCH });
      if (rows.length > 0)
        yield csvLines(rows.map(asTeamReads).map((row) => COLUMNS.map(([, cell]) => cell(row))));
      cursor = rows.length === BATCH ? rows.at(-1)?.id : undefined;
    } while (cursor);
  }
}

const inRupees = (paise: number | null) => (paise === null ? null : paise / 100);
