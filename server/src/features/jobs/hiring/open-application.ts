import { eq } from "drizzle-orm";
import { furthestOf } from "@cardplaza/contract/jobs/application-rules";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { applications } from "../applications/applications.table.ts";
import { publishApplication } from "../applications/publish-application.ts";
import { recordEvent } from "../applications/record-event.ts";
import {
  findApplicationManagedBy,
  lockApplicationManagedBy,
  type FoundApplication,
} from "./hiring-queries.ts";
import { notifyApplicant } from "./notify-applicant.ts";
import { presentApplication } from "./present-application.ts";

/** For the company's team. The first who opens it views it, which the applicant is told. */
export async function openApplication(ctx: MemberContext, id: string) {
  const found = await findApplicationManagedBy(ctx.db, ctx.member, id);
  const isNew = found.application.viewedAt === null && found.application.stage !== "withdrawn";
  return presentApplication(ctx, isNew ? await viewApplication(ctx, id) : found);
}

const viewApplication = (ctx: MemberContext, id: string): Promise<FoundApplication> =>
  inTransaction(ctx.db, async (tx) => {
    const found = await lockApplicationManagedBy(tx, ctx.member, id);
    const { application } = found;
    // A colleague was faster, or it was withdrawn in between.
    if (application.viewedAt || application.stage === "withdrawn") return found;
    const viewed = {
      viewedAt: ctx.now,
      stage: application.stage === "applied" ? ("viewed" as const) : application.stage,
      reached: furthestOf(application.reached, "viewed"),
    };
    await tx.update(applications).set(viewed).where(eq(applications.id, id));
    if (application.stage === "applied") await tellViewed(ctx, tx, found);
    await publishApplication(ctx, tx, application);
    return { ...found, application: { ...application, ...viewed } };
  });

async function tellViewed(ctx: MemberContext, tx: Tx, { application, job, company }: FoundApplication) {
  const eventId = await recordEvent(tx, {
    applicationId: application.id,
    kind: "stage",
    side: "company",
    authorId: ctx.member.id,
    stage: "viewed",
    at: ctx.now,
  });
  await notifyApplicant(ctx, tx, application, {
    eventId,
    news: "application.viewed",
    with: { job: job.title, company: company.name },
  });
}
