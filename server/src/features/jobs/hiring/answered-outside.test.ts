import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  APPLICATION_EVENT,
  APPLICATION_TEXT,
  applicationPath,
} from "@cardplaza/contract/jobs/application-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { hearLive } from "../../../testing/hear-live.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import type { CompanyRow } from "../../companies/company/companies.table.ts";
import { insertCompany, insertManager } from "../../companies/company/company.fixtures.ts";
import { noticesOfType } from "../../notifications/notify.fixtures.ts";
import { outsideCalls } from "../../outside-answers/outside-answer.fixtures.ts";
import { insertWaiting } from "../answers/answers.fixtures.ts";
import { employers } from "../answers/employers.table.ts";
import { insertApplication, insertJob } from "../job.fixtures.ts";
import type { JobRow } from "../posts/jobs.table.ts";
import { watchAnswersJob } from "../watching/watch-answers.ts";
import { hiringCalls } from "./hiring.fixtures.ts";

const app = await sharedTestApp();
let ravi: Person;
let meera: Person;
let asha: Person;
let company: CompanyRow;
let job: JobRow;

// Ravi owns the company, Meera manages it, Asha applies.
beforeEach(async () => {
  [ravi, meera, asha] = [await app.signIn("Ravi"), await app.signIn("Meera"), await app.signIn("Asha")];
  company = await insertCompany(app, ravi, { name: "Kale & Sons" });
  await insertManager(app, company, meera);
  job = await insertJob(app, company);
});

const { claim, claimed, say, questions, ofRecord } = outsideCalls(app, "application");
const { open, rowOf } = hiringCalls(app);
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
const watch = () =>
  watchAnswersJob.run({ ...app.services, now: new Date() }, {}, new AbortController().signal);
const figures = async () =>
  (await app.db.select().from(employers).where(eq(employers.companyId, company.id)))[0];

test("Asha confirms the call: the application counts as answered since then, and the reminders stop", async () => {
  const { id } = await insertApplication(app, job, asha, { appliedAt: ago(5) });
  const { _id, claimedAt } = await claimed(meera, id);
  expect(await rowOf(id)).toMatchObject({ stage: "applied", answeredAt: null });
  expect(await noticesOfType(app, asha, "message_received")).toMatchObject([
    { message: "Did Kale & Sons contact you by phone?", targetUrl: applicationPath(id) },
  ]);
  expect(await questions(asha)).toMatchObject([{ _id, path: applicationPath(id) }]);
  await say(asha, _id, true);
  expect((await rowOf(id)).answeredAt?.toISOString()).toBe(claimedAt);
  expect(await figures()).toMatchObject({ counted: 1, replyRate: 100 });
  const { history } = (await open(ravi, id)).json;
  expect(history.filter(({ kind }) => kind === "outside")).toMatchObject([
    { by: "company", text: "Contacted by phone." },
    { by: "applicant", text: "Confirmed the contact by phone." },
  ]);
  app.clock.advance({ days: 20 });
  await watch();
  expect(await rowOf(id)).toMatchObject({ reminders: 0, unansweredAt: null });
});

test("Silence and a no let the clock run on; a late yes counts as a late answer", async () => {
  const { id } = await insertApplication(app, job, asha, { appliedAt: ago(20) });
  const other = await insertApplication(app, job, await app.signIn("Bela"), { appliedAt: ago(20) });
  const { _id } = await claimed(ravi, id);
  await claim(ravi, other.id);
  app.clock.advance({ days: 2 });
  await watch();
  expect((await rowOf(id)).unansweredAt).not.toBeNull();
  expect(await figures()).toMatchObject({ counted: 2, replyRate: 0 });
  await say(asha, _id, true);
  // Her yes also speaks for Bela's silence.
  expect(await figures()).toMatchObject({ counted: 2, replyRate: 100 });
});

test("Twenty claims that nobody confirms leave an employer where it was", async () => {
  const waiting = await insertWaiting(app, job, 10, { appliedAt: ago(20) });
  await insertWaiting(app, job, 10, { appliedAt: ago(20), stage: "shortlisted", answeredAt: ago(19) });
  for (const { id } of waiting) expect(await claimed(ravi, id)).toMatchObject({ asked: true });
  app.clock.advance({ days: 2 });
  await watch();
  expect(await figures()).toMatchObject({ counted: 20, replyRate: 50 });
});

test("Others find no application, an ended one is refused, and two colleagues make one claim", async () => {
  const { id } = await insertApplication(app, job, asha);
  const kiran = await app.signIn("Kiran");
  for (const other of [kiran, asha]) expect((await claim(other, id)).status).toBe(404);
  const both = await Promise.all([claim(ravi, id), claim(meera, id, "mail")]);
  expect(new Set(both.map(({ json }) => json.outsideAnswer._id)).size).toBe(1);
  for (const other of [kiran, ravi])
    expect((await say(other, both[0].json.outsideAnswer._id, true)).status).toBe(404);
  expect([await ofRecord(kiran, id), await ofRecord(meera, id)]).toMatchObject([[], [{ isAsked: false }]]);
  const bela = await app.signIn("Bela");
  const ended = await insertApplication(app, job, bela, { stage: "withdrawn", withdrawnAt: new Date() });
  const refused = await claim(ravi, ended.id);
  expect([refused.status, refused.json.message]).toEqual([422, APPLICATION_TEXT.ended]);
});

test("Open pages of Asha and the team hear of it; nobody is asked across a block", async () => {
  const { id } = await insertApplication(app, job, asha);
  const ears = [asha, meera].map((each) => hearLive(app, each, APPLICATION_EVENT));
  await claim(ravi, id);
  expect(await Promise.all(ears.map((hear) => hear()))).toEqual(
    ears.map(() => [{ applicationId: id, jobId: job.id }]),
  );
  const bela = await app.signIn("Bela");
  const hers = await insertApplication(app, job, bela);
  await app.call("PUT", `/api/blocks/${ravi.member.id}`, { as: bela });
  expect(await claimed(meera, hers.id)).toMatchObject({ asked: false });
});
