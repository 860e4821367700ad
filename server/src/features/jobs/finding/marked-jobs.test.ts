import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../../platform/transaction.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import type { CompanyRow } from "../../companies/company/companies.table.ts";
import { insertCompany } from "../../companies/company/company.fixtures.ts";
import { touchSearch } from "../../search/touch-search.ts";
import { employers } from "../answers/employers.table.ts";
import { insertJob, insertJobs } from "../job.fixtures.ts";
import { jobMarks, jobs, type JobRow } from "../posts/jobs.table.ts";
import { jobSearchKind } from "./job-search-kind.ts";
import { jobTerms } from "./job-terms.table.ts";
import { deleteUnusedTerms } from "./learn-terms.ts";
import { openJobs } from "./open-jobs.table.ts";
import { touchJobsJob } from "./touch-jobs.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;
let company: CompanyRow;

beforeEach(async () => {
  await app.db.delete(jobs);
  asha = await app.signIn("Asha");
  ravi = await app.signIn("Ravi");
  company = await insertCompany(app, asha);
});

const at = (...cities: string[]) => cities.map((city) => ({ city, state: "", pin: "" }));
const job = (fields: Partial<JobRow> = {}, of = company) => insertJob(app, of, fields);
const touch = (...ids: string[]) => inTransaction(app.db, (tx) => touchSearch(tx, jobSearchKind, ids));
const marksOf = (id: string) => app.db.select().from(jobMarks).where(eq(jobMarks.jobId, id));

test("fields that a call does not know are refused, also where the body may be left out", async () => {
  const { id } = await job();
  for (const path of [`/api/jobs/${id}/save`, `/api/jobs/${id}/view`]) {
    const { status, json } = await app.send("POST", path, { as: asha, body: { plan: "premium" } });
    expect([path, status, json.fields]).toEqual([path, 400, { plan: "This field is not known." }]);
    expect((await app.send("POST", path, { as: asha })).status).toBeLessThan(300);
  }
});

describe("saved jobs", () => {
  const save = (id: string, as = ravi) => app.call("POST", `/api/jobs/${id}/save`, { as, body: {} });
  const unsave = (id: string, as = ravi) => app.call("DELETE", `/api/jobs/${id}/save`, { as });
  const saved = async (as = ravi, page = 1) =>
    (await app.call("GET", `/api/jobs/saved?page=${page}`, { as })).json;
  const savedTitles = async (as = ravi) => (await saved(as)).jobs.map(({ title }) => title);

  test("are listed with the last one first; saving and removing twice changes nothing", async () => {
    const [first, second] = [await job({ title: "First job" }), await job({ title: "Second job" })];
    expect(await save(first.id)).toMatchObject({ status: 200, json: { saved: true } });
    const [before] = await marksOf(first.id);
    await save(second.id);
    await save(first.id);
    expect(await marksOf(first.id)).toEqual([before]);
    expect(await saved()).toMatchObject({ total: 2, page: 1, pages: 1 });
    expect((await saved()).jobs[0]).toMatchObject({ title: "Second job", saved: true });
    expect((await saved(asha)).total).toBe(0);
    expect([(await unsave(first.id)).status, (await unsave(first.id)).status]).toEqual([204, 204]);
    expect(await savedTitles()).toEqual(["Second job"]);
    expect(await marksOf(first.id)).toEqual([]);
  });

  test("stay when they close and say so, but not when they or their company cannot be seen", async () => {
    const closed = await job({ title: "Closed job" });
    const deleted = await job({ title: "Deleted job" });
    for (const { id } of [closed, deleted]) await save(id);
    await app.db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, closed.id));
    await app.db.update(jobs).set({ deletedAt: new Date() }).where(eq(jobs.id, deleted.id));
    expect((await saved()).jobs).toMatchObject([{ title: "Closed job", status: "closed", saved: true }]);
    await app.call("PUT", `/api/blocks/${ravi.member.id}`, { as: asha });
    expect(await saved()).toMatchObject({ jobs: [], total: 0 });
  });

  test("are paged", async () => {
    for (const { id } of await insertJobs(app, company, 23)) await save(id);
    const pages = [await saved(ravi, 1), await saved(ravi, 2)];
    expect(pages.map(({ jobs: some }) => some.length)).toEqual([20, 3]);
    expect(new Set(pages.flatMap(({ jobs: some }) => some.map(({ _id }) => _id))).size).toBe(23);
  });

  test("need a member, and a job that they may see", async () => {
    const draft = await job({ status: "draft", openedAt: null });
    const open = await job();
    expect((await app.call("POST", `/api/jobs/${open.id}/save`, { body: {} })).status).toBe(401);
    expect((await save(draft.id)).status).toBe(404);
    expect((await save("nothing")).status).toBe(404);
    expect((await save(draft.id, asha)).status).toBe(200);
    expect((await unsave("nothing")).status).toBe(204);
  });
});

describe("hidden jobs", () => {
  test("are left out for this member until they are shown again, and stay saved", async () => {
    const { id } = await job();
    const hide = () => app.call("PUT", `/api/jobs/${id}/hide`, { as: ravi });
    const total = async (as?: Person) => (await app.call("GET", "/api/jobs", { as })).json.total;
    await app.call("POST", `/api/jobs/${id}/save`, { as: ravi, body: {} });
    expect([(await hide()).json, (await hide()).status]).toEqual([{ hidden: true }, 200]);
    expect([await total(ravi), await total(asha), await total()]).toEqual([0, 1, 1]);
    expect((await app.call("GET", "/api/jobs/saved", { as: ravi })).json.jobs).toMatchObject([
      { hidden: true, saved: true },
    ]);
    for (let times = 0; times < 2; times += 1)
      expect((await app.call("DELETE", `/api/jobs/${id}/hide`, { as: ravi })).status).toBe(204);
    expect(await total(ravi)).toBe(1);
    expect(await marksOf(id)).toMatchObject([{ hiddenAt: null }]);
  });
});

describe("similar jobs", () => {
  const similar = async (id: string, as?: Person) =>
    (await app.call("GET", `/api/jobs/${id}/similar`, { as })).json.jobs.map(({ title }) => title);

  test("share skills, those in the same city first, a few of each company, never the job itself", async () => {
    const shown = await job({ skills: ["Tally", "GST"] });
    const others = [
      await insertCompany(app, null),
      await insertCompany(app, null),
      await insertCompany(app, null),
    ];
    await job({ title: "Both skills here", skills: ["Tally", "GST"] }, others[0]);
    await job({ title: "Both skills away", skills: ["Tally", "GST"], locations: at("Delhi") }, others[1]);
    await job({ title: "One skill away", skills: ["Tally"], locations: at("Delhi") }, others[2]);
    await job({ title: "No skill here", skills: ["Welding"] }, others[2]);
    await job({ title: "Closed", status: "closed" }, others[2]);
    expect(await similar(shown.id)).toEqual(["Both skills here", "Both skills away", "One skill away"]);
    await insertJobs(app, others[0]!, 9, { title: "Many of one" });
    expect((await similar(shown.id)).filter((title) => title === "Many of one").length).toBeLessThanOrEqual(
      2,
    );
    expect(await app.call("GET", `/api/jobs/${shown.id}/similar`)).toMatchObject({
      json: { jobs: [{ why: ["Skills: Tally, GST", "In Pune"] }, {}, {}, {}] },
    });
  });

  test("leave out what the member hid and companies in a block with them", async () => {
    const shown = await job();
    const meera = await app.signIn("Meera");
    const theirs = await job({ title: "Of Meera" }, await insertCompany(app, meera));
    expect(await similar(shown.id, ravi)).toEqual(["Of Meera"]);
    await app.call("PUT", `/api/jobs/${theirs.id}/hide`, { as: ravi });
    expect(await similar(shown.id, ravi)).toEqual([]);
    await app.call("PUT", `/api/blocks/${meera.member.id}`, { as: asha });
    expect(await similar(shown.id, asha)).toEqual([]);
    expect((await app.call("GET", "/api/jobs/nothing/similar")).status).toBe(404);
  });
});

describe("suggestions", () => {
  const suggested = async (q: string) =>
    (await app.call("GET", `/api/jobs/suggestions?q=${encodeURIComponent(q)}`)).json.suggestions;

  test("are titles, skills and companies of open jobs that begin as typed, the most frequent first", async () => {
    await insertJobs(app, company, 2, { title: "Tailor", skills: ["Tally Prime"] });
    const tall = await insertCompany(app, null, { name: "Tall Ladders" });
    const { id } = await job({ title: "Tallyman", skills: ["Counting"] }, tall);
    expect(await suggested("ta")).toEqual(["Tailor", "Tally Prime", "Tall Ladders", "Tallyman"]);
    expect(await suggested("TALL")).toEqual(["Tally Prime", "Tall Ladders", "Tallyman"]);
    await app.db.update(jobs).set({ status: "closed" }).where(eq(jobs.id, id));
    await touch(id);
    expect(await suggested("tall")).toEqual(["Tally Prime"]);
    const termsOf = async () => (await app.db.select().from(jobTerms)).map(({ text }) => text);
    expect(await termsOf()).toContain("Tallyman");
    await deleteUnusedTerms(app.services);
    expect(await termsOf()).not.toContain("Tallyman");
    expect(await termsOf()).toContain("Tally Prime");
  });

  test("name a title and a skill once, and take what is hostile", async () => {
    await job({ title: "Welding", skills: ["welding", "O'Hare \\ | & test"] });
    expect(await suggested("weld")).toHaveLength(1);
    expect(await suggested("o'hare")).toEqual(["O'Hare \\ | & test"]);
    for (const q of ["", "%", "_", "'", "\\", "🙂"]) expect([q, await suggested(q)]).toEqual([q, []]);
  });
});

test("companies with open jobs are named by the beginning of their names", async () => {
  const named = async (q: string, as?: Person) =>
    (await app.call("GET", `/api/jobs/companies?q=${encodeURIComponent(q)}`, { as })).json.companies;
  const meera = await app.signIn("Meera");
  const theirs = await insertCompany(app, meera, { name: "Zinc Works" });
  await insertCompany(app, null, { name: "Zinc without jobs" });
  await insertJobs(app, theirs, 2, { title: "Zinc plater", skills: ["Zinc"] });
  expect(await named("ZINC")).toEqual([{ _id: theirs.id, name: "Zinc Works", jobs: 2 }]);
  expect(await named("works")).toEqual([]);
  await app.call("PUT", `/api/blocks/${meera.member.id}`, { as: ravi });
  expect(await named("zinc", ravi)).toEqual([]);
});

describe("the search of everything", () => {
  const search = async (query: string) => (await app.call("GET", `/api/search?type=job&${query}`)).json;
  const found = async (query: string) => (await search(query)).results.map(({ _id }) => _id);

  test("finds jobs by title, skill, company and city, and shows no hidden salary", async () => {
    const { id } = await job({
      title: "Zephyr mechanic",
      locations: at("Nashik", "Surat"),
      salaryHidden: true,
    });
    for (const query of [
      "q=zephyr",
      "q=zephyr tally",
      "q=zephyr deshmukh",
      "q=zephyr&city=Nasik",
      "q=zephyr&city=Surat",
    ])
      expect([query, await found(query)]).toEqual([query, [id]]);
    expect(await found("q=zephyr&city=Delhi")).toEqual([]);
    expect(await found("q=zephyr&category=full-time")).toEqual([id]);
    expect(await found("q=zephyr&category=intern")).toEqual([]);
    const [result] = (await search("q=zephyr")).results;
    expect(result).toMatchObject({
      title: "Zephyr mechanic",
      subtitle: "Deshmukh Fasteners · Full time",
      city: "Nashik, Surat",
      facts: ["2–4 yrs"],
      url: `/jobs/zephyr-mechanic-${id}`,
    });
    expect(result).not.toHaveProperty("price");
    expect((await search("q=zephyr&city=Surat")).results[0]?.why).toContain("Also in Surat");
    const shown = await job({ title: "Quartz mechanic" });
    expect((await search("q=quartz")).results).toMatchObject([{ _id: shown.id, price: "₹6–9 L/yr" }]);
  });

  test("follows a job that closes and a company that is hidden, and lifts no company that leaves people waiting", async () => {
    const pro = await app.signIn("Meera", { premium: true });
    const theirs = await insertCompany(app, pro);
    const { id } = await job({ title: "Halcyon clerk" }, theirs);
    const lifted = async () =>
      (await search("q=halcyon")).results[0]?.why.includes("Pro member, shown a little higher");
    expect(await lifted()).toBe(true);
    await app.db.insert(employers).values({ companyId: theirs.id, counted: 20, replyRate: 49 });
    await touch(id);
    expect(await lifted()).toBe(false);
    await app.call("POST", `/api/companies/${theirs.id}/hide`, { as: pro, body: {} });
    expect(await found("q=halcyon")).toEqual([]);
    await app.call("POST", `/api/companies/${theirs.id}/show`, { as: pro, body: {} });
    expect(await found("q=halcyon")).toEqual([id]);
    await app.call("POST", `/api/jobs/${id}/status`, { as: pro, body: { action: "close" } });
    expect(await found("q=halcyon")).toEqual([]);
    expect((await app.call("GET", "/api/jobs?q=halcyon")).json.total).toBe(0);
  });

  test("many jobs of a company follow it later", async () => {
    await insertJobs(app, company, 620, { title: "Borax packer" });
    await app.call("POST", `/api/companies/${company.id}/hide`, { as: asha, body: {} });
    const list = async () => (await app.call("GET", "/api/jobs?q=borax")).json;
    expect((await list()).jobs).toEqual([]);
    await touchJobsJob.run(
      { ...app.services, now: new Date() },
      { companyIds: [company.id] },
      new AbortController().signal,
    );
    expect((await list()).total).toBe(0);
    expect(await app.db.$count(openJobs)).toBe(0);
  });
});
