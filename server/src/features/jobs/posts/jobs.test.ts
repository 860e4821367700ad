import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { COMPANY_TEXT } from "@cardplaza/contract/companies/company-words";
import { APPLICATION_STAGES } from "@cardplaza/contract/jobs/application-words";
import { JOB_TEXT } from "@cardplaza/contract/jobs/job-words";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import type { CompanyRow } from "../../companies/company/companies.table.ts";
import { insertCompany, insertManager } from "../../companies/company/company.fixtures.ts";
import { companyManagers } from "../../companies/team/team.table.ts";
import { blocks } from "../../moderation/moderation.table.ts";
import { insertApplication, insertJob } from "../job.fixtures.ts";
import { COMPLETE, jobCalls } from "./job-calls.fixtures.ts";

const app = await sharedTestApp();
const { call, create, move, mine, rowOf, inDays } = jobCalls(app);
let asha: Person;
let company: CompanyRow;

beforeEach(async () => {
  asha = await app.signIn("Asha");
  company = await insertCompany(app, asha);
});

describe("a job", () => {
  test("is written as a draft, published, changed, closed and deleted", async () => {
    const made = await create(asha);
    expect([made.status, made.json.status, made.json.isOwn]).toEqual([201, "draft", true]);
    const id = made.json._id;
    const seen = () => call(undefined, "GET", `/${id}`);
    expect((await seen()).status).toBe(404);

    const opened = await move(asha, id, "publish");
    expect([opened.status, opened.json.status]).toEqual([200, "open"]);
    const { json } = await seen();
    expect(json).toMatchObject({
      ...COMPLETE,
      locations: [{ city: "Pune", state: "Maharashtra", pin: "411026" }],
      slug: `accountant-${id}`,
      status: "open",
      validThrough: inDays(30),
      company: { _id: company.id, name: "Deshmukh Fasteners", replyRate: null },
      isOwn: false,
      edits: [],
      saved: false,
      appliedAt: null,
    });
    for (const ofTeam of ["views", "reviewReason", "pausedFor"]) expect(json).not.toHaveProperty(ofTeam);
    expect(await rowOf(id)).toMatchObject({
      authorId: asha.member.id,
      paiseAYear: 90_000_000,
    });

    expect((await move(asha, id, "close")).json.status).toBe("closed");
    expect((await seen()).json.status).toBe("closed");
    expect((await call(asha, "DELETE", `/${id}`)).status).toBe(204);
    const gone = await seen();
    expect([gone.status, gone.json.message]).toEqual([410, JOB_TEXT.gone]);
    expect((await call(asha, "PATCH", `/${id}`, { openings: 3 })).status).toBe(404);
  });

  test("begins in the company's city with a month to apply, and with no more than a title", async () => {
    const { status, json } = await call(asha, "POST", "", { title: "Turner" });
    expect(status).toBe(201);
    expect(json).toMatchObject({
      locations: [{ city: "Pune", state: "Maharashtra", pin: "411026" }],
      validThrough: inDays(30),
      employmentType: "FULL_TIME",
      applyMode: "internal",
      openings: 1,
    });
  });

  test("needs a completed company", async () => {
    const ravi = await app.signIn("Ravi");
    const none = await create(ravi);
    expect([none.status, none.json.message]).toEqual([422, JOB_TEXT.noCompany]);
    expect((await call(ravi, "GET", "/mine")).json.message).toBe(JOB_TEXT.noCompany);
    await insertCompany(app, ravi, { completedAt: null });
    expect((await create(ravi)).json.message).toBe(JOB_TEXT.notCompleted);
    expect((await create(ravi, { companyId: company.id })).json.message).toBe(COMPANY_TEXT.notFound);
  });

  test("a draft that was never open is not found once it is deleted", async () => {
    const id = (await create(asha)).json._id;
    await call(asha, "DELETE", `/${id}`);
    expect((await call(undefined, "GET", `/${id}`)).status).toBe(404);
    expect((await call(asha, "GET", `/${id}`)).status).toBe(410);
  });

  test("keeps a hidden salary to its team", async () => {
    const id = (await create(asha, { salaryHidden: true })).json._id;
    await move(asha, id, "publish");
    expect((await call(asha, "GET", `/${id}`)).json.salaryMaxPaise).toBe(7_500_000);
    const { text, json } = await call(undefined, "GET", `/${id}`);
    expect([json.salaryMinPaise, json.salaryMaxPaise, json.salaryHidden]).toEqual([null, null, true]);
    expect(text).not.toMatch(/7500000|90000000/);
    expect((await rowOf(id))?.paiseAYear).toBeNull();
    await call(asha, "PATCH", `/${id}`, { salaryHidden: false });
    expect((await rowOf(id))?.paiseAYear).toBe(90_000_000);
  });

  test("keeps what marks an answer to its team", async () => {
    const question = {
      key: "q1",
      text: "Do you know Tally?",
      type: "yes_no",
      required: true,
      knockout: true,
    };
    const id = (await create(asha, { questions: [question] })).json._id;
    await move(asha, id, "publish");
    expect((await call(asha, "GET", `/${id}`)).json.questions[0].knockout).toBe(true);
    expect((await call(undefined, "GET", `/${id}`)).json.questions[0]).toMatchObject({
      key: "q1",
      knockout: null,
    });
    const reworded = { ...question, text: "Do you know Tally Prime?" };
    const { json } = await call(asha, "PATCH", `/${id}`, { questions: [reworded] });
    expect(json.questions).toMatchObject([{ key: "q1", text: "Do you know Tally Prime?" }]);
  });

  test("is refused with a reason for each wrong field", async () => {
    const wrong = await create(asha, {
      title: "Clerk ₹25,000",
      expMin: 41,
      openings: 0,
      skills: ["Tally", "tally"],
      applyUrl: "http://elsewhere.example",
      locations: [{ city: "Pune", state: "", pin: "12" }],
    });
    expect([wrong.status, wrong.json.fields]).toEqual([
      400,
      {
        title: JOB_TEXT.salaryInTitle,
        expMin: JOB_TEXT.badExperience,
        openings: "At least 1.",
        skills: JOB_TEXT.sameSkill,
        applyUrl: JOB_TEXT.badApplyUrl,
        "locations.0.pin": "A PIN code has six digits.",
      },
    ]);
    expect((await create(asha, { salaryMinPaise: 200, salaryMaxPaise: 100 })).json.fields).toEqual({
      salaryMaxPaise: JOB_TEXT.badMaxSalary,
    });
    expect((await create(asha, { expMin: 5 })).json.fields).toEqual({ expMax: JOB_TEXT.badMaxExperience });
    expect((await create(asha, { title: "Call 98765 43210" })).json.fields).toEqual({
      title: JOB_TEXT.contactInTitle,
    });
  });

  test("holds hostile text as text", async () => {
    const hostile = `</script><script>alert(1)</script>`;
    const { json } = await create(asha, {
      title: `Clerk ${hostile}\u202E`,
      description: `${hostile}\n"quoted" & '); drop table jobs;-- ${"x".repeat(100)}`,
      skills: ["=cmd|' /C calc'!A0", "<b>GST</b>"],
      department: "@SUM(A1)",
    });
    expect(json).toMatchObject({
      title: `Clerk ${hostile}`,
      skills: ["=cmd|' /C calc'!A0", "<b>GST</b>"],
      department: "@SUM(A1)",
    });
    expect(json.slug).toMatch(/^[a-z0-9-]+$/);
    expect((await move(asha, json._id, "publish")).json.status).toBe("open");
    expect((await call(undefined, "GET", `/${json.slug}`)).json.description).toContain("drop table jobs;--");
  });
});

describe("a change", () => {
  test("of an open job is shown with the day and the fields, not with the values", async () => {
    const { id } = await insertJob(app, company);
    await call(asha, "PATCH", `/${id}`, { salaryMinPaise: 70_000_000, expMax: 5, expMin: 2, openings: 1 });
    await call(asha, "PATCH", `/${id}`, { description: `${COMPLETE.description} And the wages.` });
    await move(asha, id, "pause");
    await call(asha, "PATCH", `/${id}`, { workMode: "remote" });
    const { edits } = (await call(undefined, "GET", `/${id}`)).json;
    expect(edits.map(({ fields }: { fields: string[] }) => fields)).toEqual([
      ["Work mode"],
      ["Description"],
      ["Experience", "Salary"],
    ]);
    expect(Date.parse(edits[0].at)).toBeGreaterThan(0);
  });

  test("of a draft or a closed job is not, and one that changes nothing is none", async () => {
    const draft = await insertJob(app, company, { status: "draft", openedAt: null });
    const closed = await insertJob(app, company, { status: "closed" });
    const open = await insertJob(app, company);
    for (const { id } of [draft, closed]) await call(asha, "PATCH", `/${id}`, { openings: 9 });
    await call(asha, "PATCH", `/${open.id}`, { skills: ["Tally", "GST"], locations: open.locations });
    for (const { id } of [draft, closed, open])
      expect((await call(asha, "GET", `/${id}`)).json.edits).toEqual([]);
  });

  test("leaves an open job complete", async () => {
    const { id } = await insertJob(app, company);
    const emptied = await call(asha, "PATCH", `/${id}`, {
      skills: [],
      locations: [],
      description: "Short",
      applyMode: "walk_in",
      validThrough: inDays(0),
    });
    expect([emptied.status, emptied.json.fields]).toEqual([
      422,
      {
        skills: JOB_TEXT.needSkill,
        locations: JOB_TEXT.needLocation,
        description: "At least 100 characters.",
        walkIn: JOB_TEXT.needWalkIn,
        validThrough: JOB_TEXT.badValidThrough,
      },
    ]);
    expect((await call(undefined, "GET", `/${id}`)).json.skills).toEqual(["Tally", "GST"]);
  });

  test("is possible on the last day too", async () => {
    const { id, validThrough } = await insertJob(app, company, { validThrough: inDays(0) });
    expect((await call(asha, "PATCH", `/${id}`, { openings: 2, validThrough })).status).toBe(200);
  });

  test("of title and company ends with the first application", async () => {
    const other = await insertCompany(app, await app.signIn("Meera"), { name: "Kulkarni Castings" });
    await insertManager(app, other, asha);
    const job = await insertJob(app, company);
    const renamed = await call(asha, "PATCH", `/${job.id}`, { title: "Senior accountant" });
    expect(renamed.json).toMatchObject({ title: "Senior accountant", edits: [{ fields: ["Title"] }] });
    const moved = await call(asha, "PATCH", `/${job.id}`, { companyId: other.id });
    expect(moved.json.company.name).toBe("Kulkarni Castings");
    const applied = await rowOf(job.id);
    await insertApplication(app, applied!, await app.signIn("Ravi"));
    for (const change of [{ title: "Cashier" }, { companyId: company.id }]) {
      const refused = await call(asha, "PATCH", `/${job.id}`, change);
      expect([refused.status, refused.json.message]).toEqual([422, JOB_TEXT.locked]);
    }
    const same = { title: "Senior accountant", companyId: other.id, openings: 4 };
    expect((await call(asha, "PATCH", `/${job.id}`, same)).json.openings).toBe(4);
  });

  test("two tabs: the one with the old version is told", async () => {
    const { id, version } = await insertJob(app, company);
    expect((await call(asha, "PATCH", `/${id}`, { openings: 5, version })).status).toBe(200);
    expect((await call(asha, "PATCH", `/${id}`, { openings: 6, version })).status).toBe(409);
  });
});

describe("who may", () => {
  test("a manager does what the owner does, until they are removed", async () => {
    const ravi = await app.signIn("Ravi");
    await insertManager(app, company, ravi);
    const { id } = await insertJob(app, company, { status: "draft", openedAt: null });
    expect((await call(ravi, "PATCH", `/${id}`, { openings: 7 })).json.isOwn).toBe(true);
    expect((await move(ravi, id, "publish")).json.status).toBe("open");
    expect((await create(ravi)).status).toBe(201);
    await app.db
      .delete(companyManagers)
      .where(and(eq(companyManagers.companyId, company.id), eq(companyManagers.memberId, ravi.member.id)));
    expect((await move(ravi, id, "close")).status).toBe(404);
    expect((await call(ravi, "GET", `/mine?company=${company.id}`)).json.message).toBe(COMPANY_TEXT.notFound);
    expect((await create(ravi)).json.message).toBe(JOB_TEXT.noCompany);
    expect((await call(ravi, "GET", `/${id}`)).json.isOwn).toBe(false);
  });

  test("a stranger sees only what was open, and changes nothing", async () => {
    const stranger = await app.signIn("Stranger");
    const found = async (status: "draft" | "pending" | "rejected" | "paused" | "closed" | "expired") => {
      const { id } = await insertJob(app, company, { status });
      return (await call(stranger, "GET", `/${id}`)).status;
    };
    expect([await found("draft"), await found("pending"), await found("rejected")]).toEqual([404, 404, 404]);
    expect([await found("paused"), await found("closed"), await found("expired")]).toEqual([200, 200, 200]);
    const { id } = await insertJob(app, company);
    const tries = [
      await call(stranger, "PATCH", `/${id}`, { openings: 2 }),
      await call(stranger, "DELETE", `/${id}`),
      await move(stranger, id, "close"),
      await call(stranger, "PATCH", `/${id}`, { companyId: company.id }),
    ];
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await call(undefined, "PATCH", `/${id}`, { openings: 2 })).status).toBe(401);
    expect((await rowOf(id))?.version).toBe(1);
  });

  test("a job is hidden and gone with its company, and not found by whom the owner blocked", async () => {
    const ravi = await app.signIn("Ravi");
    const { id } = await insertJob(app, company);
    const seen = async (as?: Person) => (await call(as, "GET", `/${id}`)).status;
    await app.db
      .insert(blocks)
      .values({ blockerId: asha.member.id, blockedId: ravi.member.id, createdAt: new Date() });
    expect([await seen(ravi), await seen()]).toEqual([404, 200]);
    await app.call("POST", `/api/companies/${company.id}/hide`, { as: asha, body: {} });
    expect([await seen(), await seen(asha)]).toEqual([404, 200]);
    await app.call("POST", `/api/companies/${company.id}/show`, { as: asha, body: {} });
    await app.call("DELETE", `/api/companies/${company.id}`, { as: asha });
    expect(await seen()).toBe(410);
  });

  test("a member reports it once, its team does not", async () => {
    const ravi = await app.signIn("Ravi");
    const { id } = await insertJob(app, company);
    const report = (as: Person) => call(as, "POST", `/${id}/report`, { reason: "Asks for money" });
    expect([(await report(ravi)).status, (await report(ravi)).status]).toEqual([201, 200]);
    expect((await report(asha)).json.message).toBe(JOB_TEXT.own);
  });
});

describe("the team's list", () => {
  test("counts the applications by stage, and those without an answer", async () => {
    const job = await insertJob(app, company);
    const now = new Date();
    const people = await Promise.all(["Ravi", "Meera", "Sunil", "Neha"].map((name) => app.signIn(name)));
    await insertApplication(app, job, people[0]!);
    await insertApplication(app, job, people[1]!, { stage: "viewed", viewedAt: now });
    await insertApplication(app, job, people[2]!, { stage: "viewed", viewedAt: now, answeredAt: now });
    await insertApplication(app, job, people[3]!, { stage: "withdrawn", withdrawnAt: now });
    const draft = await insertJob(app, company, { status: "draft", openedAt: null, salaryHidden: true });
    const list = await mine(asha);
    const none = Object.fromEntries(APPLICATION_STAGES.map((stage) => [stage, 0]));
    expect(list).toMatchObject({
      total: 2,
      page: 1,
      pages: 1,
      limit: 3,
      open: 1,
      blockedBy: 0,
      figures: { replyRate: null, medianDays: null },
    });
    const byId = new Map(list.jobs.map((each: { _id: string }) => [each._id, each]));
    expect(byId.get(job.id)).toMatchObject({
      counts: { ...none, applied: 1, viewed: 2, withdrawn: 1 },
      unanswered: 2,
    });
    expect(byId.get(draft.id)).toMatchObject({ counts: none, unanswered: 0, salaryMaxPaise: 90_000_000 });
  });

  test("is narrowed by state, in which the last day counts before the clock's work", async () => {
    await insertJob(app, company, { validThrough: inDays(-1) });
    await insertJob(app, company);
    await insertJob(app, company, { status: "expired", validThrough: inDays(-9) });
    const totals = [];
    for (const status of ["open", "expired", "draft"])
      totals.push((await mine(asha, `?status=${status}`)).total);
    expect(totals).toEqual([1, 2, 0]);
  });
});
