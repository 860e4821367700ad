import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { APPLICATION_TEXT, RESUME_LINK_MINUTES } from "@cardplaza/contract/jobs/application-words";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { insertCompany } from "../../companies/company/company.fixtures.ts";
import { docx, pdf } from "../../uploads/files.fixtures.ts";
import { uploads } from "../../uploads/uploads.table.ts";
import { APPLICATION } from "../applications/apply.fixtures.ts";
import { insertJob } from "../job.fixtures.ts";
import type { JobRow } from "../posts/jobs.table.ts";

const app = await sharedTestApp();
const PATH = "/api/user-profile/resumes";
let asha: Person;
let ravi: Person;
let job: JobRow;

beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
  job = await insertJob(app, await insertCompany(app, asha));
});

function keep(as: Person, name = "Ravi.pdf", bytes: Uint8Array = pdf) {
  const body = new FormData();
  body.set("resume", new File([new Uint8Array(bytes)], name));
  return app.call("POST", PATH, { as, body });
}
const list = async (as: Person) => (await app.call("GET", PATH, { as })).json.resumes;
function apply(as: Person, fields: Record<string, string | File>) {
  const body = new FormData();
  body.set("data", JSON.stringify(APPLICATION));
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return app.call("POST", `/api/jobs/${job.id}/apply`, { as, body });
}

test("Ravi keeps up to three resumes, which only he sees and opens", async () => {
  const first = await keep(ravi);
  expect([first.status, first.json.name]).toEqual([201, "Ravi.pdf"]);
  await keep(ravi, "Ravi.docx", docx());
  await keep(ravi, "Ravi short.pdf");
  const fourth = await keep(ravi, "Fourth.pdf");
  expect([fourth.status, fourth.json.message]).toEqual([403, APPLICATION_TEXT.resumesFull]);
  expect((await list(ravi)).map(({ name }) => name)).toEqual(["Ravi short.pdf", "Ravi.docx", "Ravi.pdf"]);
  expect(await list(asha)).toEqual([]);

  const { url } = first.json;
  const opened = await app.send("GET", url, { as: ravi });
  expect([opened.status, opened.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect((await app.send("GET", url, { as: asha })).status).toBe(404);
  expect((await app.send("GET", url.split("?")[0]!, { as: ravi })).status).toBe(404);
  app.clock.advance({ minutes: RESUME_LINK_MINUTES + 1 });
  expect((await app.send("GET", url, { as: ravi })).status).toBe(410);
});

test("what is no resume is refused as in an application", async () => {
  const { status, json } = await keep(ravi, "resume.pdf", new TextEncoder().encode("Not a document"));
  expect([status, json.fields]).toEqual([415, { resume: APPLICATION_TEXT.badResume }]);
  expect(await list(ravi)).toEqual([]);
});

test("an application takes a stored resume, and keeps its copy after the resume is deleted", async () => {
  const { _id } = (await keep(ravi)).json;
  const suggested = (await app.call("GET", `/api/jobs/${job.id}/apply`, { as: ravi })).json;
  expect(suggested.resumes).toMatchObject([{ _id, name: "Ravi.pdf" }]);
  const { status, json } = await apply(ravi, { resumeId: _id });
  expect(status).toBe(201);

  expect((await app.call("DELETE", `${PATH}/${_id}`, { as: ravi })).status).toBe(204);
  expect(await list(ravi)).toEqual([]);
  expect(await app.db.$count(uploads, eq(uploads.id, _id))).toBe(0);
  const { resume } = (await app.call("GET", `/api/applications/${json._id}`, { as: asha })).json;
  expect(resume?.name).toBe("Ravi.pdf");
  const file = await app.send("GET", resume!.url, { as: asha });
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
});

test("another member's resume, none and two at once are refused", async () => {
  const { _id } = (await keep(asha, "Asha.pdf")).json;
  const mine = (await keep(ravi)).json._id;
  const file = new File([new Uint8Array(pdf)], "new.pdf");
  for (const [fields, message] of [
    [{ resumeId: _id }, APPLICATION_TEXT.noResume],
    [{}, APPLICATION_TEXT.badResume],
    [{ resumeId: mine, resume: file }, APPLICATION_TEXT.oneResume],
  ] as const) {
    const { status, json } = await apply(ravi, { ...fields });
    expect([status, json.fields]).toEqual([400, { resume: message }]);
  }
  expect((await app.call("DELETE", `${PATH}/${_id}`, { as: ravi })).status).toBe(404);
  expect(await list(asha)).toHaveLength(1);
});
