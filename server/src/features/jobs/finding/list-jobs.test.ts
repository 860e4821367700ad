import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { CITY_FILTERS_FEATURE } from "@cardplaza/contract/search/search-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { inTransaction } from "../../../platform/transaction.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { members } from "../../accounts/accounts.table.ts";
import { companies, type CompanyRow } from "../../companies/company/companies.table.ts";
import { insertCompany } from "../../companies/company/company.fixtures.ts";
import { touchSearch } from "../../search/touch-search.ts";
import { employers } from "../answers/employers.table.ts";
import { insertJob, insertJobs } from "../job.fixtures.ts";
import { jobMarks, jobs, type JobRow } from "../posts/jobs.table.ts";
import { jobSearchKind } from "./job-search-kind.ts";

const app = await sharedTestApp();
let asha: Person;
let company: CompanyRow;

beforeEach(async () => {
  await app.db.delete(jobs);
  asha = await app.signIn("Asha");
  company = await insertCompany(app, asha);
});

const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
const at = (...cities: string[]) => cities.map((city) => ({ city, state: "", pin: "" }));
const job = (fields: Partial<JobRow> = {}, of = company) => insertJob(app, of, fields);
const list = async (query = "", as?: Person) => (await app.call("GET", `/api/jobs?${query}`, { as })).json;
const titles = async (query = "", as?: Person) => (await list(query, as)).jobs.map(({ title }) => title);
const whyOf = async (query: string) => (await list(query)).jobs[0]?.why;

describe("words", () => {
  test("are looked for in title, skills, company, department, city and description, the closest match first", async () => {
    const rayon = await insertCompany(app, null, { name: "Rayon Traders" });
    await job({ title: "Store keeper", description: "Keep the stock of rayon in order. ".repeat(4) });
    await job({ title: "Rayon weaver", openedAt: ago(20) });
    await job({ title: "Sales officer", skills: ["Rayon"], openedAt: ago(10) });
    await job({ title: "Driver" }, rayon);
    await job({ title: "Cook", department: "Rayon" });
    await job({ title: "Watchman", locations: at("Rayon") });
    await job({ title: "Gardener" });
    const found = await titles("q=rayon");
    expect(found[0]).toBe("Rayon weaver");
    expect(found.slice(1, -1).toSorted()).toEqual(["Cook", "Driver", "Sales officer", "Watchman"]);
    expect(found.at(-1)).toBe("Store keeper");
    expect(await titles("q=rayon traders driver")).toEqual(["Driver"]);
    expect(await whyOf("q=rayon weaver")).toEqual(["Title matches"]);
    expect(await whyOf("q=stock")).toEqual(["Mentioned in the description"]);
    expect(await whyOf("q=driver rayon")).toEqual(["At Rayon Traders"]);
  });

  test("are found in other spellings, other names of a city and with what people add to them", async () => {
    await job({ title: "Accountant", locations: at("Bengaluru") });
    expect(await titles("q=acountant")).toEqual(["Accountant"]);
    expect(await whyOf("q=acountamt")).toEqual(["Like 'acountamt'"]);
    expect(await titles("q=accountant jobs in bangalore")).toEqual(["Accountant"]);
    expect(await titles("q=jobs")).toEqual(["Accountant"]);
    expect(await titles("q=accountant -tally")).toEqual([]);
    expect(await titles("q=accountant -nursing")).toEqual(["Accountant"]);
  });

  test("that are hostile find nothing and break nothing", async () => {
    await job();
    for (const q of [
      "' or 1=1 --",
      "a' & !b | (c",
      "\\",
      "%_%",
      "<script>",
      "🙂",
      "=",
      "+tally:*",
      "x".repeat(300),
    ])
      expect((await app.call("GET", `/api/jobs?q=${encodeURIComponent(q)}`)).status).toBe(200);
    const skills = encodeURIComponent("' | 'tally,\\,:*");
    expect(await titles(`skills=${skills}`)).toEqual([]);
    expect(await titles(`city=${encodeURIComponent("'pune' | 'x")}`)).toEqual([]);
  });
});

describe("filters", () => {
  test("by city, mode, type, company and date", async () => {
    const other = await insertCompany(app, null, { name: "Kale Tools" });
    await job({ title: "First job", locations: at("Nashik", "Pune"), workMode: "hybrid", openedAt: ago(2) });
    await job(
      { title: "Other job", locations: at("Delhi"), employmentType: "INTERN", openedAt: ago(9) },
      other,
    );
    expect(await titles("city=Poona")).toEqual(["First job"]);
    expect(await titles("city=New Delhi")).toEqual(["Other job"]);
    expect(await titles("city=Surat")).toEqual([]);
    expect(await titles("mode=hybrid,remote")).toEqual(["First job"]);
    expect(await titles("mode=onsite&mode=hybrid&city=Pune")).toEqual(["First job"]);
    // Several cities belong to the plan, also if the name is repeated.
    expect((await app.send("GET", "/api/jobs?city=Pune&city=Surat")).json.code).toBe("PREMIUM_REQUIRED");
    expect(await titles("type=INTERN,PART_TIME")).toEqual(["Other job"]);
    expect(await titles(`companyId=${other.id}`)).toEqual(["Other job"]);
    expect(await titles("postedDays=7")).toEqual(["First job"]);
    expect(await titles("mode=flying&type=NONE&sort=up&page=x&radiusKm=far")).toHaveLength(2);
    expect(await whyOf("city=Pune&mode=hybrid")).toEqual(["In Pune", "Hybrid"]);
  });

  test("by the years that the member has", async () => {
    await job({ title: "From two to four", expMin: 2, expMax: 4 });
    await job({ title: "From five", expMin: 5, expMax: null });
    expect(await titles("expMin=3")).toEqual(["From two to four"]);
    expect(await titles("expMin=4")).toEqual(["From two to four"]);
    expect(await titles("expMin=9")).toEqual(["From five"]);
    expect(await titles("expMin=1")).toEqual([]);
    expect(await whyOf("expMin=3")).toEqual(["2–4 yrs fits your 3"]);
  });

  test("by salary, whatever its period, and never by a hidden one", async () => {
    await job({ title: "Six to nine" });
    await job({
      title: "A lakh a month",
      salaryMinPaise: 10_000_000,
      salaryMaxPaise: null,
      period: "MONTH",
    });
    await job({ title: "Hidden", salaryMaxPaise: 900_000_000, salaryHidden: true });
    await job({ title: "Unsaid", salaryMinPaise: null, salaryMaxPaise: null });
    expect((await titles("salaryMin=900000")).toSorted()).toEqual(["A lakh a month", "Six to nine"]);
    expect(await titles("salaryMin=900001")).toEqual(["A lakh a month"]);
    expect(await whyOf("salaryMin=900001")).toEqual(["₹1 L/mo"]);
    expect((await titles("sort=salary")).slice(0, 2)).toEqual(["A lakh a month", "Six to nine"]);
    const hidden = (await list("q=hidden")).jobs[0];
    expect([hidden?.salaryMinPaise, hidden?.salaryMaxPaise]).toEqual([null, null]);
  });

  test("by skills: one is enough, and those with more of them come first", async () => {
    await job({ title: "Has one", skills: ["Tally", "Excel"] });
    await job({ title: "Has both", skills: ["GST", "Tally"], openedAt: ago(25) });
    await job({ title: "Has none", skills: ["Welding"] });
    expect(await titles("skills=tally,gst")).toEqual(["Has both", "Has one"]);
    expect(await whyOf("skills=tally,gst")).toEqual(["Skills: GST, Tally"]);
    await job({ title: "Programmer", skills: ["C++"] });
    expect(await titles(`skills=${encodeURIComponent("c++")}`)).toEqual(["Programmer"]);
    expect(await titles("skills=c")).toEqual([]);
  });
});

describe("places", () => {
  const pro = () => app.signIn("Meera", { premium: true });

  test("several cities and a radius need the plan", async () => {
    await job({ title: "In Pune" });
    await job({ title: "In Mumbai", locations: at("Mumbai") });
    await job({ title: "In Delhi", locations: at("Delhi") });
    for (const query of ["city=Pune,Mumbai", "near=Pune&radiusKm=50", "city=Pune&radiusKm=50"])
      for (const as of [undefined, asha])
        expect(await app.call("GET", `/api/jobs?${query}`, { as })).toMatchObject({
          status: 403,
          json: { feature: CITY_FILTERS_FEATURE },
        });
    const meera = await pro();
    expect((await titles("city=Pune,Mumbai", meera)).toSorted()).toEqual(["In Mumbai", "In Pune"]);
    expect(await titles("near=Pune&radiusKm=50", meera)).toEqual(["In Pune"]);
    expect((await titles("city=Pune&radiusKm=150", meera)).toSorted()).toEqual(["In Mumbai", "In Pune"]);
  });

  test("the order by distance is free and leaves nothing out", async () => {
    await job({ title: "In Delhi", locations: at("Delhi") });
    await job({ title: "In Mumbai", locations: at("Chennai", "Mumbai"), openedAt: ago(10) });
    await job({ title: "In Pune", openedAt: ago(20) });
    await job({ title: "Somewhere", locations: at("Nowherepur") });
    const { jobs: found } = await list("near=411001");
    expect(found.map(({ title }) => title)).toEqual(["In Pune", "In Mumbai", "In Delhi", "Somewhere"]);
    expect(found[0]?.km).toBeLessThan(20);
    expect(found[1]?.km).toBeGreaterThan(90);
    expect(found[1]?.why).toEqual([`About ${Math.round(found[1]?.km ?? 0)} km away`]);
    expect(found[3]?.km).toBeNull();
    expect((await app.call("GET", "/api/jobs?near=Atlantis")).status).toBe(400);
  });
});

describe("who is left out", () => {
  test("jobs that are not open, whose last day has passed or whose company is not shown", async () => {
    for (const status of ["draft", "pending", "paused", "closed", "expired", "rejected"] as const)
      await job({ title: `Is ${status}`, status });
    await job({ title: "Is deleted", deletedAt: new Date() });
    await job({ title: "Ended yesterday", validThrough: "2020-01-01" });
    await job({ title: "Is open" });
    expect(await titles()).toEqual(["Is open"]);
    const act = (action: "hide" | "show") =>
      app.call("POST", `/api/companies/${company.id}/${action}`, { as: asha, body: {} });
    await act("hide");
    expect((await list()).total).toBe(0);
    await act("show");
    expect((await list()).total).toBe(1);
    await app.db.update(members).set({ erasesAt: new Date() }).where(eq(members.id, asha.member.id));
    expect((await list()).total).toBe(0);
    await app.db.update(members).set({ erasesAt: null }).where(eq(members.id, asha.member.id));
  });

  test("follow the name of their company", async () => {
    await job();
    await app.call("PATCH", `/api/companies/${company.id}`, { as: asha, body: { name: "Zenith Bolts" } });
    expect(await titles("q=zenith")).toEqual(["Accountant"]);
  });

  test("what the member hid, and companies in a block with the member", async () => {
    const [seen, hidden] = await insertJobs(app, company, 2);
    const ravi = await app.signIn("Ravi");
    await app.db
      .insert(jobMarks)
      .values({ memberId: ravi.member.id, jobId: hidden!.id, hiddenAt: new Date() });
    await app.db.insert(jobMarks).values({ memberId: ravi.member.id, jobId: seen!.id, savedAt: new Date() });
    for (const sort of ["relevance", "date", "salary"]) {
      const { jobs: found, total } = await list(`sort=${sort}`, ravi);
      expect([found.map(({ _id }) => _id), total]).toEqual([[seen!.id], 1]);
      expect(found[0]).toMatchObject({ saved: true, hidden: false, appliedAt: null });
    }
    expect((await list()).total).toBe(2);
    await app.call("PUT", `/api/blocks/${ravi.member.id}`, { as: asha });
    expect((await list("", ravi)).total).toBe(0);
    expect((await list("", asha)).total).toBe(2);
  });
});

describe("order", () => {
  test("by date and by salary, jobs without a salary last", async () => {
    await job({ title: "Old", openedAt: ago(5), salaryMaxPaise: 200_000_000 });
    await job({ title: "New", salaryMinPaise: null, salaryMaxPaise: null });
    await job({ title: "Middle", openedAt: ago(2) });
    expect(await titles("sort=date")).toEqual(["New", "Middle", "Old"]);
    expect(await titles("sort=salary")).toEqual(["Old", "Middle", "New"]);
  });

  test("by relevance the plan lifts a little, unless the company leaves applicants without an answer", async () => {
    const pro = await app.signIn("Meera", { premium: true });
    const lifted = await insertCompany(app, pro, { name: "Lifted" });
    await job({ title: "Plain and new" });
    await job({ title: "Lifted and older", openedAt: ago(5) }, lifted);
    await job({ title: "Lifted and old", openedAt: ago(25) }, lifted);
    expect(await titles()).toEqual(["Lifted and older", "Plain and new", "Lifted and old"]);
    const rated = { companyId: lifted.id, counted: 20, replyRate: 49 };
    await app.db.insert(employers).values({ ...rated, counted: 19 });
    expect((await titles())[0]).toBe("Lifted and older");
    await app.db.update(employers).set(rated).where(eq(employers.companyId, lifted.id));
    expect((await titles())[0]).toBe("Plain and new");
  });

  test("of one company at most two are in a row while others are left", async () => {
    const other = await insertCompany(app, null, { name: "Kale Tools" });
    await insertJobs(app, company, 4, { title: "Ours" });
    await insertJobs(app, other, 2, { title: "Theirs", openedAt: ago(3) });
    expect(await titles()).toEqual(["Ours", "Ours", "Theirs", "Ours", "Ours", "Theirs"]);
  });

  test("pages neither repeat nor miss a job", async () => {
    for (let each = 0; each < 3; each += 1)
      await insertJobs(app, company, 85, { title: `Clerk ${each}`, openedAt: ago(each) });
    for (const query of ["", "q=clerk", "sort=date", "sort=salary", "near=Pune", "skills=tally,gst"]) {
      const first = await list(query);
      expect([first.total, first.pages, first.page]).toEqual([255, 13, 1]);
      const ids = new Set<string>();
      for (let page = 1; page <= first.pages; page += 1)
        for (const { _id } of (await list(`${query}&page=${page}`)).jobs) ids.add(_id);
      expect([query, ids.size]).toEqual([query, 255]);
    }
    expect((await list("page=99")).page).toBe(13);
  });

  test("a list ends at a thousand", async () => {
    await app.db.delete(jobs);
    const many = await insertJobs(app, company, 1_010, {});
    expect(many).toHaveLength(1_010);
    expect(await list("page=50")).toMatchObject({ total: 1_000, pages: 50, page: 50 });
    expect((await list("page=50")).jobs).toHaveLength(20);
    await insertJobs(app, company, 20, { title: "Near Delhi", locations: at("Gurugram"), openedAt: ago(20) });
    expect(new Set(await titles("near=Delhi"))).toEqual(new Set(["Near Delhi"]));
    expect(new Set(await titles("near=Delhi&page=2"))).toEqual(new Set(["Accountant"]));
  });
});

test("a job whose company is hidden meanwhile is not shown, also before lists follow", async () => {
  await job();
  await app.db.update(companies).set({ status: "hidden" }).where(eq(companies.id, company.id));
  expect((await list()).jobs).toEqual([]);
  await inTransaction(app.db, async (tx) => {
    const all = await tx.select({ id: jobs.id }).from(jobs);
    await touchSearch(
      tx,
      jobSearchKind,
      all.map(({ id }) => id),
    );
  });
  expect((await list()).total).toBe(0);
});
