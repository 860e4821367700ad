import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import {
  APPLICATION_EVENT,
  APPLICATION_TEXT,
  applicationPath,
  REJECTIONS,
} from "@cardplaza/contract/jobs/application-words";
import { REJECTION_THANKS } from "@cardplaza/contract/jobs/application-rules";
import { DAY_MS, HOUR_MS } from "@cardplaza/contract/time";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { newestMessage } from "../../../testing/outbox.ts";
import { makeCard } from "../../cards/card.fixtures.ts";
import type { CompanyRow } from "../../companies/company/companies.table.ts";
import { insertCompany, insertManager } from "../../companies/company/company.fixtures.ts";
import { noticesOfType } from "../../notifications/notify.fixtures.ts";
import { employers } from "../answers/employers.table.ts";
import { interviews } from "../applications/applications.table.ts";
import { insertApplication, insertJob } from "../job.fixtures.ts";
import type { JobRow } from "../posts/jobs.table.ts";
import { hiringCalls } from "./hiring.fixtures.ts";
import { hearLive } from "../../../testing/hear-live.ts";

const app = await sharedTestApp();
const { board, open, move, propose, rowOf, applied } = hiringCalls(app);
let asha: Person;
let ravi: Person;
let company: CompanyRow;
let job: JobRow;

beforeEach(async () => {
  asha = await app.signIn("Asha");
  ravi = await app.signIn("Ravi");
  company = await insertCompany(app, asha);
  job = await insertJob(app, company);
});

const newsTo = async (person: Person) =>
  (await noticesOfType(app, person, "job_application")).map(({ message }: { message: string }) => message);

describe("an application", () => {
  test("is viewed by the first who opens it, and the applicant is told once", async () => {
    const meera = await app.signIn("Meera");
    await insertManager(app, company, meera);
    const { id } = await insertApplication(app, job, ravi, {
      answers: [
        { text: "Do you know Tally?", answer: "No", isKnockout: true },
        { text: "Which banks?", answer: "HDFC", isKnockout: false },
      ],
      cover: "I kept the books of two workshops.",
    });
    const opened = await open(meera, id);
    expect(opened.json).toMatchObject({
      name: ravi.member.name,
      stage: "viewed",
      jobTitle: "Accountant",
      knockouts: ["Do you know Tally?"],
      cover: "I kept the books of two workshops.",
      resume: null,
      card: null,
      applicantId: ravi.member.id,
      notes: "",
      answeredAt: null,
      history: [
        { kind: "stage", by: "applicant", stage: "applied" },
        { kind: "stage", by: "company", stage: "viewed" },
      ],
    });
    await Promise.all([open(asha, id), open(meera, id)]);
    expect(await newsTo(ravi)).toEqual(["Deshmukh Fasteners viewed your application for Accountant."]);
    expect(await rowOf(id)).toMatchObject({
      stage: "viewed",
      reached: "viewed",
      answeredAt: null,
      version: 1,
    });
    expect((await open(asha, id)).json.history).toHaveLength(2);
  });

  test("opened by two at once is viewed once", async () => {
    const { id } = await insertApplication(app, job, ravi);
    const both = await Promise.all([open(asha, id), open(asha, id)]);
    expect(both.map(({ json }) => json.stage)).toEqual(["viewed", "viewed"]);
    expect((await open(asha, id)).json.history).toHaveLength(2);
    expect(await newsTo(ravi)).toHaveLength(1);
  });

  test("is found by the company's team only", async () => {
    const { id } = await insertApplication(app, job, ravi);
    const stranger = await app.signIn("Stranger");
    await insertCompany(app, stranger);
    for (const person of [stranger, ravi]) {
      const refused = [
        await open(person, id),
        await move(person, id, { stage: "hired" }),
        await propose(person, id, [new Date(Date.now() + DAY_MS)]),
        await board(person, job),
      ];
      expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      const bulk = await app.call("POST", "/api/applications/bulk", {
        as: person,
        body: { ids: [id], stage: "hired" },
      });
      expect(bulk.json.results).toEqual([{ _id: id, done: false, message: APPLICATION_TEXT.notFound }]);
    }
    expect((await app.call("GET", `/api/applications/${id}`)).status).toBe(401);
    expect(await rowOf(id)).toMatchObject({ stage: "applied", viewedAt: null, version: 1 });
  });

  test("links to the applicant's public card", async () => {
    const card = await makeCard(app, ravi);
    const { id } = await insertApplication(app, job, ravi);
    expect((await open(asha, id)).json.card).toMatchObject({ name: card.name });
  });

  test("does not say who the applicant is to somebody whom they have blocked", async () => {
    const { id } = await insertApplication(app, job, ravi);
    await app.call("PUT", `/api/blocks/${asha.member.id}`, { as: ravi });
    expect((await open(asha, id)).json.applicantId).toBeNull();
  });
});

describe("a move", () => {
  test("advances, also over several stages, and answers the applicant", async () => {
    const { id } = await insertApplication(app, job, ravi);
    const moved = await move(asha, id, { stage: "offered", version: 1 });
    expect([moved.status, moved.json.stage, moved.json.version]).toEqual([200, "offered", 2]);
    const hired = await move(asha, id, { stage: "hired", message: "Welcome, {name}. {company} is glad." });
    expect(hired.json.history.slice(1)).toMatchObject([
      { kind: "stage", by: "company", stage: "offered", text: "" },
      { kind: "stage", stage: "hired", text: "" },
      { kind: "message", by: "company", text: `Welcome, ${ravi.member.name}. Deshmukh Fasteners is glad.` },
    ]);
    const row = await rowOf(id);
    expect(row).toMatchObject({ stage: "hired", reached: "hired", version: 3 });
    expect([row.answeredAt, row.decidedAt]).toEqual([expect.any(Date), expect.any(Date)]);
    expect(await newsTo(ravi)).toEqual([
      "Congratulations, Deshmukh Fasteners has hired you for Accountant.",
      "Deshmukh Fasteners offers you the job Accountant.",
    ]);
    const mail = await newestMessage(app, ravi.member.email as string, 1, /Congratulations/);
    expect(mail.text).toContain(`Welcome, ${ravi.member.name}.`);
  });

  test("back needs a reason, which the applicant reads", async () => {
    const { id } = await insertApplication(app, job, ravi, { stage: "interview" });
    const refused = await move(asha, id, { stage: "shortlisted" });
    expect([refused.status, refused.json.fields]).toEqual([400, { reason: APPLICATION_TEXT.backReason }]);
    expect((await rowOf(id)).stage).toBe("interview");
    const moved = await move(asha, id, { stage: "shortlisted", reason: "The manager is on leave." });
    expect(moved.json.history.at(-1)).toMatchObject({
      stage: "shortlisted",
      text: "The manager is on leave.",
    });
    expect((await rowOf(id)).reached).toBe("interview");
    expect(await newsTo(ravi)).toEqual([
      "Your application for Accountant at Deshmukh Fasteners is back at “Shortlisted”.",
    ]);
  });

  test("to a rejection needs a reason, is told kindly and can be taken back with a reason", async () => {
    const { id } = await insertApplication(app, job, ravi, { stage: "shortlisted" });
    const refused = await move(asha, id, { stage: "rejected" });
    expect([refused.status, refused.json.fields]).toEqual([400, { reason: APPLICATION_TEXT.needReason }]);
    const rejected = await move(asha, id, { stage: "rejected", reason: "notice" });
    expect(rejected.json.history.at(-1)).toMatchObject({ stage: "rejected", text: REJECTIONS.notice });
    const row = await rowOf(id);
    expect([row.reached, row.decidedAt, row.answeredAt]).toEqual([
      "shortlisted",
      expect.any(Date),
      expect.any(Date),
    ]);
    const mail = await newestMessage(app, ravi.member.email as string, 1, /not selected this time/);
    expect(mail.text).toContain(REJECTIONS.notice);
    expect(mail.text).toContain(REJECTION_THANKS);
    expect((await noticesOfType(app, ravi, "job_application"))[0].targetUrl).toBe(applicationPath(id));

    expect((await move(asha, id, { stage: "interview" })).json.fields).toEqual({
      reason: APPLICATION_TEXT.backReason,
    });
    const back = await move(asha, id, { stage: "interview", reason: "We looked again." });
    expect(back.json.stage).toBe("interview");
    expect((await rowOf(id)).decidedAt).toBeNull();
  });

  test("can give the company's own words as the reason", async () => {
    const { id } = await insertApplication(app, job, ravi);
    const rejected = await move(asha, id, { stage: "rejected", reason: "We need somebody for nights." });
    expect(rejected.json.history.at(-1)?.text).toBe("We need somebody for nights.");
  });

  test("to the same stage changes nothing and tells nobody", async () => {
    const { id } = await insertApplication(app, job, ravi, { stage: "shortlisted" });
    const same = await move(asha, id, { stage: "shortlisted" });
    expect([same.status, same.json.version, same.json.history.length]).toEqual([200, 1, 1]);
    expect(await newsTo(ravi)).toEqual([]);
  });

  test("of a withdrawn application is refused", async () => {
    const { id } = await insertApplication(app, job, ravi, { stage: "withdrawn" });
    const refused = await move(asha, id, { stage: "hired", reason: "Please come back." });
    expect([refused.status, refused.json.message]).toEqual([422, APPLICATION_TEXT.ended]);
    expect((await propose(asha, id, [new Date(Date.now() + DAY_MS)])).json.message).toBe(
      APPLICATION_TEXT.ended,
    );
    expect((await open(asha, id)).json.stage).toBe("withdrawn");
    expect((await rowOf(id)).viewedAt).toBeNull();
  });

  test("and the team no longer reads what a withdrawn applicant wrote for it", async () => {
    const written = {
      cover: "I kept the books of a press shop.",
      phone: "+919876543210",
      email: "ravi@kulkarni.example",
      answers: [{ text: "Do you know Tally?", answer: "Yes", isKnockout: false }],
    };
    const { id } = await insertApplication(app, job, ravi, written);
    expect((await open(asha, id)).json).toMatchObject(written);
    await app.call("POST", `/api/applications/${id}/withdraw`, { as: ravi, body: {} });
    expect((await open(asha, id)).json).toMatchObject({ cover: "", phone: "", email: "", answers: [] });
  });

  test("of two at once with one version is done once, without versions one after the other", async () => {
    const first = await insertApplication(app, job, ravi);
    const both = await Promise.all([
      move(asha, first.id, { stage: "shortlisted", version: 1 }),
      move(asha, first.id, { stage: "rejected", reason: "filled", version: 1 }),
    ]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(both.find(({ status }) => status === 409)?.json.message).toBe(APPLICATION_TEXT.changed);
    expect((await rowOf(first.id)).version).toBe(2);
    expect(await newsTo(ravi)).toHaveLength(1);

    const meera = await app.signIn("Meera");
    const second = await insertApplication(app, job, meera);
    const inTurn = await Promise.all([
      move(asha, second.id, { stage: "offered", reason: "Both agree." }),
      move(asha, second.id, { stage: "shortlisted", reason: "Both agree." }),
    ]);
    expect(inTurn.map(({ status }) => status)).toEqual([200, 200]);
    const row = await rowOf(second.id);
    expect([row.version, row.reached]).toEqual([3, "offered"]);
    const stages = (await open(asha, second.id)).json.history.map(({ stage }) => stage);
    expect(stages.at(-1)).toBe(row.stage);
    expect(new Set(stages)).toEqual(new Set(["applied", "offered", "shortlisted"]));
  });

  test("keeps rating and private note from the applicant", async () => {
    const { id } = await insertApplication(app, job, ravi);
    const rated = await move(asha, id, { rating: 4, note: "Calm on the phone.", version: 1 });
    expect(rated.json).toMatchObject({
      rating: 4,
      notes: "Calm on the phone.",
      stage: "applied",
      version: 2,
    });
    expect(rated.json.history).toHaveLength(1);
    expect(await newsTo(ravi)).toEqual([]);
    expect((await move(asha, id, { rating: null })).json.rating).toBeNull();
    expect(
      (await app.send("PATCH", `/api/applications/${id}`, { as: asha, body: { rating: 6 } })).status,
    ).toBe(400);
  });

  test("with a message alone is an answer", async () => {
    const { id } = await insertApplication(app, job, ravi);
    await move(asha, id, { message: "When can you come?" });
    expect((await rowOf(id)).answeredAt).toEqual(expect.any(Date));
    expect(await newsTo(ravi)).toEqual([
      "Deshmukh Fasteners wrote to you about your application for Accountant.",
    ]);
  });
});

describe("several at once", () => {
  test("are moved one by one, and those that cannot be say why", async () => {
    const [meera, kiran, stranger] = await Promise.all(
      ["Meera", "Kiran", "Stranger"].map((name) => app.signIn(name)),
    );
    const other = await insertJob(app, await insertCompany(app, stranger!));
    const fresh = await insertApplication(app, job, ravi);
    const gone = await insertApplication(app, job, meera!, { stage: "withdrawn" });
    const ahead = await insertApplication(app, job, kiran!, { stage: "offered" });
    const foreign = await insertApplication(app, other, ravi);
    const bulk = (body: object) =>
      app.send("POST", "/api/applications/bulk", { as: asha, body: { stage: "shortlisted", ...body } });
    const ids = [fresh.id, gone.id, ahead.id, foreign.id, fresh.id];
    const { json } = await bulk({ ids, message: "Dear {name}, well done." });
    expect(json.results).toEqual([
      { _id: fresh.id, done: true },
      { _id: gone.id, done: false, message: APPLICATION_TEXT.ended },
      { _id: ahead.id, done: false, message: APPLICATION_TEXT.backReason },
      { _id: foreign.id, done: false, message: APPLICATION_TEXT.notFound },
    ]);
    expect((await open(asha, fresh.id)).json.history.at(-1)?.text).toBe(
      `Dear ${ravi.member.name}, well done.`,
    );
    expect((await rowOf(foreign.id)).stage).toBe("applied");
    expect((await bulk({ ids: Array.from({ length: 51 }, () => fresh.id) })).status).toBe(400);
  });
});

describe("an interview", () => {
  const tomorrow = () => new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + DAY_MS);

  test("is proposed with times, moves the application and replaces the last proposal", async () => {
    const { id } = await insertApplication(app, job, ravi);
    const later = new Date(tomorrow().getTime() + HOUR_MS);
    const first = await propose(asha, id, [later, tomorrow(), later], {
      mode: "in_person",
      place: "Bhosari",
    });
    expect([first.status, first.json.stage]).toEqual([201, "interview"]);
    expect(first.json.interviews).toMatchObject([
      {
        mode: "in_person",
        place: "Bhosari",
        status: "proposed",
        times: [tomorrow().toISOString(), later.toISOString()],
        time: null,
      },
    ]);
    expect(first.json.history.at(-1)).toMatchObject({ kind: "interview", by: "company", stage: "interview" });
    expect((await rowOf(id)).answeredAt).toEqual(expect.any(Date));
    const mail = await newestMessage(app, ravi.member.email as string, 1, /would like to meet you/);
    expect(mail.text).toContain("In person: Bhosari");
    expect(mail.text).toMatch(/\w{3}, \d+ \w{3}, \d+:30 [ap]m \(Indian time\)/);

    const second = await propose(asha, id, [later]);
    expect(second.json.interviews.map(({ status }) => status)).toEqual(["withdrawn", "proposed"]);
    expect(second.json.history.at(-1)?.stage).toBeNull();
  });

  test("needs times in the future, at most five, and an application that goes on", async () => {
    const { id } = await insertApplication(app, job, ravi);
    const past = await propose(asha, id, [tomorrow(), new Date(Date.now() - HOUR_MS)]);
    expect([past.status, past.json.fields]).toEqual([400, { times: APPLICATION_TEXT.pastTime }]);
    const six = Array.from({ length: 6 }, (_, at) => new Date(tomorrow().getTime() + at * HOUR_MS));
    expect((await propose(asha, id, six)).status).toBe(400);
    expect((await propose(asha, id, [])).status).toBe(400);
    await move(asha, id, { stage: "rejected", reason: "filled" });
    expect((await propose(asha, id, [tomorrow()])).json.message).toBe(APPLICATION_TEXT.ended);
    expect(await app.db.select().from(interviews).where(eq(interviews.applicationId, id))).toEqual([]);
  });

  test("cannot be chosen after a decision", async () => {
    const { id } = await insertApplication(app, job, ravi);
    await propose(asha, id, [tomorrow()]);
    const { json } = await move(asha, id, { stage: "rejected", reason: "filled" });
    expect(json.interviews.map(({ status }) => status)).toEqual(["withdrawn"]);
  });

  test("does not move an offer back", async () => {
    const { id } = await insertApplication(app, job, ravi, { stage: "offered" });
    expect((await propose(asha, id, [tomorrow()])).json.stage).toBe("offered");
  });
});

describe("the company's figures", () => {
  test("follow an answer", async () => {
    for (const name of ["Meera", "Kiran", "Divya", "Farid", "Gita"]) {
      const { id } = await insertApplication(app, job, await app.signIn(name));
      await move(asha, id, { stage: "shortlisted" });
    }
    const figures = await app.db.select().from(employers).where(eq(employers.companyId, company.id));
    expect(figures).toMatchObject([{ counted: 5, replyRate: 100 }]);
  });
});

test("the resume comes with a link", async () => {
  const { id } = await applied(ravi, job);
  expect((await open(asha, id)).json.resume).toMatchObject({ name: "resume.pdf", isPdf: true });
});

test("the applicant and the whole team hear of an application's changes, others do not", async () => {
  const [meera, kiran] = [await app.signIn("Meera"), await app.signIn("Kiran")];
  await insertManager(app, company, meera);
  const ears = [ravi, asha, meera, kiran].map((each) => hearLive(app, each, APPLICATION_EVENT));
  const news = async () => Promise.all(ears.map((hear) => hear()));
  const { id } = await insertApplication(app, job, ravi);
  const one = [{ applicationId: id, jobId: job.id }];
  await open(asha, id);
  expect(await news()).toEqual([one, one, one, []]);
  await open(asha, id);
  expect(await news()).toEqual([[], [], [], []]);
  await move(meera, id, { stage: "shortlisted" });
  expect(await news()).toEqual([one, one, one, []]);
  await app.call("POST", `/api/applications/${id}/messages`, { as: ravi, body: { text: "Thank you." } });
  expect(await news()).toEqual([one, one, one, []]);
});
