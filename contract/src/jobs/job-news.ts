import { APPEAL_LINE } from "../cases/case-words.ts";
import { asSubject, facts, withReason, type NewsKinds } from "../notifications/news-kind.ts";
import { JOB_TEXT, type JOB_DECISIONS } from "./job-words.ts";

interface Decision {
  job: string;
  action: (typeof JOB_DECISIONS)[number];
  reason?: string;
}

const NOT_SHOWN: Record<Decision["action"], (job: string) => string> = {
  approve: (job) => job,
  reject: (job) => `We could not publish ${job} as it is`,
  remove: (job) => `We took down ${job}`,
};

interface Alert {
  name: string;
  /** How many new jobs match it. */
  count: number;
}

/** "Driver has expired.", "Driver and 2 more jobs have expired." */
const expiredText = ([first = "", ...more]: readonly string[]) =>
  more.length === 0
    ? `${first} has expired.`
    : `${first} and ${more.length} more ${more.length === 1 ? "job" : "jobs"} have expired.`;

function matchText(jobs: number, alerts: readonly Alert[]): string {
  const found = jobs === 1 ? "1 new job matches" : `${jobs} new jobs match`;
  const [first] = alerts;
  return alerts.length === 1
    ? `${found} your alert ${first?.name}.`
    : `${found} your alerts: ${alerts.map(({ name, count }) => `${name} (${count})`).join(", ")}.`;
}

export const JOB_NEWS = {
  "job.decided": {
    type: "message_received",
    label: "Decisions about your job posts",
    text: ({ job, action, reason = "" }: Decision) =>
      action === "approve"
        ? {
            message: `${job} was reviewed and is open.`,
            subject: `${job} was reviewed and is open`,
            lines: ["People find your job and can apply."],
            button: "See your jobs",
          }
        : {
            message: withReason(`${NOT_SHOWN[action](job)}.`, reason),
            subject: NOT_SHOWN[action](job),
            lines: [facts(reason && `Reason: ${reason}`), APPEAL_LINE],
            button: "Change the job",
          },
  },
  "job.expired": {
    type: "message_received",
    label: "Jobs that expire",
    text: ({ jobs }: { jobs: string[] }) => ({
      message: `${expiredText(jobs)} Reopen with a new last day if you are still hiring.`,
      subject: asSubject(expiredText(jobs)),
      lines: [jobs.length > 1 ? jobs.join("\n") : "", "Reopen with a new last day if you are still hiring."],
      button: "Reopen the job",
    }),
  },
  "job.paused": {
    type: "message_received",
    label: "Jobs that are paused",
    text: ({ job, waiting }: { job: string; waiting: number }) => ({
      message: `${job} is paused: ${JOB_TEXT.pausedFor(waiting)}`,
      subject: `${job} is paused`,
      lines: [JOB_TEXT.pausedFor(waiting)],
      button: "Answer the applicants",
    }),
  },
  "job.opened-by-followed": {
    type: "job_posted",
    label: "New jobs at companies you follow",
    mailedBy: "digest",
    text: ({ company, job }: { company: string; job: string }, count: number) => ({
      message: count > 1 ? `${company} has ${count} new jobs.` : `${company} is hiring: ${job}.`,
    }),
  },
  "job.matched": {
    type: "job_posted",
    label: "New jobs for your alerts",
    mailedBy: "digest",
    text: ({ jobs, alerts }: { jobs: number; alerts: Alert[] }) => ({ message: matchText(jobs, alerts) }),
  },
} satisfies NewsKinds;
