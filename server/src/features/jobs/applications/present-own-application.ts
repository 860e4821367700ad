import { and, asc, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import type { OwnApplication } from "@cardplaza/contract/jobs/application";
import type { Db } from "../../../platform/database.ts";
import { one } from "../../../platform/one.ts";
import { selectJobs } from "../posts/found-jobs.ts";
import { jobs } from "../posts/jobs.table.ts";
import { presentLine } from "../posts/present-job.ts";
import { applicationEvents, applications, interviews, type ApplicationRow } from "./applications.table.ts";
import { presentEvent } from "./history-text.ts";
import { reapplyFrom } from "./lock-applied-job.ts";

export type OwnApplicationJson = z.input<typeof OwnApplication>;
interface Clock {
  db: Db;
  now: Date;
}

/** An application as its applicant sees it. */
export async function presentOwnApplication(
  clock: Clock,
  application: ApplicationRow,
): Promise<OwnApplicationJson> {
  return one(await presentOwnApplications(clock, [application]));
}

/** Applications of one member. */
export async function presentOwnApplications(
  clock: Clock,
  rows: ApplicationRow[],
): Promise<OwnApplicationJson[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lineOf = await linesOf(clock, rows);
  const [histories, meetings] = [await historiesOf(clock.db, ids), await interviewsOf(clock.db, ids)];
  const fromOf = await reapplyingOf(clock.db, rows);
  return rows.map((row) => ({
    _id: row.id,
    job: lineOf(row.jobId),
    stage: row.stage,
    appliedAt: row.appliedAt,
    viewedAt: row.viewedAt,
    unansweredAt: row.unansweredAt,
    history: histories.get(row.id) ?? [],
    interviews: meetings.get(row.id) ?? [],
    reapplyFrom: fromOf(row),
  }));
}

async function linesOf({ db, now }: Clock, rows: ApplicationRow[]) {
  const ids = [...new Set(rows.map(({ jobId }) => jobId))];
  const found = await selectJobs(db, now).where(inArray(jobs.id, ids));
  const lines = new Map(found.map((each) => [each.job.id, { each, line: presentLine(each, { now }) }]));
  return (jobId: string) => {
    const { each, line } = lines.get(jobId)!;
    return each.job.deletedAt ? { ...line, status: "closed" as const } : line;
  };
}

/** The histories by application, in the order in which it happened. */
export async function historiesOf(db: Db, ids: string[]) {
  const events = await db
    .select()
    .from(applicationEvents)
    .where(inArray(applicationEvents.applicationId, ids))
    .orderBy(asc(applicationEvents.id));
  return Map.groupBy(
    events.map((event) => ({ applicationId: event.applicationId, ...presentEvent(event) })),
    ({ applicationId }) => applicationId,
  );
}

/** The interviews by application, the last proposal at the end. */
async function interviewsOf(db: Db, ids: string[]) {
  const rows = await db
    .select()
    .from(interviews)
    .where(inArray(interviews.applicationId, ids))
    .orderBy(asc(interviews.id));
  return Map.groupBy(
    rows.map(({ id, applicationId, mode, place, times, status, chosen }) => ({
      _id: id,
      applicationId,
      mode,
      place,
      times,
      status,
      time: chosen,
    })),
    ({ applicationId }) => applicationId,
  );
}

/** When a member can apply again, which is possible after the first withdrawal only. */
async function reapplyingOf(db: Db, rows: ApplicationRow[]) {
  const withdrawn = rows.filter(({ withdrawnAt, memberId }) => withdrawnAt && memberId);
  const [first] = withdrawn;
  const all = first?.memberId
    ? await db
        .select({ jobId: applications.jobId })
        .from(applications)
        .where(
          and(
            eq(applications.memberId, first.memberId),
            inArray(
              applications.jobId,
              withdrawn.map(({ jobId }) => jobId),
            ),
          ),
        )
    : [];
  const times = Map.groupBy(all, ({ jobId }) => jobId);
  return ({ withdrawnAt, jobId }: ApplicationRow) =>
    withdrawnAt && times.get(jobId)?.length === 1 ? reapplyFrom(withdrawnAt) : null;
}
