import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { dayInDigits, dayInWords } from "@cardplaza/contract/date-words";
import { APPLICATION_TEXT } from "@cardplaza/contract/jobs/application-words";
import type { JobQuestion } from "@cardplaza/contract/jobs/job-fields";
import { JOB_TEXT } from "@cardplaza/contract/jobs/job-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { UPLOAD_TEXT } from "@cardplaza/contract/uploads/upload-words";
import { newId } from "../../../platform/ids.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { messagesTo, newestMessage } from "../../../testing/outbox.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import type { CompanyRow } from "../../companies/company/companies.table.ts";
import { insertCompany, insertManager } from "../../companies/company/company.fixtures.ts";
import { members } from "../../accounts/accounts.table.ts";
import { notifications } from "../../notifications/notifications.table.ts";
import { noticesOfType } from "../../notifications/notify.fixtures.ts";
import { signDocumentUrl } from "../../uploads/document-links.ts";
import * as files from "../../uploads/files.fixtures.ts";
import { uploads } from "../../uploads/uploads.table.ts";
import { insertApplication, insertJob } from "../job.fixtures.ts";
import { jobs, type JobRow } from "../posts/jobs.table.ts";
import { APPLICATION, applyCalls } from "./apply.fixtures.ts";
import { applications } from "./applications.table.ts";
import { eventually } from "../../../testing/eventually.ts";

const app = await sharedTestApp();
const { apply, mine, withdraw, rowOf } = applyCalls(app);
let asha: Person;
let ravi: Person;
let company: CompanyRow;
let job: JobRow;

beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
  company = await insertCompany(app, asha);
  job = await insertJob(app, company);
});

const applicationsFor = ({ id }: JobRow) => app.db.$count(applications, eq(applications.jobId, id));
const jobRow = async ({ id }: JobRow) => (await app.db.select().from(jobs).where(eq(jobs.id, id)))[0]!;
const storedDocuments = () => readdir(join(app.dataDir, "files", "documents")).catch(() => []);

const daysPass = (id: string, days: number) =>
  app.db
    .update(applications)
    .set({ withdrawnAt: new Date(Date.now() - days * DAY_MS) })
    .where(eq(applications.id, id));

/** Nothing of a refused application remains. */
async function expectNothingStored() {
  expect(await applicationsFor(job)).toBe(0);
  expect(await app.db.$count(uploads, eq(uploads.memberId, ravi.member.id))).toBe(0);
  expect((await jobRow(job)).applicants).toBe(0);
}

describe("applying", () => {
  test("reaches the team, which is notified, and the applicant gets a receipt", async () => {
    const meera = await app.signIn("Meera");
    await insertManager(app, company, meera);
    const { status, json } = await apply(ravi, job);
    expect(status).toBe(201);
    expect(json).toMatchObject({
      stage: "applied",
      viewedAt: null,
      unansweredAt: null,
      reapplyFrom: null,
      interviews: [],
      history: [{ kind: "stage", by: "applicant", stage: "applied", text: "" }],
      job: {
        _id: job.id,
        title: "Accountant",
        status: "open",
        salaryMaxPaise: 90_000_000,
        company: { _id: company.id, name: "Deshmukh Fasteners" },
      },
    });
    expect(await rowOf(json._id)).toMatchObject({
      ...APPLICATION,
      phone: "+919876543210",
      companyId: company.id,
      resumeName: "Ravi's resume.pdf",
      matchScore: 78,
      match: [
        { part: "skills", fits: true, text: "1 of 2 skills: Tally" },
        { part: "experience", fits: true, text: "3 years of 2–4" },
        { part: "city", fits: true, text: "Lives in Pune" },
        { part: "salary", fits: true, text: "Expects ₹7 L/yr within ₹6–9 L/yr" },
      ],
      answeredAt: null,
    });
    expect((await jobRow(job)).applicants).toBe(1);
    for (const colleague of [asha, meera])
      expect(await noticesOfType(app, colleague, "job_application")).toMatchObject([
        {
          message: "Ravi Kulkarni applied for Accountant.",
          targetUrl: `/my-jobs?job=${job.id}&application=${json._id}`,
        },
      ]);
    const receipt = await newestMessage(app, ravi.member.email!, 1, /You applied for Accountant/);
    expect(receipt.text).toContain(`/jobs?tab=applied&application=${json._id}`);
    expect(await messagesTo(app, APPLICATION.email)).toEqual([]);
    expect(await mine(ravi)).toMatchObject([{ _id: json._id }]);
    expect(await mine(asha)).toEqual([]);
  });

  test("is mailed to the team with what it decides by, and the letter is not stored with the notice", async () => {
    await apply(ravi, job);
    const mail = await newestMessage(app, asha.member.email!);
    expect(mail.subject).toBe("New application: Ravi Kulkarni for Accountant");
    expect(mail.text).toContain(
      "Experience: 3 years\nCity: Pune\nSkills: Tally, Excel\nExpected salary: ₹7 L/yr\nNotice period: 30 days",
    );
    expect(mail.text).toContain(APPLICATION.cover);
    const [notice] = await app.db
      .select()
      .from(notifications)
      .where(eq(notifications.recipientId, asha.member.id));
    expect(notice).toMatchObject({ kind: "application.received", values: { city: "Pune" } });
    // A withdrawal closes it to the team.
    expect(notice!.values).not.toHaveProperty("cover");
  });

  test("sends no receipt to an address that is not proven", async () => {
    await app.db.update(members).set({ emailProvenAt: null }).where(eq(members.id, ravi.member.id));
    expect((await apply(ravi, job)).status).toBe(201);
    await newestMessage(app, asha.member.email!, 1, /New application/);
    expect(await messagesTo(app, ravi.member.email!)).toEqual([]);
  });

  test("is once at a time, also with five clicks at once", async () => {
    const responses = await Promise.all(Array.from({ length: 5 }, () => apply(ravi, job)));
    expect(responses.map(({ status }) => status).sort((one, other) => one - other)).toEqual([
      201, 409, 409, 409, 409,
    ]);
    expect(responses.find(({ status }) => status === 409)?.json.message).toBe(
      JOB_TEXT.applied(dayInDigits(new Date())),
    );
    expect([await applicationsFor(job), (await jobRow(job)).applicants]).toEqual([1, 1]);
    // The files of the refused ones are removed.
    expect(await app.db.$count(uploads, eq(uploads.memberId, ravi.member.id))).toBe(1);
    const { resumeId } = await rowOf(responses.find(({ status }) => status === 201)!.json._id);
    const names = async () => (await storedDocuments()).filter((name) => name >= resumeId!.slice(0, 8));
    await eventually(async () => expect(await names()).toEqual([`${resumeId}.pdf`]));
  });

  test("with the same Idempotency-Key is one application with one response", async () => {
    const headers = { "idempotency-key": newId() };
    const [first, second] = [
      await apply(ravi, job, {}, {}, headers),
      await apply(ravi, job, {}, {}, headers),
    ];
    expect([first.status, second.status, second.json._id]).toEqual([201, 201, first.json._id]);
    expect(await applicationsFor(job)).toBe(1);
  });

  test("while the job closes ends one way or the other", async () => {
    let release!: () => void;
    const closing = inTransaction(app.db, async (tx) => {
      await tx.update(jobs).set({ status: "closed" }).where(eq(jobs.id, job.id));
      await new Promise<void>((resolve) => (release = resolve));
    });
    await eventually(() => expect(release).toBeDefined());
    const before = (await storedDocuments()).length;
    const applying = apply(ravi, job);
    // It found the job open, has stored its file and waits for the job.
    await eventually(async () => expect((await storedDocuments()).length).toBe(before + 1));
    release();
    await closing;
    expect(await applying).toMatchObject({ status: 422, json: { message: JOB_TEXT.closed } });
    await expectNothingStored();
  });

  test.each([
    ["paused", { status: "paused" }],
    ["closed", { status: "closed" }],
    ["expired", { status: "expired" }],
    ["past its last day", { validThrough: "2026-01-01" }],
    ["elsewhere", { applyMode: "external", applyUrl: "https://jobs.example/1" }],
    ["a walk-in", { applyMode: "walk_in" }],
  ] as const)("is refused if the job is %s", async (_what, fields) => {
    await app.db.update(jobs).set(fields).where(eq(jobs.id, job.id));
    expect(await apply(ravi, job)).toMatchObject({ status: 422, json: { message: JOB_TEXT.closed } });
    await expectNothingStored();
  });

  test("is for members who may see the job and are not in the company's team", async () => {
    expect((await app.send("POST", `/api/jobs/${job.id}/apply`, { body: new FormData() })).status).toBe(401);
    expect(await apply(asha, job)).toMatchObject({ status: 403, json: { message: JOB_TEXT.own } });
    const draft = await insertJob(app, company, { status: "draft", openedAt: null });
    expect((await apply(ravi, draft)).status).toBe(404);
    expect((await apply(ravi, { id: newId() })).status).toBe(404);
    await app.call("PUT", `/api/blocks/${ravi.member.id}`, { as: asha });
    expect((await apply(ravi, job)).status).toBe(404);
    await expectNothingStored();
  });

  test("after a withdrawal waits for 30 days, and is possible once more", async () => {
    const first = (await apply(ravi, job)).json._id;
    const withdrawn = await withdraw(ravi, first);
    const from = new Date(withdrawn.json.reapplyFrom!);
    expect(await apply(ravi, job)).toMatchObject({
      status: 409,
      json: { message: JOB_TEXT.reapply(dayInWords(from)) },
    });
    await daysPass(first, 30);
    const second = await apply(ravi, job);
    expect([second.status, (await jobRow(job)).applicants]).toEqual([201, 2]);
    expect((await mine(ravi)).map(({ stage, reapplyFrom }) => [stage, reapplyFrom])).toEqual([
      ["applied", null],
      ["withdrawn", null],
    ]);
    expect((await withdraw(ravi, second.json._id)).json.reapplyFrom).toBeNull();
    await daysPass(second.json._id, 31);
    expect(await apply(ravi, job)).toMatchObject({ status: 409, json: { message: JOB_TEXT.reappliedOnce } });
  });

  test.each([
    ["name", ""],
    ["email", "ravi"],
    ["phone", "no number"],
    ["cover", "c".repeat(2001)],
    ["experienceYears", 41],
    ["skills", ["x"]],
    ["expectedCtcPaise", -1],
    ["noticeDays", 1.5],
    ["stage", "hired"],
    ["memberId", "x"],
  ])("refuses %s as %j at its field", async (field, value) => {
    const { status, json } = await apply(ravi, job, { [field]: value });
    expect([status, Object.keys(json.fields).map((name) => name.split(".")[0])]).toEqual([400, [field]]);
    await expectNothingStored();
  });

  test.each(["", "[", "null", "[]", '{"name":"\\u0000"}', `${"[".repeat(100)}${"]".repeat(100)}`])(
    "refuses %j as its data",
    async (data) => {
      const body = new FormData();
      body.set("resume", new File([new Uint8Array(files.pdf)], "cv.pdf"));
      body.set("data", data);
      expect((await app.call("POST", `/api/jobs/${job.id}/apply`, { as: ravi, body })).status).toBe(400);
    },
  );
});

describe("the questions", () => {
  const question = (fields: Partial<JobQuestion>): JobQuestion => ({
    key: "q",
    text: "Do you know Tally?",
    type: "yes_no",
    required: true,
    choices: [],
    knockout: null,
    ...fields,
  });
  const QUESTIONS = [
    question({ key: "tally", knockout: true }),
    question({ key: "years", text: "How many years?", type: "number", knockout: 3 }),
    question({
      key: "shift",
      text: "Which shift?",
      type: "choice",
      choices: ["Day", "Night"],
      knockout: ["Day"],
    }),
    question({ key: "why", text: "Why here?", type: "text", required: false }),
  ];
  beforeEach(async () => {
    await app.db.update(jobs).set({ questions: QUESTIONS }).where(eq(jobs.id, job.id));
  });
  const answers = (tally: unknown, years: unknown, shift: unknown, more: object[] = []) => ({
    answers: [
      { key: "tally", value: tally },
      { key: "years", value: years },
      { key: "shift", value: shift },
      ...more,
    ],
  });

  test("are kept with the answers; a knock-out marks and never rejects", async () => {
    const { status, json } = await apply(
      ravi,
      job,
      answers(false, 3, "Night", [{ key: "gone", value: "x" }]),
    );
    expect([status, json.stage]).toEqual([201, "applied"]);
    expect((await rowOf(json._id)).answers).toEqual([
      { text: "Do you know Tally?", answer: "No", isKnockout: true },
      { text: "How many years?", answer: "3", isKnockout: false },
      { text: "Which shift?", answer: "Night", isKnockout: true },
    ]);
    expect(JSON.stringify(await mine(ravi))).not.toContain("nockout");
  });

  test.each([
    ["tally", answers("yes", 3, "Day")],
    ["years", answers(true, "3", "Day")],
    ["shift", answers(true, 3, "Noon")],
    ["shift", answers(true, 3, "")],
    ["why", answers(true, 3, "Day", [{ key: "why", value: true }])],
  ])("an answer of the wrong kind is refused: %s", async (key, data) => {
    const { status, json } = await apply(ravi, job, data);
    expect([status, json.fields]).toEqual([400, { [`answers.${key}`]: APPLICATION_TEXT.badAnswer }]);
    await expectNothingStored();
  });

  test("required ones must be answered", async () => {
    expect(Object.keys((await apply(ravi, job)).json.fields)).toEqual([
      "answers.tally",
      "answers.years",
      "answers.shift",
    ]);
  });
});

describe("the resume", () => {
  test("may be a Word document", async () => {
    const { status, json } = await apply(ravi, job, {}, { bytes: files.docx(), name: "cv.docx" });
    expect([status, (await rowOf(json._id)).resumeName]).toEqual([201, "cv.docx"]);
  });

  const badResume = { status: 415, json: { fields: { resume: APPLICATION_TEXT.badResume } } };
  test.each([
    ["a renamed program", files.programs[0]!, "cv.pdf", badResume],
    ["a renamed program for Linux", files.programs[1]!, "cv.docx", badResume],
    ["a web page called pdf", files.html, "cv.pdf", badResume],
    ["docm content", files.docxWithMacros.docm(), "cv.docx", badResume],
    [
      "a Word document with macros",
      files.docxWithMacros.named(),
      "cv.docx",
      { status: 415, json: { fields: { resume: UPLOAD_TEXT.macros } } },
    ],
    [
      "a PDF with a password",
      files.protectedPdf,
      "cv.pdf",
      { status: 400, json: { fields: { resume: UPLOAD_TEXT.protected } } },
    ],
    [
      "a cut-off PDF",
      files.pdf.subarray(0, 60),
      "cv.pdf",
      { status: 400, json: { fields: { resume: UPLOAD_TEXT.unreadable } } },
    ],
    [
      "above 5 MB",
      Buffer.concat([files.pdf, Buffer.alloc(5 * 1024 * 1024)]),
      "cv.pdf",
      { status: 413, json: { fields: { resume: APPLICATION_TEXT.resumeTooLarge } } },
    ],
  ])("that is %s is refused, and nothing remains", async (_what, bytes, name, refusal) => {
    expect(await apply(ravi, job, {}, { bytes, name })).toMatchObject(refusal);
    await expectNothingStored();
  });

  test("that is a picture is refused", async () => {
    const refused = await apply(ravi, job, {}, { bytes: await files.jpegFrom(), name: "cv.jpg" });
    expect(refused).toMatchObject(badResume);
  });

  test("does not open with the link of a document, and is gone for good after a withdrawal", async () => {
    const id = (await apply(ravi, job)).json._id;
    const { resumeId } = await rowOf(id);
    const link = await signDocumentUrl({ db: app.db, now: new Date() }, `/api/documents/${resumeId}`);
    for (const as of [asha, ravi, undefined]) expect((await app.call("GET", link, { as })).status).toBe(404);
    expect(await storedDocuments()).toContain(`${resumeId}.pdf`);
    await withdraw(ravi, id);
    expect(await app.db.$count(uploads, eq(uploads.id, resumeId!))).toBe(0);
    await eventually(async () => expect(await storedDocuments()).not.toContain(`${resumeId}.pdf`));
  });
});

describe("the form", () => {
  const known = async (as: Person) => (await app.call("GET", `/api/jobs/${job.id}/apply`, { as })).json.known;

  test("is filled in from the account, and then from the last application", async () => {
    expect(await known(ravi)).toEqual({
      name: "Ravi Kulkarni",
      email: ravi.member.email,
      phone: "",
      city: "",
      skills: [],
      experienceYears: null,
      currentCtcPaise: null,
      expectedCtcPaise: null,
      noticeDays: null,
    });
    await apply(ravi, job);
    const { cover: _cover, ...again } = APPLICATION;
    expect(await known(ravi)).toEqual({ ...again, phone: "+919876543210" });
    expect(await known(await app.signIn("Meera"))).toMatchObject({ name: "Meera" });
  });

  test("is filled in from the card", async () => {
    const body = { name: "Ravi K", role: "Accountant", company: "Press Shop", phone: "+919812345678" };
    expect((await app.send("POST", "/api/business-cards", { as: ravi, body })).status).toBeLessThan(300);
    expect(await known(ravi)).toMatchObject({ name: "Ravi Kulkarni", phone: "+919812345678" });
  });

  test("is for members who may see the job", async () => {
    expect((await app.call("GET", `/api/jobs/${job.id}/apply`)).status).toBe(401);
    expect((await app.call("GET", `/api/jobs/${newId()}/apply`, { as: ravi })).status).toBe(404);
  });
});

test("my applications are listed newest first, a page at a time", async () => {
  for (let number = 0; number < 22; number++)
    await insertApplication(app, await insertJob(app, company), ravi, {
      appliedAt: new Date(Date.now() - number * 60_000),
    });
  const first = (await app.call("GET", "/api/applications/mine", { as: ravi })).json;
  const second = (await app.call("GET", `/api/applications/mine?cursor=${first.nextCursor}`, { as: ravi }))
    .json;
  expect([first.applications.length, second.applications.length, second.nextCursor]).toEqual([20, 2, null]);
  const ids = [...first.applications, ...second.applications].map(({ _id }) => _id);
  expect(ids).toEqual(ids.toSorted().toReversed());
  expect(new Set(ids).size).toBe(22);
});

test("a hidden salary is not told to the applicant", async () => {
  await app.db.update(jobs).set({ salaryHidden: true }).where(eq(jobs.id, job.id));
  const { text, json } = await apply(ravi, job);
  expect(json.job.salaryMaxPaise).toBeNull();
  expect(text).not.toMatch(/9 L|90000000/);
});
