import { and, asc, eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { JOB_TEXT } from "@cardplaza/contract/jobs/job-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { inTransaction } from "../../../platform/transaction.ts";
import { createTestDatabase } from "../../../testing/test-database.ts";
import { messagesTo, newestMessage } from "../../../testing/outbox.ts";
import { sharedTestApp, startTestApp, type Person, type TestApp } from "../../../testing/test-app.ts";
import { insertCompany, insertManager } from "../../companies/company/company.fixtures.ts";
import { messageOf } from "../../notifications/notification-text.ts";
import { notifications } from "../../notifications/notifications.table.ts";
import { applicationEvents, applications } from "../applications/applications.table.ts";
import { textOf } from "../applications/history-text.ts";
import { insertApplication, insertJob } from "../job.fixtures.ts";
import { jobs } from "../posts/jobs.table.ts";
import { insertWaiting } from "../answers/answers.fixtures.ts";
import { employers } from "../answers/employers.table.ts";
import { requireAnswersOf } from "../answers/require-answers.ts";
import { watchAnswersJob } from "./watch-answers.ts";

const app = await sharedTestApp();
const START = new Date("2026-06-01T04:00:00Z");
const NEVER = new AbortController().signal;
const run = ({ services }: Pick<TestApp, "services">, signal = NEVER) =>
  watchAnswersJob.run({ ...services, now: new Date() }, {}, signal);

/** The days of the notices to a member about a subject, counted from the start. */
async function daysOf(to: Person, about: string): Promise<number[]> {
  const rows = await app.db
    .select({ at: notifications.createdAt })
    .from(notifications)
    .where(and(eq(notifications.recipientId, to.member.id), like(notifications.about, about)))
    .orderBy(asc(notifications.id));
  return rows.map(({ at }) => Math.round((at.getTime() - START.getTime()) / DAY_MS));
}
const statusOf = async ({ id }: { id: string }) =>
  (await app.db.select().from(jobs).where(eq(jobs.id, id)))[0]!.status;

test("Over sixty days, with two processes and a restart, each reminder, notice and pause comes once", async () => {
  app.clock.set(START);
  const owner = await app.signIn("Ravi");
  const manager = await app.signIn("Meera");
  const company = await insertCompany(app, owner, { name: "Kale & Sons" });
  await insertManager(app, company, manager);
  const inThreeMonths = { validThrough: "2026-08-30" };
  const job = await insertJob(app, company, { ...inThreeMonths, title: "Accountant" });
  const quiet = await insertJob(app, company, inThreeMonths);
  const external = await insertJob(app, company, { ...inThreeMonths, applyMode: "external" });
  const walkIn = await insertJob(app, company, { ...inThreeMonths, applyMode: "walk_in" });
  const answering = await insertJob(app, company, { ...inThreeMonths, title: "Driver" });
  const people = new Map<string, Person>();
  for (const name of ["Asha", "Bela", "Viewed", "Withdrawn", "Late", "Answered", "Elsewhere", "There"])
    people.set(name, await app.signIn(name));
  const apply = async (name: string, to = job, fields = {}) =>
    insertApplication(app, to, people.get(name)!, fields);
  const asha = await apply("Asha");
  await apply("Bela");
  await apply("Viewed", job, { stage: "viewed", viewedAt: START });
  await apply("Withdrawn", job, { stage: "withdrawn", withdrawnAt: START });
  const answered = await apply("Answered", answering);
  await apply("Elsewhere", external);
  await apply("There", walkIn);

  const database = { url: app.databaseUrl } as Awaited<ReturnType<typeof createTestDatabase>>;
  const startOther = () => startTestApp({ database, settings: { DATA_DIR: app.dataDir } });
  let other = await startOther();
  for (let day = 1; day <= 60; day++) {
    app.clock.advance({ days: 1 });
    if (day === 3) await apply("Late");
    if (day === 10)
      await app.db
        .update(applications)
        .set({ answeredAt: new Date() })
        .where(eq(applications.id, answered.id));
    if (day === 21) {
      // A run that is cut off after its first step, and a process that starts again.
      await run(app, cutOffAfter(1)).catch(() => {});
      await other.stop();
      other = await startOther();
    }
    await Promise.all([run(app), run(other)]);
  }
  await other.stop();

  for (const member of [owner, manager]) {
    expect(await daysOf(member, `job:${job.id}:waiting`)).toEqual([7, 10, 14, 17]);
    expect(await daysOf(member, `job:${answering.id}:waiting`)).toEqual([7]);
    expect(await daysOf(member, `job:${job.id}:paused`)).toEqual([30]);
    expect(await daysOf(member, "job:%:paused")).toEqual([30]);
  }
  const told = async (name: string) => daysOf(people.get(name)!, "application:%:unanswered");
  for (const name of ["Asha", "Bela", "Viewed", "Elsewhere", "There"]) expect(await told(name)).toEqual([21]);
  expect(await told("Late")).toEqual([24]);
  expect(await told("Withdrawn")).toEqual([]);
  expect(await told("Answered")).toEqual([]);
  const reminders = await app.db
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.kind, "reminder"));
  expect(reminders.map(textOf)).toEqual(Array.from({ length: 6 }, () => "No answer after 21 days."));
  const [row] = await app.db.select().from(applications).where(eq(applications.id, asha.id));
  expect(row).toMatchObject({ reminders: 2, unansweredAt: new Date(START.getTime() + 21 * DAY_MS) });

  for (const each of [quiet, external, walkIn, answering]) expect(await statusOf(each)).toBe("open");
  const [paused] = await app.db.select().from(jobs).where(eq(jobs.id, job.id));
  expect(paused).toMatchObject({ status: "paused", pausedFor: JOB_TEXT.pausedFor(3), version: 2 });
  const reopen = () => inTransaction(app.db, (tx) => requireAnswersOf(tx, paused!, new Date()));
  await expect(reopen()).rejects.toMatchObject({ status: 422, message: JOB_TEXT.pausedFor(4) });

  // Seven were counted: six without an answer, one with.
  const [figures] = await app.db.select().from(employers).where(eq(employers.companyId, company.id));
  expect(figures).toMatchObject({ counted: 7, replyRate: 14 });

  const messages = async (to: Person) => messagesTo(app, to.member.email!);
  const mail = await newestMessage(app, people.get("Asha")!.member.email!);
  expect(mail.subject).toBe("Kale & Sons has not answered your application for Accountant in 21 days");
  expect(mail.text).toContain("please do not wait for it");
  expect(await messages(people.get("Asha")!)).toHaveLength(1);
});

function cutOffAfter(steps: number): AbortSignal {
  let taken = 0;
  const throwIfAborted = () => {
    if (++taken > steps) throw new Error("cut off");
  };
  return { throwIfAborted } as AbortSignal;
}

test("A clock that stood still for three weeks reminds once, with how many wait, and tells each applicant", async () => {
  app.clock.set(START);
  const owner = await app.signIn("Ravi");
  const company = await insertCompany(app, owner);
  const job = await insertJob(app, company, { title: "Fitter" });
  await insertWaiting(app, job, 250);
  app.clock.advance({ days: 22 });
  await Promise.all([run(app), run(app)]);
  expect(await daysOf(owner, `job:${job.id}:waiting`)).toEqual([22]);
  const [notice] = await app.db
    .select()
    .from(notifications)
    .where(eq(notifications.about, `job:${job.id}:waiting`));
  expect(messageOf(notice!)).toBe("250 applicants wait for an answer about Fitter, for a week or longer.");
  const rows = await app.db.select().from(applications).where(eq(applications.jobId, job.id));
  expect(rows.every(({ reminders, unansweredAt }) => reminders === 2 && unansweredAt)).toBe(true);
  const told = await app.db
    .select({ to: notifications.recipientId })
    .from(notifications)
    .where(like(notifications.about, "application:%:unanswered"));
  const ids = new Set(rows.map(({ memberId }) => memberId));
  expect(told.filter(({ to }) => ids.has(to))).toHaveLength(250);
});

test("Those who applied for a deleted job, or left the product, cause no notice", async () => {
  app.clock.set(START);
  const owner = await app.signIn("Ravi");
  const company = await insertCompany(app, owner);
  const deleted = await insertJob(app, company, { deletedAt: START });
  const job = await insertJob(app, company);
  await insertWaiting(app, deleted, 2);
  await insertWaiting(app, job, 1, { memberId: null });
  app.clock.advance({ days: 40 });
  await run(app);
  expect(await daysOf(owner, "job:%")).toEqual([]);
  expect(await statusOf(job)).toBe("open");
  const rows = await app.db.select().from(applications).where(eq(applications.companyId, company.id));
  expect(rows.every(({ reminders, unansweredAt }) => reminders === 0 && unansweredAt === null)).toBe(true);
});
