import { and, desc, eq } from "drizzle-orm";
import { applicationPath } from "@cardplaza/contract/jobs/application-words";
import type { JobContext } from "../../../context.ts";
import type { Job } from "../../../platform/jobs.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { notify } from "../../notifications/notify.ts";
import { wasNotified } from "../../notifications/was-notified.ts";
import { applicationEvents, applications } from "../applications/applications.table.ts";
import { jobs } from "../posts/jobs.table.ts";

interface Rejected {
  ids: string[];
}

/** Tells those whose applications were rejected together. Those who were told by a run that was cut off are left out. */
export const tellRejectedJob: Job<JobContext, Rejected> = {
  name: "tell-rejected-applicants",
  async run(ctx, { ids }, signal) {
    for (const id of ids) {
      signal.throwIfAborted();
      await tellRejected(ctx, id);
    }
  },
};

async function tellRejected(ctx: JobContext, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    // Locked, so that a second run at the same time finds what the first one sent.
    const [found] = await tx
      .select({ to: applications.memberId, title: jobs.title, company: companies.name })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .innerJoin(companies, eq(companies.id, applications.companyId))
      .where(and(eq(applications.id, id), eq(applications.stage, "rejected")))
      .for("no key update", { of: applications });
    if (!found?.to) return;
    const notice = { to: found.to, type: "job_application", about: `application:${id}:rejected` } as const;
    if (await wasNotified(tx, notice, ctx.now)) return;
    const [event] = await tx
      .select({ reason: applicationEvents.text })
      .from(applicationEvents)
      .where(and(eq(applicationEvents.applicationId, id), eq(applicationEvents.stage, "rejected")))
      .orderBy(desc(applicationEvents.id))
      .limit(1);
    await notify(ctx, tx, {
      ...notice,
      message: `${found.company} has decided about your application for ${found.title}: ${event?.reason ?? ""}`,
      targetUrl: applicationPath(id),
      letter: ["Thank you for applying. We wish you well in your search."],
    });
  });
}
