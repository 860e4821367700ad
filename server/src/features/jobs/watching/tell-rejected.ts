import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { applicationPath } from "@cardplaza/contract/jobs/application-words";
import type { JobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import type { Job } from "../../../platform/jobs.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { notifyAll } from "../../notifications/notify-all.ts";
import { notYetNotified } from "../../notifications/not-yet-notified.ts";
import { applicationEvents, applications } from "../applications/applications.table.ts";
import { reasonOf } from "../applications/history-text.ts";
import { publishApplication } from "../applications/publish-application.ts";
import { jobs } from "../posts/jobs.table.ts";

interface Rejected {
  ids: string[];
}

/** Tells those whose applications were rejected together. Those who were told by another run are left out. */
export const tellRejectedJob: Job<JobContext, Rejected> = {
  name: "tell-rejected-applicants",
  async run(ctx, { ids }) {
    await inTransaction(ctx.db, async (tx) => {
      const rejected = await lockRejected(tx, ids);
      const reasons = await reasonsOf(tx, ids);
      const notices = rejected.flatMap(({ id, to, job, company }) =>
        to
          ? [
              {
                to,
                news: "application.moved" as const,
                with: {
                  job,
                  company,
                  to: "rejected" as const,
                  reason: reasons.get(id) ?? "",
                  isTogether: true,
                },
                targetUrl: applicationPath(id),
                about: `application:${id}:rejected`,
              },
            ]
          : [],
      );
      await notifyAll(ctx, tx, await notYetNotified(tx, notices, ctx.now));
      for (const application of rejected) await publishApplication(ctx, tx, application);
    });
  },
};

/** Locked, so that a second run at the same time finds what the first one sent. */
const lockRejected = (tx: Tx, ids: string[]) =>
  tx
    .select({
      id: applications.id,
      jobId: applications.jobId,
      to: applications.memberId,
      job: jobs.title,
      company: companies.name,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .where(and(inArray(applications.id, ids), eq(applications.stage, "rejected")))
    .orderBy(asc(applications.id))
    .for("no key update", { of: applications });

/** The last one of each application. */
async function reasonsOf(tx: Tx, ids: string[]): Promise<ReadonlyMap<string, string>> {
  const { applicationId, stage, id } = applicationEvents;
  const rows = await tx
    .selectDistinctOn([applicationId])
    .from(applicationEvents)
    .where(and(inArray(applicationId, ids), eq(stage, "rejected")))
    .orderBy(asc(applicationId), desc(id));
  return new Map(rows.map((row) => [row.applicationId, reasonOf(row)]));
}
