import { min } from "drizzle-orm";
import { dateInIndia, DAY_MS, HOUR_SECONDS, MINUTE_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../../context.ts";
import type { Job } from "../../../platform/jobs.ts";
import { notSentOn } from "./alert-queries.ts";
import { jobAlerts } from "./alerts.table.ts";
import { membersToTell } from "./members-to-tell.ts";
import { readNewJobs } from "./new-jobs.ts";
import { tellMembers } from "./tell-members.ts";

const BATCH = 500;
/** After a long stop, jobs older than this are no news any more. */
const LONGEST_MS = 7 * DAY_MS;

/**
 * Every morning: what is new for the alerts of each member and at the companies they follow, in one mail. A run that
 * is cut off goes on with those who were not told, and of two at once each member is told by one.
 */
export const sendJobDigestsJob: Job<JobContext, object> = {
  name: "send-job-digests",
  schedule: "0 8 * * *",
  expireInSeconds: 3 * HOUR_SECONDS,
  async run(ctx, _data, signal) {
    const { db, now } = ctx;
    const today = dateInIndia(now);
    // A job that opened a moment ago may not be committed yet; it is told tomorrow.
    const until = new Date(now.getTime() - MINUTE_MS);
    const newJobs = await readNewJobs(db, { since: await lastLook(ctx, today), until, now });
    if (newJobs.all.length === 0) return;
    const companyIds = [...newJobs.ofCompany.keys()];
    let after: string | undefined = "";
    while (after !== undefined) {
      signal.throwIfAborted();
      const ids = await membersToTell(db, { after, today, companyIds, limit: BATCH });
      if (ids.length > 0) await tellMembers(ctx, ids, { newJobs, today, until });
      after = ids.length < BATCH ? undefined : ids.at(-1);
    }
  },
};

/** Followers are told of the last day, alerts of what opened since they were looked at. */
async function lastLook({ db, now }: JobContext, today: string): Promise<Date> {
  const [alerts] = await db
    .select({ first: min(jobAlerts.lookedAt) })
    .from(jobAlerts)
    .where(notSentOn(today));
  const first = Math.min(alerts?.first?.getTime() ?? Infinity, now.getTime() - DAY_MS);
  return new Date(Math.max(first - MINUTE_MS, now.getTime() - LONGEST_MS));
}
