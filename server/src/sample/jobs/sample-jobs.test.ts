import { beforeAll, expect, test, vi } from "vitest";
import { APPLICATION_STAGES } from "@cardplaza/contract/jobs/application-words";
import { allFlaggedIn, missingToOpen } from "@cardplaza/contract/jobs/job-rules";
import { APPLY_MODES, FREE_OPEN_JOBS, JOB_STATUSES } from "@cardplaza/contract/jobs/job-words";
import { dateInIndia } from "@cardplaza/contract/time";
import { applications, interviews } from "../../features/jobs/applications/applications.table.ts";
import { jobs, type JobRow } from "../../features/jobs/posts/jobs.table.ts";
import { notifications } from "../../features/notifications/notifications.table.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { sharedTestApp } from "../../testing/test-app.ts";
import { loadSampleCompanies } from "../load-sample-companies.ts";
import { addPeople } from "../load-sample-data.ts";
import { openSampleAccounts } from "../sample-passwords.ts";
import { SAMPLE_PASSWORD } from "../people.ts";
import { SAMPLE_APPLICATIONS } from "./applications.ts";
import { SAMPLE_JOBS } from "./jobs.ts";
import { loadSampleJobs } from "./load-sample-jobs.ts";

// Drawing the pictures of the companies takes long on a busy machine.
vi.setConfig({ hookTimeout: 600_000 });

const app = await sharedTestApp();
let rows: JobRow[];
beforeAll(async () => {
  await inTransaction(app.db, async (tx) => {
    await addPeople(tx, new Date());
    await openSampleAccounts(tx);
  });
  await loadSampleCompanies(app.services, new Date());
  await loadSampleJobs(app.services, new Date());
  rows = await app.db.select().from(jobs);
});

const signIn = async (name: string) => {
  const body = { email: `${name}@sample.cardplaza.in`, password: SAMPLE_PASSWORD };
  return (await app.call("POST", "/api/auth/login", { body })).json;
};

test("there is a job in every state and of every way to apply", () => {
  expect(rows).toHaveLength(SAMPLE_JOBS.length);
  const states = new Set(rows.map(({ status }) => status));
  expect(JOB_STATUSES.filter((status) => !states.has(status))).toEqual([]);
  const ways = new Set(rows.map(({ applyMode }) => applyMode));
  expect(APPLY_MODES.filter((mode) => !ways.has(mode))).toEqual([]);
});

test("open jobs are complete, clean and within the free plan", () => {
  const open = rows.filter(({ status }) => status === "open");
  for (const job of open) {
    expect(missingToOpen(job, dateInIndia(new Date())), job.title).toEqual({});
    expect(allFlaggedIn(job.title, job.description), job.title).toEqual([]);
    expect(open.filter(({ companyId }) => companyId === job.companyId).length).toBeLessThanOrEqual(
      FREE_OPEN_JOBS,
    );
  }
  const held = rows.filter(({ status }) => status === "pending" || status === "rejected");
  expect(held.every(({ description }) => allFlaggedIn(description).length > 0)).toBe(true);
});

test("visitors find open jobs, and never a hidden salary", async () => {
  const { json } = await app.call("GET", "/api/jobs?city=Pune");
  expect(json.jobs.map(({ title }) => title)).toContain("Senior Accountant");
  const hidden = rows.find(({ salaryHidden }) => salaryHidden)!;
  const page = await app.call("GET", `/api/jobs/${hidden.id}`);
  expect(page.json.salaryMaxPaise).toBeNull();
});

test("applications are in every stage, and nobody was notified of them", async () => {
  const sent = await app.db.select().from(applications);
  expect(sent).toHaveLength(SAMPLE_APPLICATIONS.length);
  const stages = new Set(sent.map(({ stage }) => stage));
  expect(APPLICATION_STAGES.filter((stage) => !stages.has(stage))).toEqual([]);
  expect(sent.filter(({ appliedAt }) => appliedAt > new Date())).toEqual([]);
  for (const { id, applicants, title } of rows)
    expect(applicants, title).toBe(sent.filter(({ jobId }) => jobId === id).length);
  expect(sent.every(({ stage, resumeId }) => (stage === "withdrawn") === (resumeId === null))).toBe(true);
  expect(await app.db.$count(interviews)).toBeGreaterThan(1);
  expect(await app.db.$count(notifications)).toBe(0);
});

test("two companies show how they answer, and one has left somebody without an answer", async () => {
  const { json } = await app.call("GET", "/api/jobs/mine", { as: await signIn("vikram") });
  expect(json.figures.replyRate).toBeGreaterThan(50);
  expect(json.figures.replyRate).toBeLessThan(100);
  expect(json.jobs.some(({ unanswered }) => unanswered > 0)).toBe(true);
  const crafts = await app.call("GET", "/api/jobs/mine", { as: await signIn("asha") });
  expect(crafts.json.figures.replyRate).toBe(100);
});

test("the company opens a resume, which is a PDF", async () => {
  const as = await signIn("vikram");
  const job = rows.find(({ title }) => title === "Senior Accountant")!;
  const board = await app.call("GET", `/api/jobs/${job.id}/applications`, { as });
  const [first] = board.json.applications;
  const opened = await app.call("GET", `/api/applications/${first!._id}`, { as });
  expect(opened.json.resume).toMatchObject({ isPdf: true, name: expect.stringMatching(/-resume\.pdf$/) });
  const file = await app.send("GET", opened.json.resume!.url, { as });
  expect(file.status).toBe(200);
  expect(file.headers.get("content-type")).toBe("application/pdf");
});
