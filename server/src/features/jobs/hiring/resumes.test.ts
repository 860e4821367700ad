import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { APPLICATION_TEXT } from "@cardplaza/contract/jobs/application-words";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { members } from "../../accounts/accounts.table.ts";
import type { CompanyRow } from "../../companies/company/companies.table.ts";
import { insertCompany, insertManager } from "../../companies/company/company.fixtures.ts";
import { docx, pdf } from "../../uploads/files.fixtures.ts";
import { applications } from "../applications/applications.table.ts";
import { insertJob } from "../job.fixtures.ts";
import type { JobRow } from "../posts/jobs.table.ts";
import { hiringCalls } from "./hiring.fixtures.ts";

const app = await sharedTestApp();
const { board, move, open, applied } = hiringCalls(app);
let asha: Person;
let ravi: Person;
let company: CompanyRow;
let job: JobRow;

beforeEach(async () => {
  asha = await app.signIn("Asha", { premium: true });
  ravi = await app.signIn("Ravi");
  company = await insertCompany(app, asha);
  job = await insertJob(app, company);
});

const fetched = async (url: string, as?: Person) => {
  const response = await fetch(app.url + url, {
    headers: as ? { authorization: `Bearer ${as.token}` } : {},
  });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};
const linkOf = async (as: Person, id: string) => (await open(as, id)).json.resume!.url;

test("the team opens a resume through its link, as a file that runs nothing", async () => {
  const { id } = await applied(ravi, job);
  const { status, headers, bytes } = await fetched(await linkOf(asha, id), asha);
  expect([status, bytes.equals(pdf)]).toEqual([200, true]);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": expect.stringContaining("resume.pdf"),
    "content-security-policy": expect.stringContaining("default-src 'none'; sandbox"),
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  });
});

test("a DOCX is offered for download", async () => {
  const { id } = await applied(ravi, job, {}, "docx");
  expect((await open(asha, id)).json.resume).toMatchObject({ name: "resume.docx", isPdf: false });
  const { status, headers, bytes } = await fetched(await linkOf(asha, id), asha);
  expect([status, bytes.equals(docx())]).toEqual([200, true]);
  expect(headers.get("content-disposition")).toMatch(/^attachment/);
});

test("the link opens nothing for visitors, strangers and the applicant, nor without its signature", async () => {
  const { id } = await applied(ravi, job);
  const url = await linkOf(asha, id);
  const stranger = await app.signIn("Stranger");
  await insertCompany(app, stranger);
  expect((await fetched(url)).status).toBe(401);
  for (const person of [stranger, ravi]) expect((await fetched(url, person)).status).toBe(404);
  for (const wrong of [`/api/resumes/${id}`, url.replace(/signature=.{4}/, "signature=AAAA"), `${url}x`])
    expect((await fetched(wrong, asha)).status).toBe(404);
  const other = await applied(stranger, job);
  expect((await fetched(url.replace(id, other.id), asha)).status).toBe(404);
});

test("neither resume nor application opens while Ravi waits for deletion; both are back after the undo", async () => {
  const { id } = await applied(ravi, job, { name: "Ravi Kulkarni" });
  const url = await linkOf(asha, id);
  const leave = (erasesAt: Date | null) =>
    app.db.update(members).set({ erasesAt }).where(eq(members.id, ravi.member.id));
  const seen = async () => [
    (await fetched(url, asha)).status,
    (await open(asha, id)).status,
    (await move(asha, id, { stage: "shortlisted" })).status,
    (await board(asha, job)).text.includes("Ravi Kulkarni"),
    (await fetched(`/api/jobs/${job.id}/applications.csv`, asha)).bytes.includes("Ravi Kulkarni"),
  ];
  await leave(new Date(Date.now() + 1e9));
  expect(await seen()).toEqual([404, 404, 404, false, false]);
  await leave(null);
  expect(await seen()).toEqual([200, 200, 200, true, true]);
});

test("the link ends after ten minutes", async () => {
  const { id } = await applied(ravi, job);
  const url = await linkOf(asha, id);
  app.clock.advance({ minutes: 11 });
  const late = await fetched(url, asha);
  expect([late.status, JSON.parse(String(late.bytes)).message]).toEqual([
    410,
    APPLICATION_TEXT.resumeExpired,
  ]);
});

test("a manager who was removed opens nothing with an old link", async () => {
  const meera = await app.signIn("Meera");
  await insertManager(app, company, meera);
  const { id } = await applied(ravi, job);
  const url = await linkOf(meera, id);
  expect((await fetched(url, meera)).status).toBe(200);
  await app.call("DELETE", `/api/companies/${company.id}/managers/${meera.member.id}`, { as: asha });
  expect((await fetched(url, meera)).status).toBe(404);
  expect((await open(meera, id)).status).toBe(404);
  expect((await fetched(url, asha)).status).toBe(200);
});

test.each([
  ["withdrawal", { stage: "withdrawn" as const }],
  ["erasure", { resumeId: null, memberId: null, name: "" }],
])("an old link opens nothing after %s", async (_case, changes) => {
  const { id } = await applied(ravi, job);
  const url = await linkOf(asha, id);
  await app.db.update(applications).set(changes).where(eq(applications.id, id));
  const refused = await fetched(url, asha);
  expect([refused.status, JSON.parse(String(refused.bytes)).message]).toEqual([
    404,
    APPLICATION_TEXT.noResume,
  ]);
  expect((await open(asha, id)).json.resume).toBeNull();
});
