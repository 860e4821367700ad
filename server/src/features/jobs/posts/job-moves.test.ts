import { beforeEach, describe, expect, test } from "vitest";
import { JOB_STATUSES, JOB_TEXT, type JobAction, type JobStatus } from "@cardplaza/contract/jobs/job-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { signInAs } from "../../admin/admin.fixtures.ts";
import type { CompanyRow } from "../../companies/company/companies.table.ts";
import { insertCompany, insertManager } from "../../companies/company/company.fixtures.ts";
import { noticesTo } from "../../notifications/notify.fixtures.ts";
import { endPlan } from "../../plan/plan.fixtures.ts";
import { insertWaiting } from "../answers/answers.fixtures.ts";
import { employers } from "../answers/employers.table.ts";
import { insertJob, insertJobs } from "../job.fixtures.ts";
import { jobCalls } from "./job-calls.fixtures.ts";

const app = await sharedTestApp();
const { call, create, move, mine, rowOf, inDays } = jobCalls(app);
let asha: Person;
let company: CompanyRow;

beforeEach(async () => {
  asha = await app.signIn("Asha");
  company = await insertCompany(app, asha);
});

const ago = (days: number) => new Date(app.clock.now().getTime() - days * DAY_MS);

describe("the states", () => {
  /** By action and state: the next state, or null if it is refused. */
  const MOVES: Record<JobAction, Record<JobStatus, JobStatus | null>> = {
    publish: {
      draft: "open",
      rejected: "open",
      open: "open",
      pending: "pending",
      paused: null,
      closed: null,
      expired: null,
    },
    pause: {
      draft: null,
      rejected: null,
      open: "paused",
      pending: null,
      paused: "paused",
      closed: null,
      expired: null,
    },
    close: {
      draft: null,
      rejected: null,
      open: "closed",
      pending: null,
      paused: "closed",
      closed: "closed",
      expired: "closed",
    },
    reopen: {
      draft: null,
      rejected: null,
      open: "open",
      pending: null,
      paused: "open",
      closed: "open",
      expired: "open",
    },
  };
  const every = (Object.keys(MOVES) as JobAction[]).flatMap((action) =>
    JOB_STATUSES.map((from) => ({ action, from, to: MOVES[action][from] })),
  );
  test.each(every)("$action a job that is $from: $to", async ({ action, from, to }) => {
    const { id, version } = await insertJob(app, company, { status: from });
    const { status, json } = await move(asha, id, action, action === "reopen" ? inDays(20) : undefined);
    expect(to === null ? [status, json.message] : [status, json.status]).toEqual(
      to === null ? [422, JOB_TEXT.notNow[action]] : [200, to],
    );
    const moved = to !== null && (to !== from || (action === "reopen" && from === "open"));
    expect((await rowOf(id))?.version).toBe(moved ? version + 1 : version);
  });

  test("a job opens only if it is complete", async () => {
    const { id } = await insertJob(app, company, {
      status: "draft",
      openedAt: null,
      description: "Short",
      skills: [],
      locations: [],
      applyMode: "external",
      validThrough: inDays(0),
    });
    const { status, json } = await move(asha, id, "publish");
    expect([status, json.fields]).toEqual([
      422,
      {
        description: "At least 100 characters.",
        skills: JOB_TEXT.needSkill,
        locations: JOB_TEXT.needLocation,
        applyUrl: JOB_TEXT.badApplyUrl,
        validThrough: JOB_TEXT.badValidThrough,
      },
    ]);
  });

  test("the day of a walk-in may not have passed", async () => {
    const walkIn = { date: inDays(-1), time: "10:30", venue: "Plot 14, Bhosari" };
    const id = (await create(asha, { applyMode: "walk_in", walkIn })).json._id;
    expect((await move(asha, id, "publish")).json.fields).toEqual({ walkIn: JOB_TEXT.pastWalkIn });
    await call(asha, "PATCH", `/${id}`, { walkIn: { ...walkIn, date: inDays(0) } });
    expect((await move(asha, id, "publish")).json.status).toBe("open");
    app.clock.advance({ days: 3 });
    expect((await call(asha, "PATCH", `/${id}`, { openings: 4 })).status).toBe(200);
  });

  test("one that has expired needs a new last day, from tomorrow to 90 days", async () => {
    const { id } = await insertJob(app, company, { status: "expired", validThrough: inDays(-2) });
    for (const day of [undefined, inDays(0), inDays(91)]) {
      const { status, json } = await move(asha, id, "reopen", day);
      expect([status, json.fields]).toEqual([422, { validThrough: JOB_TEXT.badValidThrough }]);
    }
    const { json } = await move(asha, id, "reopen", inDays(90));
    expect([json.status, json.validThrough]).toEqual(["open", inDays(90)]);
  });

  test("one whose last day passed tonight has expired before the clock's work", async () => {
    const { id } = await insertJob(app, company, { validThrough: inDays(-1) });
    expect((await call(undefined, "GET", `/${id}`)).json.status).toBe("expired");
    expect((await move(asha, id, "pause")).json.message).toBe(JOB_TEXT.notNow.pause);
    expect((await move(asha, id, "reopen", inDays(5))).json.status).toBe("open");
  });

  test("one that is paused opens again on its last day", async () => {
    const { id } = await insertJob(app, company, { status: "paused", validThrough: inDays(0) });
    expect((await move(asha, id, "reopen")).json.status).toBe("open");
  });

  test("an open one is renewed with a new last day, which is shown and makes it no newer", async () => {
    const { id, openedAt } = await insertJob(app, company, { openedAt: ago(40) });
    const renewed = await move(asha, id, "reopen", inDays(60));
    expect(renewed.json).toMatchObject({
      status: "open",
      validThrough: inDays(60),
      openedAt: openedAt?.toISOString(),
      edits: [{ fields: ["Last day"] }],
    });
    expect((await move(asha, id, "reopen", inDays(60))).json.edits).toHaveLength(1);
    expect((await move(asha, id, "reopen", inDays(91))).json.fields).toEqual({
      validThrough: JOB_TEXT.badValidThrough,
    });
  });

  test("closing and opening again makes a job new only after 30 days", async () => {
    const [young, old] = [
      await insertJob(app, company, { status: "closed", openedAt: ago(29) }),
      await insertJob(app, company, { status: "closed", openedAt: ago(31) }),
    ];
    expect((await move(asha, young.id, "reopen")).json.openedAt).toBe(young.openedAt?.toISOString());
    const again = (await move(asha, old.id, "reopen")).json.openedAt;
    expect(Date.parse(again)).toBeGreaterThan(ago(1).getTime());
  });

  test("the reason of a pause by the clock ends with the pause", async () => {
    const { id } = await insertJob(app, company, { status: "paused", pausedFor: "3 applications wait" });
    expect((await call(asha, "GET", `/${id}`)).json.pausedFor).toBe("3 applications wait");
    expect((await move(asha, id, "reopen")).json.pausedFor).toBe("");
  });
});

describe("the limit", () => {
  test("three jobs are open on the free plan, also when three are published at once on the last place", async () => {
    await insertJobs(app, company, 2);
    const drafts = await insertJobs(app, company, 3, { status: "draft", openedAt: null });
    const tries = await Promise.all(drafts.map(({ id }) => move(asha, id, "publish")));
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
    const refused = tries.find(({ status }) => status === 403);
    expect([refused?.json.code, refused?.json.message]).toEqual(["LIMIT_REACHED", JOB_TEXT.limit]);
    expect(await mine(asha)).toMatchObject({ open: 3, limit: 3, total: 5 });
  });

  test("publishing and reopening at once share the last place, by the owner and a manager", async () => {
    const ravi = await app.signIn("Ravi");
    await insertManager(app, company, ravi);
    await insertJobs(app, company, 2);
    const draft = await insertJob(app, company, { status: "draft", openedAt: null });
    const paused = await insertJob(app, company, { status: "paused" });
    const tries = await Promise.all([move(asha, draft.id, "publish"), move(ravi, paused.id, "reopen")]);
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  });

  test("what is paused, closed, expired or past its last day takes no place; what waits for review does", async () => {
    for (const status of ["paused", "closed", "expired", "draft", "rejected"] as const)
      await insertJob(app, company, { status });
    await insertJob(app, company, { validThrough: inDays(-1) });
    await insertJobs(app, company, 2);
    await insertJob(app, company, { status: "pending" });
    expect((await mine(asha)).open).toBe(3);
    const { id } = await insertJob(app, company, { status: "draft", openedAt: null });
    expect((await move(asha, id, "publish")).json.code).toBe("LIMIT_REACHED");
  });

  test("25 with the plan of the owner; what is open stays so after it", async () => {
    const [meera, ravi] = [await app.signIn("Meera", { premium: true }), await app.signIn("Ravi")];
    const theirs = await insertCompany(app, meera);
    await insertManager(app, theirs, ravi);
    await insertJobs(app, theirs, 24);
    const [one, two] = await insertJobs(app, theirs, 2, { status: "draft", openedAt: null });
    expect((await move(ravi, one!.id, "publish")).status).toBe(200);
    expect((await move(ravi, two!.id, "publish")).json.message).toBe(JOB_TEXT.limitPremium);
    await endPlan(app, meera);
    expect(await mine(meera)).toMatchObject({ open: 25, limit: 3 });
    expect((await call(meera, "PATCH", `/${one!.id}`, { openings: 3 })).json.status).toBe("open");
    await move(meera, one!.id, "pause");
    expect((await move(meera, one!.id, "reopen")).json.message).toBe(JOB_TEXT.limit);
  });

  test("an open job moves to another company only if that has a place", async () => {
    const other = await insertCompany(app, await app.signIn("Meera"));
    await insertManager(app, other, asha);
    await insertJobs(app, other, 3);
    const { id } = await insertJob(app, company);
    expect((await call(asha, "PATCH", `/${id}`, { companyId: other.id })).json.code).toBe("LIMIT_REACHED");
    expect((await rowOf(id))?.companyId).toBe(company.id);
  });
});

describe("applications that wait", () => {
  test("of more than 45 days keep a company that answers too few from opening a job", async () => {
    await app.db.insert(employers).values({ companyId: company.id, counted: 20, replyRate: 40 });
    const open = await insertJob(app, company);
    await insertWaiting(app, open, 2, { appliedAt: ago(46) });
    expect(await mine(asha)).toMatchObject({ blockedBy: 2, figures: { replyRate: 40 } });
    const draft = await insertJob(app, company, { status: "draft", openedAt: null });
    const paused = await insertJob(app, company, { status: "paused" });
    for (const tried of [await move(asha, draft.id, "publish"), await move(asha, paused.id, "reopen")]) {
      expect(tried.status).toBe(422);
      expect(tried.json.message).toContain(JOB_TEXT.unansweredBlock);
    }
    await app.call("POST", "/api/applications/answer-old", { as: asha, body: {} });
    expect((await move(asha, draft.id, "publish")).json.status).toBe("open");
  });

  test("of more than 30 days keep their own job paused", async () => {
    const paused = await insertJob(app, company, { status: "paused" });
    await insertWaiting(app, paused, 1, { appliedAt: ago(31) });
    expect((await move(asha, paused.id, "reopen")).status).toBe(422);
    expect((await rowOf(paused.id))?.status).toBe("paused");
  });
});

describe("flagged words", () => {
  const FEE = "There is a Registration-fee of Rs 500, which is paid back with the first salary. ".repeat(2);

  test("let a job wait, and its team is told for which word", async () => {
    const id = (await create(asha, { description: FEE })).json._id;
    const { json } = await move(asha, id, "publish");
    expect([json.status, json.reviewReason, json.openedAt]).toEqual(["pending", "registration fee", null]);
    expect((await call(undefined, "GET", `/${id}`)).status).toBe(404);
    expect((await move(asha, id, "close")).json.message).toBe(JOB_TEXT.notNow.close);
  });

  test("are found in questions, skills and the place of a walk-in too", async () => {
    const question = { key: "q1", text: "Can you pay a security deposit?", type: "yes_no", required: true };
    const walkIn = { date: inDays(3), time: "10:00", venue: "Plot 14, bring the training fee" };
    for (const hidden of [
      { questions: [question] },
      { skills: ["WhatsApp only"] },
      { applyMode: "walk_in", walkIn },
    ]) {
      const id = (await create(asha, hidden)).json._id;
      expect((await move(asha, id, "publish")).json.status).toBe("pending");
      await call(asha, "DELETE", `/${id}`);
    }
  });

  test("that are added to an open job let it wait too, and it opens once they are gone", async () => {
    const { id, description } = await insertJob(app, company);
    expect((await call(asha, "PATCH", `/${id}`, { description: FEE })).json.status).toBe("pending");
    expect((await call(undefined, "GET", `/${id}`)).status).toBe(404);
    const mended = await call(asha, "PATCH", `/${id}`, { description });
    expect([mended.json.status, mended.json.reviewReason]).toEqual(["open", ""]);
  });

  test.each(["paused", "closed", "expired"] as const)(
    "that are added while it is %s hide its page, and are read when it opens again",
    async (state) => {
      const { id, description } = await insertJob(app, company, { status: state });
      const seen = async () => (await call(undefined, "GET", `/${id}`)).status;
      const { json } = await call(asha, "PATCH", `/${id}`, { description: FEE });
      expect([json.status, json.reviewReason, await seen()]).toEqual([state, "registration fee", 404]);
      expect((await mine(asha)).jobs[0]).toMatchObject({ status: state, reviewReason: "registration fee" });
      await call(asha, "PATCH", `/${id}`, { description });
      expect([await seen(), (await mine(asha)).jobs[0]?.reviewReason]).toEqual([200, ""]);
      await call(asha, "PATCH", `/${id}`, { description: FEE });
      expect((await move(asha, id, "reopen", inDays(20))).json.status).toBe("pending");
    },
  );

  test("a moderator approves them once; other words wait again", async () => {
    const kabir = await signInAs(app, "Kabir", "moderator");
    const id = (await create(asha, { description: FEE })).json._id;
    const { version } = (await move(asha, id, "publish")).json;
    const decide = (body: { action: "approve" | "reject"; reason?: string; version: number }, as = kabir) =>
      app.call("PATCH", `/api/admin/jobs/${id}`, { as, body });
    const approved = await decide({ action: "approve", version });
    expect([approved.status, approved.json.status, approved.json.reviewReason]).toEqual([200, "open", ""]);
    expect(approved.json.openedAt).not.toBeNull();
    expect(await noticesTo(app, asha)).toEqual(["Accountant was reviewed and is open."]);
    // The same decision from another screen.
    expect((await decide({ action: "reject", reason: "Asks for money.", version })).status).toBe(409);
    const now = approved.json.version;
    expect((await decide({ action: "approve", version: now })).json.message).toBe(JOB_TEXT.notNow.approve);
    await move(asha, id, "pause");
    expect((await move(asha, id, "reopen")).json.status).toBe("open");
    expect((await call(asha, "PATCH", `/${id}`, { openings: 5 })).json.status).toBe("open");
    const more = await call(asha, "PATCH", `/${id}`, { department: "Joining fee" });
    expect([more.json.status, more.json.reviewReason]).toEqual(["pending", "joining fee"]);
  });

  test("a moderator rejects with a reason, which the whole team reads; a corrected job is published again", async () => {
    const [kabir, ravi] = [await signInAs(app, "Kabir", "moderator"), await app.signIn("Ravi")];
    await insertManager(app, company, ravi);
    const id = (await create(asha, { description: FEE })).json._id;
    const { version } = (await move(asha, id, "publish")).json;
    const decide = (body: { action: "approve" | "reject"; reason?: string; version: number }) =>
      app.call("PATCH", `/api/admin/jobs/${id}`, { as: kabir, body });
    expect((await decide({ action: "reject", version })).json.fields).toEqual({
      reason: JOB_TEXT.needReason,
    });
    const rejected = await decide({ action: "reject", reason: "Nobody pays to work.", version });
    expect(rejected.json).toMatchObject({ status: "rejected", reviewReason: "Nobody pays to work." });
    for (const member of [asha, ravi])
      expect(await noticesTo(app, member)).toEqual([
        "We could not publish Accountant as it is. Nobody pays to work.",
      ]);
    expect((await move(asha, id, "publish")).json.status).toBe("pending");
    await call(asha, "PATCH", `/${id}`, { description: "Plain work for plain pay. ".repeat(5) });
    expect((await call(undefined, "GET", `/${id}`)).json.status).toBe("open");
  });

  test("only moderators decide", async () => {
    const finance = await signInAs(app, "Farah", "finance");
    const { id, version } = await insertJob(app, company, { status: "pending" });
    const decide = (as?: Person | typeof finance) =>
      app.send("PATCH", `/api/admin/jobs/${id}`, { as, body: { action: "approve", version } });
    expect([(await decide(finance)).status, (await decide(asha)).status, (await decide()).status]).toEqual([
      403, 401, 401,
    ]);
  });
});
