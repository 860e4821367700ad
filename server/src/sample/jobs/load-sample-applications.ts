import { inArray } from "drizzle-orm";
import { matchOf } from "@cardplaza/contract/jobs/job-match";
import {
  APPLICATION_TEXT,
  MAX_RESUME_BYTES,
  type ApplicationStage,
} from "@cardplaza/contract/jobs/application-words";
import { ANSWER_RULES } from "@cardplaza/contract/jobs/job-words";
import { DAY_MS, dateInIndia, HOUR_MS, midnightInIndia } from "@cardplaza/contract/time";
import type { Services } from "../../context.ts";
import { members, type Member } from "../../features/accounts/accounts.table.ts";
import {
  applicationEvents,
  applications,
  interviews,
} from "../../features/jobs/applications/applications.table.ts";
import { reasonSaid, said } from "../../features/jobs/applications/history-text.ts";
import type { JobRow } from "../../features/jobs/posts/jobs.table.ts";
import { storeSealed } from "../../features/uploads/store-upload.ts";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { asMember } from "../as-member.ts";
import { SAMPLE_APPLICATIONS, type SampleApplication } from "./applications.ts";
import { drawPdf } from "../../platform/pdf/draw-pdf.ts";
import { SEEKING_PEOPLE } from "../people.ts";
import { SAMPLE_SEEKERS, type SampleSeeker } from "./seekers.ts";

const RESUME = {
  field: "resume",
  types: ["application/pdf"],
  maxBytes: MAX_RESUME_BYTES,
  tooLarge: APPLICATION_TEXT.badResume,
  wrongKind: APPLICATION_TEXT.badResume,
};

interface Seeking extends SampleSeeker {
  member: Member;
  resume: File;
}

/** What every applicant sent, and all that happened since. Nobody is notified. */
export async function loadSampleApplications(
  services: Services,
  rows: ReadonlyMap<string, JobRow>,
  now: Date,
): Promise<void> {
  const seekers = await seekersWithResumes(services);
  for (const sample of SAMPLE_APPLICATIONS) {
    const [job, seeker] = [rows.get(sample.job), seekers.get(sample.by)];
    if (!job || !seeker) continue;
    const add = (tx: Tx, resumeId: string | null) =>
      addApplication(tx, { sample, job, seeker, resumeId, now });
    // Of a withdrawn application the resume is removed.
    if (sample.stage === "withdrawn") await inTransaction(services.db, (tx) => add(tx, null));
    else
      await storeSealed(asMember(services, seeker.member), seeker.resume, RESUME, (tx, { id }) =>
        add(tx, id),
      );
  }
}

/** Each resume is drawn once, and sent with every application. */
async function seekersWithResumes({ db }: Services): Promise<ReadonlyMap<string, Seeking>> {
  const emails = SEEKING_PEOPLE.map(({ email }) => email);
  const people = await db.select().from(members).where(inArray(members.email, emails));
  const found = new Map<string, Seeking>();
  for (const seeker of SAMPLE_SEEKERS) {
    const member = people.find(({ email }) => email === `${seeker.key}@sample.cardplaza.in`);
    if (!member) continue;
    const reached = { email: member.email ?? "", phone: member.mobile ?? "", at: member.createdAt };
    const bytes = await drawPdf("resume", { seeker, ...reached }, member.id);
    const name = `${seeker.name.toLowerCase().replaceAll(" ", "-")}-resume.pdf`;
    found.set(seeker.key, {
      ...seeker,
      member,
      resume: new File([bytes], name, { type: "application/pdf" }),
    });
  }
  return found;
}

interface Added {
  sample: SampleApplication;
  job: JobRow;
  seeker: Seeking;
  resumeId: string | null;
  now: Date;
}

interface Step {
  stage: ApplicationStage;
  at: Date;
}

const WAY: readonly ApplicationStage[] = ["viewed", "shortlisted", "interview", "offered", "hired"];

/** The stages after the application, at most two days apart. */
function stepsOf({ stage, daysAgo }: SampleApplication, appliedAt: Date): Step[] {
  const stages: ApplicationStage[] =
    stage === "withdrawn"
      ? ["withdrawn"]
      : stage === "rejected"
        ? ["viewed", "rejected"]
        : WAY.slice(0, WAY.indexOf(stage) + 1);
  const apart = Math.min(2 * DAY_MS, (daysAgo * DAY_MS) / (stages.length + 1));
  return stages.map((each, at) => ({ stage: each, at: new Date(appliedAt.getTime() + (at + 1) * apart) }));
}

async function addApplication(tx: Tx, { sample, job, seeker, resumeId, now }: Added): Promise<void> {
  const { stage, daysAgo, messages = [], isLeft = false } = sample;
  const appliedAt = new Date(now.getTime() - daysAgo * DAY_MS);
  const steps = stepsOf(sample, appliedAt);
  const timeOf = (...stages: ApplicationStage[]) =>
    steps.find((step) => stages.includes(step.stage))?.at ?? null;
  const lastStep = steps.at(-1)?.at ?? appliedAt;
  const sent = messages.map((message, at) => ({
    ...message,
    at: new Date(lastStep.getTime() + (at + 1) * HOUR_MS),
  }));
  const answeredAt =
    timeOf("shortlisted", "interview", "offered", "hired", "rejected") ??
    sent.find(({ side }) => side === "company")?.at ??
    null;
  const unansweredAt = isLeft
    ? new Date(appliedAt.getTime() + ANSWER_RULES.unansweredAfterDays * DAY_MS)
    : null;
  const applicant = {
    city: seeker.city,
    experienceYears: seeker.years,
    skills: seeker.skills,
    currentCtcPaise: seeker.current === null ? null : seeker.current * 100,
    expectedCtcPaise: seeker.expected * 100,
    noticeDays: seeker.noticeDays,
  };
  const { score, parts } = matchOf(job, applicant);
  const id = newId(appliedAt.getTime());
  await tx.insert(applications).values({
    ...applicant,
    id,
    jobId: job.id,
    companyId: job.companyId,
    memberId: seeker.member.id,
    name: seeker.name,
    email: seeker.member.email ?? "",
    phone: seeker.member.mobile ?? "",
    resumeId,
    resumeName: resumeId ? seeker.resume.name : "",
    cover: sample.cover ?? "",
    answers: answersOf(job, sample),
    match: parts,
    matchScore: score,
    rating: sample.rating,
    notes: sample.note,
    stage,
    reached: stage === "withdrawn" ? "applied" : stage === "rejected" ? "viewed" : stage,
    appliedAt,
    viewedAt: timeOf("viewed"),
    answeredAt,
    decidedAt: timeOf("hired", "rejected"),
    withdrawnAt: timeOf("withdrawn"),
    // What the clock would have done by now.
    reminders: answeredAt ? 0 : ANSWER_RULES.remindAfterDays.filter((days) => days <= daysAgo).length,
    unansweredAt,
  });
  await addHistory(tx, { id, sample, job, seeker, now, appliedAt, steps, sent, unansweredAt });
}

const answersOf = ({ questions }: JobRow, { answers = [] }: SampleApplication) =>
  questions.flatMap(({ text }, at) => {
    const given = answers[at];
    return given ? [{ text, answer: given[0], isKnockout: given[1] ?? false }] : [];
  });

interface History {
  id: string;
  sample: SampleApplication;
  job: JobRow;
  seeker: Seeking;
  now: Date;
  appliedAt: Date;
  steps: Step[];
  sent: { side: "company" | "applicant"; text: string; at: Date }[];
  unansweredAt: Date | null;
}

async function addHistory(tx: Tx, history: History): Promise<void> {
  const { id: applicationId, sample, job, seeker, appliedAt, steps, sent, unansweredAt } = history;
  const authorOf = (side: "company" | "applicant" | "clock") =>
    side === "company" ? job.authorId : side === "applicant" ? seeker.member.id : null;
  const proposed = sample.interview && (await addInterview(tx, history, sample.interview));
  const events = [
    {
      kind: "stage" as const,
      side: "applicant" as const,
      stage: "applied" as const,
      at: appliedAt,
    },
    ...steps.map(({ stage, at }) => ({
      kind: stage === "interview" && proposed ? ("interview" as const) : ("stage" as const),
      side: stage === "withdrawn" ? ("applicant" as const) : ("company" as const),
      stage,
      ...(stage === "rejected" && sample.reason && reasonSaid(sample.reason)),
      ...(stage === "interview" && proposed),
      at,
    })),
    ...sent.map(({ side, text, at }) => ({ kind: "message" as const, side, stage: null, text, at })),
    ...(unansweredAt
      ? [{ kind: "reminder" as const, side: "clock" as const, stage: null, at: unansweredAt }]
      : []),
  ];
  const rows = events
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((event) => ({
      ...event,
      id: newId(event.at.getTime()),
      applicationId,
      authorId: authorOf(event.side),
    }));
  await tx.insert(applicationEvents).values(rows);
}

/** Returns what the history says of it. */
async function addInterview(
  tx: Tx,
  { id: applicationId, steps, now }: History,
  { mode, place, inDays, chosen }: NonNullable<SampleApplication["interview"]>,
) {
  const atEleven = (days: number) =>
    new Date(midnightInIndia(dateInIndia(new Date(now.getTime() + days * DAY_MS))).getTime() + 11 * HOUR_MS);
  const createdAt = steps.find(({ stage }) => stage === "interview")?.at ?? now;
  const times = inDays.map(atEleven);
  await tx.insert(interviews).values({
    id: newId(createdAt.getTime()),
    applicationId,
    mode,
    place,
    times,
    status: chosen === undefined ? "proposed" : "chosen",
    chosen: chosen === undefined ? null : atEleven(chosen),
    createdAt,
  });
  return said("proposed", { mode, place, times: times.map((time) => time.toISOString()) });
}
