import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { appointmentInWords } from "@cardplaza/contract/date-words";
import { APPLICATION_TEXT } from "@cardplaza/contract/jobs/application-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../../context.ts";
import { newId } from "../../../platform/ids.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { changed } from "../../../registry/changed.ts";
import { newestMessage } from "../../../testing/outbox.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { companies, type CompanyRow } from "../../companies/company/companies.table.ts";
import { insertCompany, insertManager } from "../../companies/company/company.fixtures.ts";
import { companyManagers } from "../../companies/team/team.table.ts";
import { noticesOfType } from "../../notifications/notify.fixtures.ts";
import { uploads } from "../../uploads/uploads.table.ts";
import { employers } from "../answers/employers.table.ts";
import { insertApplication, insertJob } from "../job.fixtures.ts";
import { jobs, type JobRow } from "../posts/jobs.table.ts";
import { applicationsPart } from "./account-part.ts";
import { applyCalls } from "./apply.fixtures.ts";
import { applicationEvents, applications, interviews } from "./applications.table.ts";
import { eventually } from "../../../testing/eventually.ts";

const app = await sharedTestApp();
const { apply, mine, withdraw, write, rowOf } = applyCalls(app);
let asha: Person;
let ravi: Person;
let meera: Person;
let company: CompanyRow;
let job: JobRow;

beforeEach(async () => {
  [asha, ravi, meera] = [
    await app.signIn("Asha Menon"),
    await app.signIn("Ravi Kulkarni"),
    await app.signIn("Meera Iyer"),
  ];
  company = await insertCompany(app, asha);
  job = await insertJob(app, company);
});

const storedDocuments = () => readdir(join(app.dataDir, "files", "documents")).catch(() => []);
const expectFileGone = (id: string) =>
  eventually(async () => expect(await storedDocuments()).not.toContain(`${id}.pdf`));

describe("withdrawing", () => {
  test("ends the application and its open proposals, and the team is told", async () => {
    const { id } = await insertApplication(app, job, ravi, { stage: "interview", answeredAt: new Date() });
    const proposal = await insertInterview(id);
    const { status, json } = await withdraw(ravi, id);
    expect([status, json.stage, json.interviews[0]?.status]).toEqual([200, "withdrawn", "withdrawn"]);
    expect(json.history.at(-1)).toMatchObject({ kind: "stage", by: "applicant", stage: "withdrawn" });
    expect(await rowOf(id)).toMatchObject({ version: 2, withdrawnAt: expect.any(Date) });
    expect(await noticesOfType(app, asha, "job_application")).toMatchObject([
      { message: "Ravi Kulkarni withdrew the application for Accountant." },
    ]);
    expect((await withdraw(ravi, id)).status).toBe(422);
    expect((await answer(ravi, proposal.id, { action: "decline" })).status).toBe(422);
    expect((await write(ravi, id)).json.message).toBe(APPLICATION_TEXT.ended);
    expect((await write(asha, id)).json.message).toBe(APPLICATION_TEXT.ended);
  });

  test.each(["hired", "rejected", "withdrawn"] as const)("is not possible once it is %s", async (stage) => {
    const { id } = await insertApplication(app, job, ravi, { stage });
    expect(await withdraw(ravi, id)).toMatchObject({
      status: 422,
      json: { message: APPLICATION_TEXT.ended },
    });
    expect(await rowOf(id)).toMatchObject({ stage, version: 1 });
  });

  test("is for the applicant alone, and happens once of five clicks", async () => {
    const { id } = await insertApplication(app, job, ravi);
    for (const as of [asha, meera]) expect((await withdraw(as, id)).status).toBe(404);
    const clicks = await Promise.all(Array.from({ length: 5 }, () => withdraw(ravi, id)));
    expect(clicks.map(({ status }) => status).sort((one, other) => one - other)).toEqual([
      200, 422, 422, 422, 422,
    ]);
  });

  test("takes it out of the company's figures", async () => {
    const { id } = await insertApplication(app, job, ravi, { unansweredAt: new Date() });
    await insertApplication(app, job, meera, { answeredAt: new Date(), stage: "shortlisted" });
    await withdraw(ravi, id);
    const [figures] = await app.db.select().from(employers).where(eq(employers.companyId, company.id));
    expect(figures).toMatchObject({ counted: 1, replyRate: 100 });
  });
});

const TOMORROW = () => new Date(Math.ceil(Date.now() / 60_000) * 60_000 + DAY_MS);
async function insertInterview(
  applicationId: string,
  times = [TOMORROW(), new Date(TOMORROW().getTime() + DAY_MS)],
) {
  const [row] = await app.db
    .insert(interviews)
    .values({ id: newId(), applicationId, mode: "phone", place: "", times, createdAt: new Date() })
    .returning();
  return row!;
}
const answer = (as: Person, id: string, body: { action: "choose" | "decline"; time?: string }) =>
  app.call("PATCH", `/api/interviews/${id}`, { as, body });
const choose = (as: Person, id: string, time: Date) =>
  answer(as, id, { action: "choose", time: time.toISOString() });

describe("a proposed interview", () => {
  test("is chosen once, and the team is told the time in India", async () => {
    const { id } = await insertApplication(app, job, ravi, { stage: "interview" });
    const proposal = await insertInterview(id);
    const time = proposal.times[1]!;
    const { status, json } = await choose(ravi, proposal.id, time);
    expect(status).toBe(200);
    expect(json.interviews).toMatchObject([{ _id: proposal.id, status: "chosen", time: time.toISOString() }]);
    expect(json.history.at(-1)).toMatchObject({
      kind: "interview",
      by: "applicant",
      text: `Chose ${appointmentInWords(time)}.`,
    });
    expect(await noticesOfType(app, asha, "job_application")).toMatchObject([
      {
        message: `Ravi Kulkarni confirmed the interview for Accountant on ${appointmentInWords(time)}.`,
        targetUrl: `/my-jobs?job=${job.id}&application=${id}`,
      },
    ]);
    expect(appointmentInWords(new Date("2026-05-12T11:00:00Z"))).toBe("Tue, 12 May, 4:30 pm");
    for (const again of [
      await choose(ravi, proposal.id, proposal.times[0]!),
      await answer(ravi, proposal.id, { action: "decline" }),
    ])
      expect(again).toMatchObject({ status: 422, json: { message: APPLICATION_TEXT.answered } });
  });

  test("may be declined", async () => {
    const { id } = await insertApplication(app, job, ravi, { stage: "interview" });
    const { json } = await answer(ravi, (await insertInterview(id)).id, { action: "decline" });
    expect(json.interviews).toMatchObject([{ status: "declined", time: null }]);
    expect(await noticesOfType(app, asha, "job_application")).toMatchObject([
      { message: "Ravi Kulkarni cannot come at the times you proposed for Accountant." },
    ]);
  });

  test("takes none but the proposed times that have not passed", async () => {
    const { id } = await insertApplication(app, job, ravi, { stage: "interview" });
    const past = new Date(Date.now() - 1000);
    const proposal = await insertInterview(id, [past, TOMORROW()]);
    expect((await choose(ravi, proposal.id, new Date(TOMORROW().getTime() + 1))).json.fields).toEqual({
      time: APPLICATION_TEXT.notProposed,
    });
    expect((await answer(ravi, proposal.id, { action: "choose" })).json.fields).toEqual({
      time: APPLICATION_TEXT.notProposed,
    });
    expect((await choose(ravi, proposal.id, past)).json.fields).toEqual({
      time: APPLICATION_TEXT.timePassed,
    });
    expect(
      (
        await app.send("PATCH", `/api/interviews/${proposal.id}`, {
          as: ravi,
          body: { action: "choose", time: "soon" },
        })
      ).status,
    ).toBe(400);
  });

  test("is answered by the applicant alone, one way of two at once", async () => {
    const { id } = await insertApplication(app, job, ravi, { stage: "interview" });
    const proposal = await insertInterview(id);
    for (const as of [asha, meera])
      expect((await answer(as, proposal.id, { action: "decline" })).status).toBe(404);
    expect((await answer(ravi, newId(), { action: "decline" })).status).toBe(404);
    const both = await Promise.all([
      choose(ravi, proposal.id, proposal.times[0]!),
      answer(ravi, proposal.id, { action: "decline" }),
    ]);
    expect(both.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 422]);
    expect(await noticesOfType(app, asha, "job_application")).toHaveLength(1);
  });
});

describe("a message", () => {
  test("of the company is an answer, in the bell and by mail; the applicant replies", async () => {
    await insertManager(app, company, meera);
    const { id } = await insertApplication(app, job, ravi);
    const sent = await write(meera, id, "Please call us: https://evil.example");
    expect([sent.status, sent.json.history.at(-1)]).toMatchObject([
      201,
      { kind: "message", by: "company", text: "Please call us: https://evil.example", stage: null },
    ]);
    expect(await rowOf(id)).toMatchObject({ answeredAt: expect.any(Date), stage: "applied" });
    expect(await app.db.$count(employers, eq(employers.companyId, company.id))).toBe(1);
    expect(await noticesOfType(app, ravi, "message_received")).toMatchObject([
      {
        message: "Deshmukh Fasteners wrote to you about your application for Accountant.",
        targetUrl: `/jobs?tab=applied&application=${id}`,
      },
    ]);
    const mail = await newestMessage(app, ravi.member.email!, 1, /wrote to you/);
    expect(mail.text).toContain("Please call us");
    expect(mail.text).not.toContain("https://evil.example");

    const first = (await rowOf(id)).answeredAt;
    await write(ravi, id, "I call you at noon.");
    await write(asha, id, "Good.");
    expect((await rowOf(id)).answeredAt).toEqual(first);
    expect((await mine(ravi))[0]?.history.map(({ by, text }) => [by, text])).toEqual([
      ["applicant", ""],
      ["company", "Please call us: https://evil.example"],
      ["applicant", "I call you at noon."],
      ["company", "Good."],
    ]);
    for (const colleague of [asha, meera])
      expect(await noticesOfType(app, colleague, "message_received")).toMatchObject([
        { message: "Ravi Kulkarni wrote to you about the application for Accountant." },
      ]);
  });

  test("of the applicant is no answer", async () => {
    const { id } = await insertApplication(app, job, ravi);
    await write(ravi, id);
    expect((await rowOf(id)).answeredAt).toBeNull();
  });

  test("is not for strangers, removed managers and members who blocked each other", async () => {
    const { id } = await insertApplication(app, job, ravi);
    await insertManager(app, company, meera);
    expect((await write(meera, id)).status).toBe(201);
    await app.db.delete(companyManagers).where(eq(companyManagers.companyId, company.id));
    for (const as of [meera, await app.signIn("Farah")]) expect((await write(as, id)).status).toBe(404);
    await app.call("PUT", `/api/blocks/${asha.member.id}`, { as: ravi });
    for (const as of [asha, ravi]) expect((await write(as, id)).status).toBe(404);
    expect((await app.send("POST", `/api/applications/${id}/messages`, { body: { text: "x" } })).status).toBe(
      401,
    );
  });

  test.each(["", " \u200b ", "m".repeat(2001), 7])("of %j is refused", async (text) => {
    const { id } = await insertApplication(app, job, ravi);
    const sent = await app.send("POST", `/api/applications/${id}/messages`, { as: ravi, body: { text } });
    expect([sent.status, Object.keys(sent.json.fields)]).toEqual([400, ["text"]]);
  });
});

describe("who is erased", () => {
  const context = (): JobContext => ({ ...app.services, now: new Date() });

  test("exports what they sent, without what the company noted", async () => {
    const { id } = await insertApplication(app, job, ravi, { notes: "Too loud", rating: 2 });
    await write(ravi, id, "Hello there");
    const sent = await applicationsPart.kinds["job-applications"]!(app.db, ravi.member.id);
    expect(sent).toMatchObject([{ job: "Accountant", name: "Ravi Kulkarni", stage: "applied" }]);
    expect(JSON.stringify(sent)).not.toMatch(/Too loud|rating|match/);
    expect(await applicationsPart.kinds["job-application-messages"]!(app.db, ravi.member.id)).toMatchObject([
      { applicationId: id, text: "Hello there" },
    ]);
    expect(await applicationsPart.kinds["job-applications"]!(app.db, meera.member.id)).toEqual([]);
  });

  test("leaves a row without a name for the figures, and no resume", async () => {
    const id = (await apply(ravi, job)).json._id;
    const { resumeId } = await rowOf(id);
    await write(asha, id, "Dear Ravi, thank you.");
    const other = await insertApplication(app, await insertJob(app, company), ravi, {
      stage: "hired",
      answeredAt: new Date(),
      notes: "Ravi is good",
    });
    const erase = () => inTransaction(app.db, (tx) => applicationsPart.erase(context(), tx, ravi.member.id));
    await erase();
    await erase();
    const all = await app.db.select().from(applications).where(eq(applications.companyId, company.id));
    expect(all.map(({ id: each, stage, memberId, name }) => ({ each, stage, memberId, name }))).toEqual(
      expect.arrayContaining([
        { each: id, stage: "withdrawn", memberId: null, name: "" },
        { each: other.id, stage: "hired", memberId: null, name: "" },
      ]),
    );
    const events = await app.db
      .select()
      .from(applicationEvents)
      .where(eq(applicationEvents.applicationId, id));
    expect(JSON.stringify([all, events])).not.toMatch(/Ravi|kulkarni|98765|Tally/i);
    expect(await app.db.$count(uploads, eq(uploads.id, resumeId!))).toBe(0);
    await expectFileGone(resumeId!);
    expect((await write(asha, other.id)).status).toBe(422);
  });

  test("as a company takes the applications and the resumes with it", async () => {
    const id = (await apply(ravi, job)).json._id;
    const { resumeId } = await rowOf(id);
    expect(await storedDocuments()).toContain(`${resumeId}.pdf`);
    await inTransaction(app.db, async (tx) => {
      const now = new Date();
      await tx.update(companies).set({ deletedAt: now, erasedAt: now }).where(eq(companies.id, company.id));
      await changed(context(), tx, "company", [company.id]);
    });
    expect(await app.db.$count(applications, eq(applications.id, id))).toBe(0);
    expect(await app.db.$count(uploads, eq(uploads.id, resumeId!))).toBe(0);
    await expectFileGone(resumeId!);
  });
});

test("an application outlives its job, which is then closed", async () => {
  await insertApplication(app, job, ravi);
  await app.db.update(jobs).set({ deletedAt: new Date() }).where(eq(jobs.id, job.id));
  expect(await mine(ravi)).toMatchObject([
    { stage: "applied", job: { title: "Accountant", status: "closed" } },
  ]);
});
