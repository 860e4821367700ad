import { and, eq } from "drizzle-orm";
import { DAY_MS } from "@cardplaza/contract/time";
import { expect, test } from "vitest";
import { REJECTIONS } from "@cardplaza/contract/jobs/application-words";
import { JOB_TEXT } from "@cardplaza/contract/jobs/job-words";
import { companyTag } from "@cardplaza/contract/companies/company-words";
import { inTransaction } from "../../../platform/transaction.ts";
import { newestMessage, messagesTo } from "../../../testing/outbox.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { insertCompany, insertManager } from "../../companies/company/company.fixtures.ts";
import { noticesOfType } from "../../notifications/notify.fixtures.ts";
import { applicationEvents, applications } from "../applications/applications.table.ts";
import { textOf } from "../applications/history-text.ts";
import { insertJob } from "../job.fixtures.ts";
import { jobs } from "../posts/jobs.table.ts";
import { insertWaiting, type Waiting } from "./answers.fixtures.ts";
import { employers } from "./employers.table.ts";
import { figuresOf, measureAnswers } from "./measure-answers.ts";
import { blockedBy, requireAnswers, requireAnswersOf } from "./require-answers.ts";
import { tellRejectedJob } from "../watching/tell-rejected.ts";

const app = await sharedTestApp();
const context = () => ({ ...app.services, now: new Date() });
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

async function companyWithJob(owner: Person, name = "Deshmukh Fasteners") {
  const company = await insertCompany(app, owner, { name });
  return { company, job: await insertJob(app, company) };
}
type Posted = Awaited<ReturnType<typeof companyWithJob>>;
const measure = ({ company }: Pick<Posted, "company">) =>
  inTransaction(app.db, (tx) => measureAnswers(context(), tx, company.id));
const figuresIn = async ({ company }: Pick<Posted, "company">) =>
  (await app.db.select().from(employers).where(eq(employers.companyId, company.id)))[0];
const insert = ({ job }: Posted, count: number, fields?: Waiting) => insertWaiting(app, job, count, fields);
const answerOld = (as: Person, body: object = {}, query = "") =>
  app.call("POST", `/api/applications/answer-old${query}`, { as, body });

test("The rate counts the last twenty that were answered or told; withdrawn and waiting ones do not count", async () => {
  const posted = await companyWithJob(await app.signIn("Ravi"));
  await insert(posted, 10, { appliedAt: ago(90), unansweredAt: ago(60) });
  await insert(posted, 15, { appliedAt: ago(50), stage: "shortlisted", answeredAt: ago(49) });
  await insert(posted, 5, { appliedAt: ago(40), unansweredAt: ago(19) });
  await insert(posted, 4, { appliedAt: ago(3) });
  await insert(posted, 3, { appliedAt: ago(2), stage: "withdrawn", answeredAt: ago(2) });
  await measure(posted);
  expect(await figuresIn(posted)).toMatchObject({ counted: 20, replyRate: 75, medianDays: null });
});

test("The median is from the application to the decision", () => {
  const decided = (days: number) => ({ appliedAt: ago(30), answeredAt: ago(29), decidedAt: ago(30 - days) });
  const open = { appliedAt: ago(30), answeredAt: null, decidedAt: null };
  expect(figuresOf([decided(2), decided(9), decided(4), open])).toEqual({
    counted: 4,
    replyRate: 75,
    medianDays: 4,
  });
  expect(figuresOf([decided(2), decided(5)]).medianDays).toBe(3.5);
  expect(figuresOf([])).toEqual({ counted: 0, replyRate: 0, medianDays: null });
});

test("Answers at the same moment are all counted", async () => {
  const posted = await companyWithJob(await app.signIn("Ravi"));
  const rows = await insert(posted, 8, { appliedAt: ago(3) });
  await Promise.all(
    rows.map(({ id }) =>
      inTransaction(app.db, async (tx) => {
        const answered = { stage: "shortlisted", answeredAt: new Date() } as const;
        await tx.update(applications).set(answered).where(eq(applications.id, id));
        await measureAnswers(context(), tx, posted.company.id);
      }),
    ),
  );
  expect(await figuresIn(posted)).toMatchObject({ counted: 8, replyRate: 100 });
});

test("Pages are drawn again only when the figures on them change", async () => {
  const posted = await companyWithJob(await app.signIn("Ravi"));
  const tags: string[] = [];
  const { pages } = app.services;
  const watched = {
    ...context(),
    pages: {
      ...pages,
      invalidate: (tx: never, changedTags: string[]) => {
        tags.push(...changedTags);
        return pages.invalidate(tx, changedTags);
      },
    } as typeof pages,
  };
  const again = async () => {
    tags.length = 0;
    await inTransaction(app.db, (tx) => measureAnswers(watched, tx, posted.company.id));
    return tags.includes(companyTag(posted.company.id));
  };
  await insert(posted, 4, { appliedAt: ago(30), unansweredAt: ago(9) });
  expect(await again()).toBe(false);
  await insert(posted, 1, { appliedAt: ago(30), unansweredAt: ago(9) });
  expect(await again()).toBe(true);
  await insert(posted, 1, { appliedAt: ago(30), unansweredAt: ago(9) });
  expect(await again()).toBe(false);
  await insert(posted, 1, { appliedAt: ago(30), answeredAt: ago(9), stage: "shortlisted" });
  expect(await again()).toBe(true);
});

test("A company that answers too few opens no job until old applications are answered, in one click", async () => {
  const [ravi, meera, stranger] = [
    await app.signIn("Ravi"),
    await app.signIn("Meera"),
    await app.signIn("Stranger"),
  ];
  const posted = await companyWithJob(ravi, "Kale & Sons");
  const { company, job } = posted;
  await insertManager(app, company, meera);
  const asha = await app.signIn("Asha");
  const allowed = () => inTransaction(app.db, (tx) => requireAnswers(tx, company, new Date()));
  await insert(posted, 17, { appliedAt: ago(60), unansweredAt: ago(39) });
  await insert(posted, 1, { appliedAt: ago(60), unansweredAt: ago(39), member: asha.member.id });
  await measure(posted);
  // With fewer than twenty applications nothing is refused.
  expect(await blockedBy(app.db, company.id, new Date())).toBe(0);
  await allowed();
  await insert(posted, 2, { appliedAt: ago(44), unansweredAt: ago(23) });
  await measure(posted);
  expect(await blockedBy(app.db, company.id, new Date())).toBe(18);
  await expect(allowed()).rejects.toMatchObject({
    status: 422,
    message: `${JOB_TEXT.unansweredBlock} 18 are waiting.`,
  });
  // Applications of a deleted job keep nobody from anything.
  await app.db.update(jobs).set({ deletedAt: new Date() }).where(eq(jobs.id, job.id));
  await allowed();
  await app.db.update(jobs).set({ deletedAt: null }).where(eq(jobs.id, job.id));

  expect((await answerOld(stranger)).json.message).toBe(JOB_TEXT.noCompany);
  expect((await answerOld(stranger, {}, `?company=${company.id}`)).status).toBe(404);
  expect((await app.send("POST", "/api/applications/answer-old", { body: {} })).status).toBe(401);
  expect(
    (await app.send("POST", "/api/applications/answer-old", { as: ravi, body: { reason: "no" } })).status,
  ).toBe(400);
  expect(await blockedBy(app.db, company.id, new Date())).toBe(18);

  const { status, json } = await answerOld(meera, { reason: "filled" });
  expect([status, json]).toEqual([200, { answered: 18 }]);
  await allowed();
  // The two of 44 days still wait.
  expect(await figuresIn(posted)).toMatchObject({ counted: 20, replyRate: 90 });
  expect((await answerOld(meera)).json).toEqual({ answered: 0 });
  const rejected = and(eq(applications.jobId, job.id), eq(applications.stage, "rejected"));
  const rows = await app.db.select().from(applications).where(rejected);
  expect(rows).toHaveLength(18);
  expect(rows.every((row) => row.answeredAt && row.decidedAt && row.version === 2)).toBe(true);
  const own = rows.find(({ memberId }) => memberId === asha.member.id)!;
  const events = await app.db
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationId, own.id));
  expect(events).toMatchObject([
    { kind: "stage", side: "company", stage: "rejected", authorId: meera.member.id },
  ]);
  expect(events.map(textOf)).toEqual([REJECTIONS.filled]);
  const mail = await newestMessage(app, asha.member.email!);
  expect(mail.subject).toContain("Kale & Sons");
  expect(mail.text).toContain(REJECTIONS.filled);
  // Running the job again notifies nobody again.
  app.clock.advance({ minutes: 5 });
  await tellRejectedJob.run(context(), { ids: [own.id] }, new AbortController().signal);
  expect(await noticesOfType(app, asha, "job_application")).toHaveLength(1);
  expect(await messagesTo(app, asha.member.email!)).toHaveLength(1);
});

test("Hundreds are answered in batches, and two clicks at once answer each once", async () => {
  const ravi = await app.signIn("Ravi");
  const posted = await companyWithJob(ravi);
  await insert(posted, 450, { appliedAt: ago(60), unansweredAt: ago(39) });
  await measure(posted);
  const results = await Promise.all([answerOld(ravi), answerOld(ravi)]);
  expect(results.map(({ status }) => status)).toEqual([200, 200]);
  expect(results.reduce((sum, { json }) => sum + json.answered, 0)).toBe(450);
  const told = await app.db
    .select({ id: applicationEvents.id })
    .from(applicationEvents)
    .innerJoin(applications, eq(applications.id, applicationEvents.applicationId))
    .where(eq(applications.companyId, posted.company.id));
  expect(told).toHaveLength(450);
  expect(await figuresIn(posted)).toMatchObject({ counted: 20, replyRate: 100 });
});

test("A job that was paused reopens once those who waited for 30 days have an answer", async () => {
  const posted = await companyWithJob(await app.signIn("Ravi"));
  const [old] = await insert(posted, 1, { appliedAt: ago(31) });
  await insert(posted, 1, { appliedAt: ago(29) });
  const reopen = (fields = {}) =>
    inTransaction(app.db, (tx) => requireAnswersOf(tx, { ...posted.job, ...fields }, new Date()));
  await expect(reopen()).rejects.toMatchObject({ status: 422, message: JOB_TEXT.pausedFor(1) });
  await reopen({ applyMode: "walk_in" });
  await app.db.update(applications).set({ answeredAt: new Date() }).where(eq(applications.id, old!.id));
  await reopen();
});
