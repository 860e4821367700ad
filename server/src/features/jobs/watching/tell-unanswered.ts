import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { applicationPath } from "@cardplaza/contract/jobs/application-words";
import { ANSWER_RULES } from "@cardplaza/contract/jobs/job-words";
import type { JobContext } from "../../../context.ts";
import { newId } from "../../../platform/ids.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { companies } from "../../companies/company/companies.table.ts";
import type { Notice } from "../../notifications/notice.ts";
import { notifyAll } from "../../notifications/notify-all.ts";
import { applicationEvents, applications } from "../applications/applications.table.ts";
import { said } from "../applications/history-text.ts";
import { publishApplication } from "../applications/publish-application.ts";
import { notDeleted } from "../job-conditions.ts";
import { jobs } from "../posts/jobs.table.ts";
import { measureAnswers } from "../answers/measure-answers.ts";
import { isOld, isWaiting } from "../answers/waiting.ts";

const BATCH = 100;
const { unansweredAfterDays } = ANSWER_RULES;

interface Place {
  appliedAt: Date;
  id: string;
}

/** After 21 days applicants are told that there was no answer, and the company's reply rate falls. */
export async function tellUnanswered(ctx: JobContext, signal: AbortSignal): Promise<void> {
  let place: Place | undefined = { appliedAt: new Date(0), id: "" };
  while (place) {
    signal.throwIfAborted();
    place = await tellSome(ctx, place);
  }
}

/** Returns where to go on, until nothing is left. The time that is set keeps anybody from being told twice. */
function tellSome(ctx: JobContext, after: Place): Promise<Place | undefined> {
  const { now } = ctx;
  return inTransaction(ctx.db, async (tx) => {
    const due = await tx
      .select({
        id: applications.id,
        jobId: applications.jobId,
        appliedAt: applications.appliedAt,
        memberId: applications.memberId,
        companyId: applications.companyId,
        title: jobs.title,
        company: companies.name,
      })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .innerJoin(companies, eq(companies.id, applications.companyId))
      .where(
        and(
          isWaiting(),
          isNull(applications.unansweredAt),
          isOld(now, unansweredAfterDays),
          notDeleted(),
          sql`(${applications.appliedAt}, ${applications.id}) > (${after.appliedAt.toISOString()}::timestamptz, ${after.id})`,
        ),
      )
      .orderBy(asc(applications.appliedAt), asc(applications.id))
      .limit(BATCH)
      .for("no key update", { of: applications, skipLocked: true });
    if (due.length === 0) return undefined;
    const ids = due.map(({ id }) => id);
    await tx.update(applications).set({ unansweredAt: now }).where(inArray(applications.id, ids));
    await tx.insert(applicationEvents).values(
      ids.map((applicationId) => ({
        id: newId(now.getTime()),
        applicationId,
        kind: "reminder" as const,
        side: "clock" as const,
        ...said("unanswered", { days: unansweredAfterDays }),
        at: now,
      })),
    );
    await notifyAll(ctx, tx, due.flatMap(noticesOf));
    for (const application of due) await publishApplication(ctx, tx, application);
    // In one order, so that two processes never wait for each other.
    for (const companyId of [...new Set(due.map((each) => each.companyId))].toSorted())
      await measureAnswers(ctx, tx, companyId);
    return due.at(-1);
  });
}

interface Unanswered {
  id: string;
  memberId: string | null;
  title: string;
  company: string;
}

const noticesOf = ({ id, memberId, title, company }: Unanswered): Notice[] =>
  memberId
    ? [
        {
          to: memberId,
          news: "application.unanswered",
          with: { job: title, company, days: unansweredAfterDays },
          targetUrl: applicationPath(id),
          about: `application:${id}:unanswered`,
        },
      ]
    : [];
