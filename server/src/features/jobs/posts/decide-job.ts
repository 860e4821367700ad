import { eq } from "drizzle-orm";
import { allFlaggedIn } from "@cardplaza/contract/jobs/job-rules";
import { JOB_TEXT, type JOB_DECISIONS } from "@cardplaza/contract/jobs/job-words";
import type { AdminContext } from "../../../context.ts";
import { invalid, notFound, stale, wrongState } from "../../../platform/refusals.ts";
import { isStale, nextVersion } from "../../../platform/stale-edits.ts";
import { changed } from "../../../registry/changed.ts";
import { asAdmin } from "../../audit/record-admin-action.ts";
import { notifyTeam } from "../../companies/team/notify-team.ts";
import { wordsOf } from "./job-values.ts";
import { jobs } from "./jobs.table.ts";
import { openJob } from "./open-job.ts";
import { showJobAs } from "./show-job.ts";

interface Decision {
  action: (typeof JOB_DECISIONS)[number];
  reason?: string;
  version: number;
}

/** Opens a job that waits for review, or rejects it with a reason for its team. */
export function decideJob(ctx: AdminContext, id: string, { action, reason = "", version }: Decision) {
  return asAdmin(ctx, async (tx, record) => {
    const [before] = await tx.select().from(jobs).where(eq(jobs.id, id)).for("no key update");
    if (!before || before.deletedAt) throw notFound(JOB_TEXT.notFound);
    if (isStale(before, { version })) throw stale();
    if (before.status !== "pending") throw wrongState(JOB_TEXT.notNow[action]);
    if (action === "reject" && !reason) throw invalid({ reason: JOB_TEXT.needReason });
    if (action === "approve") {
      const approvedWords = [...new Set([...before.approvedWords, ...allFlaggedIn(...wordsOf(before))])];
      await tx.update(jobs).set({ approvedWords, decidedBy: ctx.admin.id }).where(eq(jobs.id, id));
      await openJob(ctx, tx, { ...before, approvedWords });
    } else {
      await tx
        .update(jobs)
        .set({
          status: "rejected",
          reviewReason: reason,
          decidedBy: ctx.admin.id,
          ...nextVersion(before, ctx.now),
        })
        .where(eq(jobs.id, id));
      await changed(ctx, tx, "job", [id]);
    }
    await notifyTeam(ctx, tx, before.companyId, {
      news: "job.decided",
      with: { job: before.title, action, reason },
      targetUrl: "/my-jobs",
      about: `job:${id}:${action}:${before.version}`,
    });
    const [after] = await tx.select().from(jobs).where(eq(jobs.id, id));
    record({
      action: `job.${action}`,
      targetType: "job",
      targetId: id,
      before,
      after,
      reason,
      destructive: action === "reject",
    });
    return showJobAs(tx, id, ctx.now, "owner");
  });
}
