import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { ENQUIRY_TEXT } from "@cardplaza/contract/enquiries/enquiry-words";
import { COMPANY_TEXT } from "@cardplaza/contract/companies/company-words";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { signInAs } from "../../admin/admin.fixtures.ts";
import { enquiryCalls, ENQUIRY } from "../../enquiries/enquiry.fixtures.ts";
import { noticesTo } from "../../notifications/notify.fixtures.ts";
import { reviewOf } from "../../reviews/review.fixtures.ts";
import { readSitemap } from "../../seo/sitemap.fixtures.ts";
import { teamCalls } from "../team/company-team.fixtures.ts";
import { companies, type CompanyRow } from "./companies.table.ts";
import { companyCalls, insertCompany, insertManager } from "./company.fixtures.ts";

const app = await sharedTestApp();
const { call, rowOf } = companyCalls(app);
const { at, reply, notices } = enquiryCalls(app);
const { remove, transfer } = teamCalls(app);
let asha: Person;
let ravi: Person;
let kiran: Person;
let company: CompanyRow;

beforeEach(async () => {
  asha = await app.signIn("Asha Menon");
  ravi = await app.signIn("Ravi Kulkarni");
  kiran = await app.signIn("Kiran Rao");
  company = await insertCompany(app, asha);
});

const ask = (as: Person, to = company) =>
  at("POST", as, "", { ...ENQUIRY, targetType: "company", targetId: to.id });
async function asked(as: Person): Promise<string> {
  const { status, json } = await ask(as);
  expect(status).toBe(201);
  return json.enquiry._id;
}
const inbox = async (as: Person) =>
  (await at("GET", as, "?box=received&targetType=company")).json.enquiries as { _id: string }[];

describe("enquiries", () => {
  test("reach everybody in the team, and a removed manager reads them no more", async () => {
    await insertManager(app, company, kiran);
    const id = await asked(ravi);
    for (const own of [asha, kiran]) {
      expect(await inbox(own)).toMatchObject([{ _id: id }]);
      expect(await notices(own, "enquiry_sent")).toHaveLength(1);
    }
    expect((await reply(kiran, id)).status).toBe(201);
    await remove(asha, company, kiran);
    expect(await inbox(kiran)).toEqual([]);
    expect((await at("GET", kiran, `/${id}`)).status).toBe(404);
    expect((await reply(kiran, id)).status).toBe(404);
  });

  test("are not for the team itself, nor at a hidden, suspended or deleted company", async () => {
    await insertManager(app, company, kiran);
    for (const own of [asha, kiran]) expect((await ask(own)).status).toBe(403);
    for (const status of ["hidden", "suspended"] as const) {
      await app.db.update(companies).set({ status }).where(eq(companies.id, company.id));
      expect((await ask(ravi)).status).toBe(404);
    }
    const gone = await insertCompany(app, ravi, { deletedAt: new Date() });
    expect((await ask(kiran, gone)).status).toBe(410);
  });

  test("are handed over with the company, and closed when it is deleted; restoring brings the company back", async () => {
    await insertManager(app, company, kiran);
    const id = await asked(ravi);
    await transfer(asha, company, kiran);
    expect(await inbox(kiran)).toMatchObject([{ _id: id }]);
    expect((await call(kiran, "DELETE", `/${company.id}`)).status).toBe(204);
    expect((await at("GET", ravi, `/${id}`)).json.enquiry.status).toBe("closed");
    expect(await noticesTo(app, ravi)).toContain(ENQUIRY_TEXT.companyGone(company.name));
    expect((await app.call("GET", `/api/companies/${company.id}`)).status).toBe(410);
    expect((await call(kiran, "POST", `/${company.id}/restore`, {})).status).toBe(200);
    expect((await app.call("GET", `/api/companies/${company.id}`)).status).toBe(200);
  });

  test("can be forwarded to similar companies that reply", async () => {
    const industry = "insurance";
    const one = await insertCompany(app, kiran, { industry });
    const other = await insertCompany(app, asha, { industry, deletedAt: new Date() });
    const quick = await insertCompany(app, await app.signIn("Farah"), { industry, city: "Surat" });
    await insertCompany(app, await app.signIn("Omar"), { industry, slowReplies: true });
    await insertCompany(app, ravi, { industry });
    const target = app.services.registry.enquiryTarget("company");
    const others = await target.others?.(app.db, ravi.member, one.id);
    expect(others?.map(({ id }) => id)).toEqual([quick.id]);
    expect(await target.describe(app.db, [other.id])).toMatchObject([{ id: other.id, url: null }]);
  });
});

describe("reviews", () => {
  const post = (as: Person) =>
    app.call("POST", `/api/reviews?targetType=company&targetId=${company.id}`, { as, body: reviewOf() });

  test("rate the company, are marked after an answered enquiry, and are not written by its team", async () => {
    await insertManager(app, company, kiran);
    await reply(asha, await asked(ravi));
    const { status, json } = await post(ravi);
    expect([status, json.review.verifiedInteraction]).toEqual([201, true]);
    expect(await rowOf(company.id)).toMatchObject({ ratingSum: 5, ratingCount: 1, version: company.version });
    for (const own of [asha, kiran]) expect((await post(own)).status).toBe(403);
    expect((await app.call("GET", `/api/companies/${company.id}`)).json).toMatchObject({
      ratingAvg: 5,
      ratingCount: 1,
    });
  });
});

describe("the search", () => {
  const find = async (q: string) =>
    (await app.call("GET", `/api/search?type=company&q=${encodeURIComponent(q)}`)).json.results;

  test("finds a company by its names, industry and specialities until it is hidden", async () => {
    const edit = {
      name: "Zanskar Turbines",
      legalName: "Qotvar Windworks LLP",
      specialities: ["Nacelle overhaul"],
      industry: "energy-and-solar",
    };
    expect((await call(asha, "PATCH", `/${company.id}`, edit)).status).toBe(200);
    for (const words of ["zanskar", "qotvar windworks", "nacelle overhaul"])
      expect(await find(words)).toMatchObject([
        { type: "company", title: "Zanskar Turbines", url: `/company/zanskar-turbines-${company.id}` },
      ]);
    await call(asha, "POST", `/${company.id}/hide`, {});
    expect(await find("zanskar")).toEqual([]);
  });
});

test("shown companies have a sitemap of their own", async () => {
  await insertCompany(app, ravi, { completedAt: null });
  await insertCompany(app, kiran, { status: "suspended" });
  const xml = await readSitemap(app, "/sitemaps/companies-1.xml");
  expect(xml).toContain(`<loc>${app.services.origin}/company/deshmukh-fasteners-${company.id}</loc>`);
  for (const { id } of await app.db.select().from(companies).where(eq(companies.status, "suspended")))
    expect(xml).not.toContain(id);
});

test("a suspended company is not found by others, and its team sees why", async () => {
  const moderator = await signInAs(app, "Meera Iyer", "moderator");
  await insertManager(app, company, kiran);
  const body = { action: "suspend", reason: "Not their GSTIN.", version: company.version };
  const decided = await app.send("PATCH", `/api/admin/companies/${company.id}`, { as: moderator, body });
  expect(decided.status).toBe(200);
  for (const as of [undefined, ravi])
    expect(await app.call("GET", `/api/companies/${company.id}`, { as })).toMatchObject({
      status: 404,
      json: { message: COMPANY_TEXT.notFound },
    });
  for (const as of [asha, kiran])
    expect((await app.call("GET", `/api/companies/${company.id}`, { as })).json).toMatchObject({
      status: "suspended",
      suspensionReason: "Not their GSTIN.",
    });
});
