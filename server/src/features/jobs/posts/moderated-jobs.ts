import { and, eq } from "drizzle-orm";
import { allFlaggedIn } from "@cardplaza/contract/jobs/job-rules";
import { DECISIONS_ON_JOB } from "@cardplaza/contract/jobs/job-desk-words";
import { JOB_DECISIONS, JOB_TEXT } from "@cardplaza/contract/jobs/job-words";
import { one } from "../../../platform/one.ts";
import { invalid, wrongState } from "../../../platform/refusals.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import { changed } from "../../../registry/changed.ts";
import { moderated } from "../../audit/moderated.ts";
import { notifyTeam } from "../../companies/team/notify-team.ts";
import { notDeleted } from "../job-conditions.ts";
import { listJobCases } from "./job-cases.ts";
import { wordsOf } from "./job-values.ts";
import { findJobSubjects } from "./job-subjects.ts";
import { jobs } from "./jobs.table.ts";
import { openJob } from "./open-job.ts";
import { showJobAs } from "./show-job.ts";

/** A job that waits for review is opened, or rejected with a reason for its team; one that is open is taken down. */
export const moderatedJobs = moderated({
  kind: "job",
  actions: JOB_DECISIONS,
  against: ["reject", "remove"],
  cases: {
    type: "job",
    noun: "job",
    find: findJobSubjects,
    meanings: { approve: "show", reject: "send_back", remove: "hide" },
  },
  notFound: JOB_TEXT.notFound,
  list: listJobCases,
  show: (ctx, id) => showJobAs(ctx.db, id, ctx.now, "owner"),
  async lock(_ctx, tx, id) {
    const isThis = and(eq(jobs.id, id), notDeleted());
    return (await tx.select().from(jobs).where(isThis).for("no key update"))[0];
  },
  rowOf: (job) => job,
  refuse({ status }, { action, reason }) {
    if (!DECISIONS_ON_JOB[status].includes(action)) return wrongState(JOB_TEXT.notNow[action]);
    return action !== "approve" && !reason ? invalid({ reason: JOB_TEXT.needReason }) : undefined;
  },
  async change(ctx, tx, before, { action, reason = "" }) {
    const isThis = eq(jobs.id, before.id);
    const decidedBy = ctx.admin.id;
    if (action === "approve") {
      const approvedWords = [...new Set([...before.approvedWords, ...allFlaggedIn(...wordsOf(before))])];
      await tx.update(jobs).set({ approvedWords, decidedBy }).where(isThis);
      await openJob(ctx, tx, { ...before, approvedWords });
    } else {
      await tx
        .update(jobs)
        .set({ status: "rejected", reviewReason: reason, decidedBy, ...nextVersion(before, ctx.now) })
        .where(isThis);
      await changed(ctx, tx, "job", [before.id]);
    }
    return one(await tx.select().from(jobs).where(isThis));
  },
  async notify(ctx, tx, { before: { id, companyId, title, version }, decision: { action, reason = "" } }) {
    await notifyTeam(ctx, tx, companyId, {
      news: "job.decided",
      with: { job: title, action, reason },
      targetUrl: "/my-jobs",
      about: `job:${id}:${action}:${version}`,
    });
  },
});
