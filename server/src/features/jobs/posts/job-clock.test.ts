import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { REJECTIONS } from "@cardplaza/contract/jobs/application-words";
import { JOBS_TAG, jobTag } from "@cardplaza/contract/jobs/job-words";
import { companyTag } from "@cardplaza/contract/companies/company-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../../context.ts";
import { newId } from "../../../platform/ids.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { changed } from "../../../registry/changed.ts";
import { messagesTo, newestMessage } from "../../../testing/outbox.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { members } from "../../accounts/accounts.table.ts";
import { companies, companyFollowers, type CompanyRow } from "../../companies/company/companies.table.ts";
import { insertCompany, insertManager } from "../../companies/company/company.fixtures.ts";
import { blocks } from "../../moderation/moderation.table.ts";
import { notifications } from "../../notifications/notifications.table.ts";
import { listOf, noticesOfType, noticesTo, sendNotice } from "../../notifications/notify.fixtures.ts";
import { applyCalls } from "../applications/apply.fixtures.ts";
import { applicationEvents, applications, interviews } from "../applications/applications.table.ts";
import { textOf } from "../applications/history-text.ts";
import { readSitemap } from "../../seo/sitemap.fixtures.ts";
import { uploads } from "../../uploads/uploads.table.ts";
import { employers } from "../answers/employers.table.ts";
import { insertApplication, insertJob, insertJobs } from "../job.fixtures.ts";
import { deleteJobVisitsJob } from "./delete-job-visits.ts";
import { endApplicationsJob } from "../watching/end-applications.ts";
import { eraseDeletedJobsJob } from "./erase-jobs.ts";
import { expireJobsJob } from "./expire-jobs.ts";
import { jobCalls } from "./job-calls.fixtures.ts";
import { jobEdits, jobMarks, jobs, jobVisits } from "./jobs.table.ts";
import { tellFollowersJob } from "./tell-followers.ts";
import { eventually } from "../../../testing/eventually.ts";

const app = await sharedTestApp();
const { call, create, move, rowOf, inDays } = jobCalls(app);
const { apply, rowOf: applicationOf } = applyCalls(app);
const context = (): JobContext => ({ ...app.services, now: app.clock.now() });
const { signal } = new AbortController();
let asha: Person;
let company: CompanyRow;

beforeEach(async () => {
  asha = await app.signIn("Asha");
  company = await insertCompany(app, asha);
});

describe("the last day", () => {
  const expire = () => expireJobsJob.run(context(), {}, signal);

  test("ends open and paused jobs the day after, and the team is notified once", async () => {
    const ravi = await app.signIn("Ravi");
    await insertManager(app, company, ravi);
    const yesterday = { validThrough: inDays(-1) };
    const { id, version } = await insertJob(app, company, yesterday);
    const paused = await insertJob(app, company, { ...yesterday, status: "paused", pausedFor: "They wait" });
    const open = await insertJob(app, company, { validThrough: inDays(1) });
    const closed = await insertJob(app, company, { ...yesterday, status: "closed" });
    await Promise.all([expire(), expire()]);
    const states = [];
    for (const job of [{ id }, paused, open, closed]) states.push((await rowOf(job.id))?.status);
    expect(states).toEqual(["expired", "expired", "open", "closed"]);
    expect(await rowOf(id)).toMatchObject({ version: version + 1 });
    app.clock.advance({ minutes: 10 });
    await expire();
    const text =
      "Accountant and 1 more job have expired. Reopen with a new last day if you are still hiring.";
    for (const member of [asha, ravi]) expect(await noticesTo(app, member)).toEqual([text]);
  });

  test("is passed just after midnight in India, not before", async () => {
    const { id } = await insertJob(app, company, { validThrough: "2031-05-12" });
    const at = (time: string) => expireJobsJob.run({ ...context(), now: new Date(time) }, {}, signal);
    await at("2031-05-12T23:58:00+05:30");
    expect((await rowOf(id))?.status).toBe("open");
    await at("2031-05-13T00:02:00+05:30");
    expect((await rowOf(id))?.status).toBe("expired");
  });

  test("ends more jobs than one batch holds", async () => {
    await insertJobs(app, company, 130, { validThrough: inDays(-1) });
    await expire();
    const left = and(eq(jobs.companyId, company.id), eq(jobs.status, "open"));
    expect(await app.db.$count(jobs, left)).toBe(0);
  });
});

describe("a new job", () => {
  const follow = (person: Person) =>
    app.call("POST", `/api/companies/${company.id}/follow`, { as: person, body: {} });
  const bellOf = async (person: Person) =>
    (await noticesOfType(app, person, "job_posted")).map(
      ({ message, isRead, targetUrl }: { message: string; isRead: boolean; targetUrl: string }) => ({
        message,
        isRead,
        targetUrl,
      }),
    );
  const rings = (person: Person, message: string) =>
    eventually(async () => expect((await bellOf(person))[0]?.message).toBe(message));
  const publish = async (title: string) => {
    const id: string = (await create(asha, { title })).json._id;
    expect((await move(asha, id, "publish")).json.status).toBe("open");
    return id;
  };

  test("rings once a day at a follower's bell and then grows, without a mail", async () => {
    const ravi = await app.signIn("Ravi");
    await follow(ravi);
    const types = [{ type: "job_posted" as const, email: true }];
    const chosen = await app.call("PUT", "/api/notification-settings", { as: ravi, body: { types } });
    expect(chosen.status).toBe(200);
    const first = await publish("Turner for lathes");
    await rings(ravi, "Deshmukh Fasteners is hiring: Turner for lathes.");
    expect((await bellOf(ravi))[0].targetUrl).toBe(`/jobs/turner-for-lathes-${first}`);
    const [{ _id }] = await noticesOfType(app, ravi, "job_posted");
    await app.db.update(notifications).set({ isRead: true }).where(eq(notifications.id, _id));
    await publish("Fitter");
    await rings(ravi, "Deshmukh Fasteners has 2 new jobs.");
    const third = await publish("Welder");
    await rings(ravi, "Deshmukh Fasteners has 3 new jobs.");
    expect(await bellOf(ravi)).toEqual([
      {
        message: "Deshmukh Fasteners has 3 new jobs.",
        isRead: false,
        targetUrl: `/jobs?companyId=${company.id}&sort=date`,
      },
    ]);
    // Running it again changes nothing, also minutes later.
    app.clock.advance({ minutes: 5 });
    const before = await listOf(app, ravi);
    for (const jobId of [first, third]) await tellFollowersJob.run(context(), { jobId, after: "" }, signal);
    expect(await listOf(app, ravi)).toEqual(before);
    await sendNotice(app, ravi.member);
    await newestMessage(app, ravi.member.email!);
    expect(await messagesTo(app, ravi.member.email!, /Deshmukh/)).toEqual([]);
  });

  test("rings again on another day", async () => {
    const ravi = await app.signIn("Ravi");
    await follow(ravi);
    const [one, two] = await insertJobs(app, company, 2);
    await app.db
      .update(jobs)
      .set({ openedAt: new Date(Date.now() - DAY_MS) })
      .where(eq(jobs.id, one!.id));
    for (const { id } of [one!, two!])
      await tellFollowersJob.run(context(), { jobId: id, after: "" }, signal);
    expect(await bellOf(ravi)).toHaveLength(2);
  });

  test("does not ring for the team, behind a block, or for one that opens again within 30 days", async () => {
    const [ravi, meera, neha] = [
      await app.signIn("Ravi"),
      await app.signIn("Meera"),
      await app.signIn("Neha"),
    ];
    for (const person of [ravi, meera, neha]) await follow(person);
    await insertManager(app, company, ravi);
    await app.db
      .insert(blocks)
      .values({ blockerId: meera.member.id, blockedId: asha.member.id, createdAt: new Date() });
    const old = await insertJob(app, company, {
      status: "closed",
      openedAt: new Date(Date.now() - 20 * DAY_MS),
    });
    await move(asha, old.id, "reopen");
    await publish("Fitter");
    await rings(neha, "Deshmukh Fasteners is hiring: Fitter.");
    expect([await bellOf(ravi), await bellOf(meera)]).toEqual([[], []]);
    expect(await bellOf(neha)).toHaveLength(1);
  });

  test("that is closed or hidden before the bell rings is not told of", async () => {
    const ravi = await app.signIn("Ravi");
    await follow(ravi);
    const closed = await insertJob(app, company, { status: "closed" });
    await tellFollowersJob.run(context(), { jobId: closed.id, after: "" }, signal);
    expect(await bellOf(ravi)).toEqual([]);
  });

  test("reaches every follower, in batches", async () => {
    const at = new Date();
    const people = Array.from({ length: 450 }, () => newId());
    const times = { createdAt: at, updatedAt: at, lastActiveAt: at };
    await app.db.insert(members).values(
      people.map((id) => ({
        id,
        name: "Sunil",
        email: `${id}@example.com`,
        emailProvenAt: null,
        ...times,
      })),
    );
    await app.db
      .insert(companyFollowers)
      .values(people.map((memberId) => ({ companyId: company.id, memberId, followedAt: at })));
    const { id } = await insertJob(app, company);
    await tellFollowersJob.run(context(), { jobId: id, after: "" }, signal);
    const ofIt = eq(notifications.targetUrl, `/jobs/accountant-${id}`);
    await eventually(async () => expect(await app.db.$count(notifications, ofIt)).toBe(450));
    await tellFollowersJob.run(context(), { jobId: id, after: "" }, signal);
    expect(await app.db.$count(notifications, ofIt)).toBe(450);
  });
});

describe("a deleted job", () => {
  test("gives everybody who waits a kind answer, once, by bell and mail", async () => {
    const job = await insertJob(app, company);
    const [ravi, meera, neha] = [
      await app.signIn("Ravi"),
      await app.signIn("Meera"),
      await app.signIn("Neha"),
    ];
    const waiting = await insertApplication(app, job, ravi);
    const invited = await insertApplication(app, job, meera, {
      stage: "interview",
      answeredAt: new Date("2026-01-02"),
    });
    const withdrawn = await insertApplication(app, job, neha, { stage: "withdrawn" });
    await app.db.insert(interviews).values({
      id: newId(),
      applicationId: invited.id,
      mode: "phone",
      place: "",
      times: [new Date(Date.now() + DAY_MS)],
      createdAt: new Date(),
    });
    await call(asha, "DELETE", `/${job.id}`);
    for (const person of [ravi, meera]) {
      const mail = await newestMessage(app, person.member.email!);
      expect(mail.text).toContain(REJECTIONS.cancelled);
    }
    await endApplicationsJob.run(context(), { jobId: job.id, memberId: asha.member.id }, signal);
    expect(await applicationOf(waiting.id)).toMatchObject({
      stage: "rejected",
      version: waiting.version + 1,
    });
    expect((await applicationOf(invited.id)).answeredAt).toEqual(invited.answeredAt);
    expect((await applicationOf(withdrawn.id)).stage).toBe("withdrawn");
    const proposals = await app.db.select().from(interviews).where(eq(interviews.applicationId, invited.id));
    expect(proposals).toMatchObject([{ status: "withdrawn" }]);
    const history = await app.db
      .select()
      .from(applicationEvents)
      .where(and(eq(applicationEvents.applicationId, waiting.id), eq(applicationEvents.stage, "rejected")));
    expect(history).toMatchObject([{ side: "company", authorId: asha.member.id }]);
    expect(history.map(textOf)).toEqual([REJECTIONS.cancelled]);
    expect(await noticesOfType(app, ravi, "job_application")).toHaveLength(1);
    expect(await noticesTo(app, neha)).toEqual([]);
    const [figures] = await app.db.select().from(employers).where(eq(employers.companyId, company.id));
    expect(figures).toMatchObject({ counted: 2, replyRate: 100 });
  });

  test("closing alone tells nobody", async () => {
    const job = await insertJob(app, company);
    const ravi = await app.signIn("Ravi");
    const { id } = await insertApplication(app, job, ravi);
    await move(asha, job.id, "close");
    const [row] = await app.db.select().from(applications).where(eq(applications.id, id));
    expect([row?.stage, await noticesTo(app, ravi)]).toEqual(["applied", []]);
  });

  test("is erased after 30 days, and its page stays gone", async () => {
    const job = await insertJob(app, company, { questions: [] });
    await app.db.insert(jobEdits).values({ id: newId(), jobId: job.id, fields: ["Salary"], at: new Date() });
    await app.db.insert(jobMarks).values({ memberId: asha.member.id, jobId: job.id, savedAt: new Date() });
    await call(asha, "DELETE", `/${job.id}`);
    const erase = () => eraseDeletedJobsJob.run(context(), {}, signal);
    app.clock.advance({ days: 29 });
    await erase();
    expect((await rowOf(job.id))?.description).toBe(job.description);
    app.clock.advance({ days: 2 });
    await erase();
    expect(await rowOf(job.id)).toMatchObject({
      title: "Accountant",
      description: "",
      skills: [],
      salaryMinPaise: null,
    });
    expect(await app.db.$count(jobEdits, eq(jobEdits.jobId, job.id))).toBe(0);
    expect(await app.db.$count(jobMarks, eq(jobMarks.jobId, job.id))).toBe(0);
    expect((await call(undefined, "GET", `/${job.id}`)).status).toBe(410);
  });

  test("resumes are erased with it; who applied keeps the history", async () => {
    const [job, ravi] = [await insertJob(app, company), await app.signIn("Ravi")];
    const applied = await apply(ravi, job);
    expect(applied.status).toBe(201);
    const before = await applicationOf(applied.json._id);
    const isTheirs = eq(uploads.id, before.resumeId!);
    await call(asha, "DELETE", `/${job.id}`);
    await newestMessage(app, ravi.member.email!, 1, /not filling/);
    expect(await app.db.$count(uploads, isTheirs)).toBe(1);
    app.clock.advance({ days: 31 });
    await eraseDeletedJobsJob.run(context(), {}, signal);
    expect(await app.db.$count(uploads, isTheirs)).toBe(0);
    expect(await applicationOf(before.id)).toMatchObject({
      resumeId: null,
      stage: "rejected",
      memberId: ravi.member.id,
    });
  });

  test("somebody who applies while it is deleted is refused or answered", async () => {
    for (let round = 0; round < 5; round++) {
      const [job, ravi] = [await insertJob(app, company), await app.signIn("Ravi")];
      const [applied, deleted] = await Promise.all([apply(ravi, job), call(asha, "DELETE", `/${job.id}`)]);
      expect(deleted.status).toBe(204);
      const stages = () =>
        app.db.select({ stage: applications.stage }).from(applications).where(eq(applications.jobId, job.id));
      const expected = applied.status === 201 ? [{ stage: "rejected" }] : [];
      expect([201, 410]).toContain(applied.status);
      await eventually(async () => expect(await stages()).toEqual(expected));
    }
  });

  test("jobs are erased with their company", async () => {
    const { id } = await insertJob(app, company);
    const now = new Date();
    await inTransaction(app.db, async (tx) => {
      await tx.update(companies).set({ deletedAt: now, erasedAt: now }).where(eq(companies.id, company.id));
      await changed(context(), tx, "company", [company.id]);
    });
    expect(await rowOf(id)).toMatchObject({ description: "", deletedAt: now, erasedAt: now });
  });
});

describe("visits", () => {
  test("a visitor counts once an hour; the team and bots do not", async () => {
    const { id, version } = await insertJob(app, company);
    const visit = (as?: Person, headers?: Record<string, string>) =>
      app.call("POST", `/api/jobs/${id}/view`, { as, body: {}, headers });
    const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0" };
    expect((await visit(undefined, browser)).status).toBe(204);
    await visit(undefined, browser);
    await visit(asha, browser);
    await visit(undefined, { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" });
    expect(await rowOf(id)).toMatchObject({ views: 1, version });
    expect((await call(asha, "GET", `/${id}`)).json.views).toBe(1);
    app.clock.advance({ hours: 3 });
    await deleteJobVisitsJob.run(context(), {}, signal);
    expect(await app.db.$count(jobVisits, eq(jobVisits.jobId, id))).toBe(0);
    await visit(undefined, browser);
    expect((await rowOf(id))?.views).toBe(2);
  });
});

describe("others who show it", () => {
  test("an open job is in the sitemap, a closed one is not", async () => {
    const [open, closed] = [
      await insertJob(app, company),
      await insertJob(app, company, { status: "closed" }),
    ];
    const xml = await readSitemap(app, "/sitemaps/jobs-1.xml");
    expect(xml).toContain(`/jobs/accountant-${open.id}</loc>`);
    expect(xml).not.toContain(closed.id);
  });

  test("a change invalidates its page, its company's, the lists and the home page", async () => {
    const { id } = await insertJob(app, company);
    const invalidate = vi.spyOn(app.services.pages, "invalidate");
    await call(asha, "PATCH", `/${id}`, { openings: 9 });
    const tags = invalidate.mock.calls.flatMap(([, each]) => each);
    invalidate.mockRestore();
    expect(tags).toEqual(expect.arrayContaining([jobTag(id), companyTag(company.id), JOBS_TAG, "home"]));
  });

  test("it is in the export of its owner's account, and its author's name goes with their account", async () => {
    const ravi = await app.signIn("Ravi");
    await insertManager(app, company, ravi);
    const id: string = (await create(ravi)).json._id;
    const part = app.services.registry.accountParts.find(({ kinds }) => "jobs" in kinds);
    expect(await part?.kinds.jobs?.(app.db, asha.member.id)).toMatchObject([{ id }]);
    expect(await part?.kinds.jobs?.(app.db, ravi.member.id)).toEqual([]);
    await inTransaction(app.db, (tx) => part!.erase(context(), tx, ravi.member.id));
    expect(await rowOf(id)).toMatchObject({ authorId: null, title: "Accountant" });
  });
});
