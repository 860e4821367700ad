import { and, eq, gte, lt } from "drizzle-orm";
import { jobPath } from "@cardplaza/contract/jobs/job-words";
import { dateInIndia, DAY_MS, midnightInIndia } from "@cardplaza/contract/time";
import type { JobContext } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/database.ts";
import type { Job } from "../../../platform/jobs.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { followersAfter } from "../../companies/pages/followers.ts";
import type { NoticeToAny } from "../../notifications/notice.ts";
import { notifyAll } from "../../notifications/notify-all.ts";
import { selectJobs, type FoundJob } from "./found-jobs.ts";
import { isOffered, isOpen } from "../job-conditions.ts";
import { jobs } from "./jobs.table.ts";
import { slugOfJob } from "./present-job.ts";

const BATCH = 200;

interface Opened {
  jobId: string;
  /** The last follower who was notified. */
  after: string;
}

/**
 * Notifies the followers of a company of a new job, some at a time. The first job of a day rings; later ones grow
 * that notification to the number of the day, so running it twice changes nothing. The daily digest sends the mail.
 */
export const tellFollowersJob: Job<JobContext, Opened> = {
  name: "tell-followers-of-job",
  async run(ctx, { jobId, after }) {
    await inTransaction(ctx.db, async (tx) => {
      const [found] = await selectJobs(tx, ctx.now).where(and(eq(jobs.id, jobId), isOffered(ctx.now)));
      const openedAt = found?.job.openedAt;
      if (!found || !openedAt) return;
      const followers = await followersAfter(tx, found.company.id, after, BATCH);
      const notice = noticeOf(found, openedAt, await countOpenedOn(tx, found, openedAt, ctx.now));
      await notifyAll(
        ctx,
        tx,
        followers.map((to) => ({ ...notice, to })),
      );
      const last = followers.at(-1);
      if (last && followers.length === BATCH)
        await ctx.jobs.enqueue(tx, tellFollowersJob, { jobId, after: last });
    });
  },
};

function noticeOf({ job, company }: FoundJob, openedAt: Date, count: number): NoticeToAny {
  return {
    news: "job.opened-by-followed",
    with: { company: company.name, job: job.title },
    targetUrl: jobPath({ slug: slugOfJob(job) }),
    about: `company:${company.id}:jobs:${dateInIndia(openedAt)}`,
    grows: { count, targetUrl: `/jobs?companyId=${company.id}&sort=date` },
  };
}

/** New jobs of the company on the same day in India. */
function countOpenedOn(db: Db | Tx, { company }: FoundJob, openedAt: Date, now: Date): Promise<number> {
  const begins = midnightInIndia(dateInIndia(openedAt));
  return db.$count(
    jobs,
    and(
      eq(jobs.companyId, company.id),
      isOpen(now),
      gte(jobs.openedAt, begins),
      lt(jobs.openedAt, new Date(begins.getTime() + DAY_MS)),
    ),
  );
}
