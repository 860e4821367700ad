import { and, asc, inArray, lt } from "drizzle-orm";
import { alertPath } from "@cardplaza/contract/jobs/alert-rules";
import type { JobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { members } from "../../accounts/accounts.table.ts";
import { stays } from "../../accounts/member-conditions.ts";
import { readEmailChoices } from "../../notifications/email-choices.ts";
import { mailNewsToAll } from "../../notifications/mail-notification.ts";
import type { Notice } from "../../notifications/notice.ts";
import { notifyAll } from "../../notifications/notify-all.ts";
import { readConditions } from "./alert-conditions.ts";
import { notSentOn } from "./alert-queries.ts";
import { jobAlerts, jobDigests, type JobAlertRow } from "./alerts.table.ts";
import { leaveOutUnwanted } from "./leave-out-unwanted.ts";
import { digestMail, isEmpty, type Digest } from "./digest-mail.ts";
import type { NewJob, NewJobs } from "./new-jobs.ts";
import { newAtFollowed } from "./new-at-followed.ts";

export interface Run {
  newJobs: NewJobs;
  today: string;
  until: Date;
}

/** The transaction that tells them also marks their alerts as looked at, so that each is told exactly once. */
export function tellMembers(ctx: JobContext, memberIds: string[], run: Run): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    const alerts = await lockAlerts(tx, memberIds, run);
    const wants = await readEmailChoices(tx, memberIds);
    const followers = memberIds.filter((id) => wants(id, "job.opened-by-followed"));
    const digests = await leaveOutUnwanted(tx, ctx.now, [
      ...(await matchAlerts(tx, alerts, run)),
      ...(await newAtFollowed(tx, followers, run)),
    ]);
    if (digests.size === 0) return;
    const people = await tx
      .select()
      .from(members)
      .where(and(inArray(members.id, [...digests.keys()]), stays()));
    await notifyAll(
      ctx,
      tx,
      people.flatMap(({ id }) => noticesOf(id, digests.get(id)!, run)),
    );
    // The bell tells of all matches, the mail of what the member wants by mail.
    const letters = people.flatMap((to) => {
      const { alerts: matched, followed } = digests.get(to.id)!;
      const digest = { alerts: wants(to.id, "job.matched") ? matched : [], followed };
      return isEmpty(digest) ? [] : [{ to, ...digestMail(ctx, digest) }];
    });
    const mailed = await markMailed(
      tx,
      letters.map(({ to }) => to.id),
      run,
    );
    await mailNewsToAll(
      ctx,
      tx,
      "job_posted",
      letters.filter(({ to }) => mailed.has(to.id)),
    );
  });
}

/** A second run waits here, and then finds that the alerts were part of the digest. */
async function lockAlerts(tx: Tx, memberIds: string[], { today, until }: Run): Promise<JobAlertRow[]> {
  const alerts = await tx
    .select()
    .from(jobAlerts)
    .where(and(inArray(jobAlerts.memberId, memberIds), notSentOn(today)))
    .orderBy(asc(jobAlerts.memberId), asc(jobAlerts.id))
    .for("no key update");
  if (alerts.length > 0)
    await tx
      .update(jobAlerts)
      .set({ sentOn: today, lookedAt: until })
      .where(
        inArray(
          jobAlerts.id,
          alerts.map(({ id }) => id),
        ),
      );
  return alerts;
}

/** What a member may be told, before it is known what they do not want to see. */
export interface Found {
  memberId: string;
  /** The alert; null for jobs of followed companies. */
  alert: JobAlertRow | null;
  jobs: NewJob[];
}

async function matchAlerts(tx: Tx, alerts: JobAlertRow[], { newJobs }: Run): Promise<Found[]> {
  const conditions = await readConditions(
    tx,
    alerts.map(({ filters }) => filters),
  );
  return alerts.flatMap((alert, at) => {
    const wanted = conditions[at];
    const found = wanted ? newJobs.matching(wanted, alert.lookedAt) : [];
    return found.length > 0 ? [{ memberId: alert.memberId, alert, jobs: found }] : [];
  });
}

/** Of two runs at once, one marks a member; it returns those whom this one mails. */
async function markMailed(tx: Tx, memberIds: string[], { today, until }: Run): Promise<Set<string>> {
  if (memberIds.length === 0) return new Set();
  const mark = { sentOn: today, lookedAt: until };
  const marked = await tx
    .insert(jobDigests)
    .values(memberIds.toSorted().map((memberId) => ({ memberId, ...mark })))
    .onConflictDoUpdate({ target: jobDigests.memberId, set: mark, setWhere: lt(jobDigests.sentOn, today) })
    .returning({ memberId: jobDigests.memberId });
  return new Set(marked.map(({ memberId }) => memberId));
}

/** For matches of alerts only: followers were notified when the job opened. */
function noticesOf(to: string, { alerts }: Digest, { today }: Run): Notice[] {
  const [first] = alerts;
  if (!first) return [];
  const count = new Set(alerts.flatMap(({ jobs }) => jobs)).size;
  return [
    {
      to,
      news: "job.matched",
      with: {
        jobs: count,
        alerts: alerts.map(({ alert, jobs }) => ({ name: alert.name, count: jobs.length })),
      },
      targetUrl: count === 1 ? first.jobs[0]!.path : alertPath(first.alert.filters),
      about: `job-alerts:${today}`,
    },
  ];
}
