import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Rejection } from "@cardplaza/contract/jobs/application-words";
import { ANSWER_RULES } from "@cardplaza/contract/jobs/job-words";
import type { MemberContext } from "../../../context.ts";
import { newId } from "../../../platform/ids.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { applicationEvents, applications } from "../applications/applications.table.ts";
import { said } from "../applications/history-text.ts";
import { hiringCompanyOf } from "../posts/hiring-company.ts";
import { notDeleted } from "../job-conditions.ts";
import { jobs } from "../posts/jobs.table.ts";
import { measureAnswers } from "../answers/measure-answers.ts";
import { tellRejectedJob } from "./tell-rejected.ts";
import { isOld, isWaiting } from "../answers/waiting.ts";

const BATCH = 200;

/** Rejects what has waited for more than 45 days with one kind reason. Each batch is committed with its figures. */
export async function answerOld(ctx: MemberContext, wanted: string | undefined, reason: Rejection) {
  const { id: companyId } = await hiringCompanyOf(ctx.db, ctx.member, wanted);
  let answered = 0;
  for (;;) {
    const some = await answerSome(ctx, companyId, reason);
    answered += some;
    if (some < BATCH) return { answered };
  }
}

function answerSome(ctx: MemberContext, companyId: string, reason: Rejection): Promise<number> {
  const { now, member } = ctx;
  return inTransaction(ctx.db, async (tx) => {
    const old = await tx
      .select({ id: applications.id })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(
        and(
          eq(applications.companyId, companyId),
          isWaiting(),
          isOld(now, ANSWER_RULES.blockAfterDays),
          notDeleted(),
        ),
      )
      .orderBy(asc(applications.id))
      .limit(BATCH)
      .for("no key update", { of: applications });
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await tx
      .update(applications)
      .set({ stage: "rejected", answeredAt: now, decidedAt: now, version: sql`${applications.version} + 1` })
      .where(inArray(applications.id, ids));
    await tx.insert(applicationEvents).values(
      ids.map((applicationId) => ({
        id: newId(now.getTime()),
        applicationId,
        kind: "stage" as const,
        side: "company" as const,
        authorId: member.id,
        stage: "rejected" as const,
        ...said("reason", { reason }),
        at: now,
      })),
    );
    await ctx.jobs.enqueue(tx, tellRejectedJob, { ids });
    await measureAnswers(ctx, tx, companyId);
    return ids.length;
  });
}
