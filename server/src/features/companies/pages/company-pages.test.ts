import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { COMPANY_TEXT, companyTag } from "@cardplaza/contract/companies/company-words";
import { HOUR_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../../context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { makeCard } from "../../cards/card.fixtures.ts";
import { CHROME, GOOGLEBOT, IPHONE } from "../../cards/events/visits.fixtures.ts";
import { readQr } from "../../cards/files/read-qr.fixtures.ts";
import { handOverListing } from "../../directory/listings/hand-over-listing.ts";
import { insertListing } from "../../directory/listings/listing.fixtures.ts";
import { messageOf } from "../../notifications/notification-text.ts";
import { notifications } from "../../notifications/notifications.table.ts";
import { reports } from "../../moderation/moderation.table.ts";
import { companyVisits, type CompanyRow } from "../company/companies.table.ts";
import { companyCalls, insertCompany, insertManager } from "../company/company.fixtures.ts";
import { insertProduct } from "../products/product.fixtures.ts";
import { deleteCompanyVisitsJob } from "./delete-company-visits.ts";

const app = await sharedTestApp();
const { call, rowOf } = companyCalls(app);
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

const block = (as: Person, whom: Person) => app.call("PUT", `/api/blocks/${whom.member.id}`, { as });
const follow = (as: Person, body = {}) => call(as, "POST", `/${company.id}/follow`, body);
const unfollow = (as: Person) => call(as, "DELETE", `/${company.id}/follow`);

describe("following", () => {
  test("counts each member once, also with two clicks at once, and can be undone", async () => {
    const twice = await Promise.all([follow(ravi), follow(ravi)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect((await follow(kiran)).json).toEqual({ following: true, followers: 2 });
    expect((await app.call("GET", `/api/companies/${company.id}`)).json.followers).toBe(2);
    expect((await unfollow(ravi)).json).toEqual({ following: false, followers: 1 });
    expect((await unfollow(ravi)).json).toEqual({ following: false, followers: 1 });
    await follow(ravi);
    const { totals } = (await call(asha, "GET", `/${company.id}/stats`)).json;
    expect(totals.followers).toBe(2);
    expect((await call(kiran, "GET", `/${company.id}/follow`)).json.following).toBe(true);
  });

  test("is not for the team, visitors and blocked members", async () => {
    await insertManager(app, company, kiran);
    for (const own of [asha, kiran])
      expect(await follow(own)).toMatchObject({ status: 409, json: { message: COMPANY_TEXT.ownFollow } });
    expect((await app.call("POST", `/api/companies/${company.id}/follow`, { body: {} })).status).toBe(401);
    await block(asha, ravi);
    expect((await follow(ravi)).status).toBe(404);
    expect((await rowOf(company.id))?.followerCount).toBe(0);
  });

  test("ends also when the company is hidden meanwhile", async () => {
    await follow(ravi);
    await call(asha, "POST", `/${company.id}/hide`, {});
    expect((await follow(kiran)).status).toBe(404);
    expect((await unfollow(kiran)).status).toBe(404);
    expect((await unfollow(ravi)).json).toEqual({ following: false, followers: 0 });
  });
});

describe("figures", () => {
  const visit = (userAgent: string, as?: Person) =>
    app.call("POST", `/api/companies/${company.id}/view`, {
      as,
      body: {},
      headers: { "user-agent": userAgent },
    });
  const statsOf = (as: Person) => call(as, "GET", `/${company.id}/stats`);

  test("count a visitor once an hour, without bots and the team", async () => {
    await insertManager(app, company, kiran);
    for (const agent of [CHROME, CHROME, IPHONE, GOOGLEBOT]) expect((await visit(agent)).status).toBe(204);
    for (const own of [asha, kiran]) await visit(`${CHROME} own`, own);
    const { json } = await statsOf(kiran);
    expect(json.totals).toEqual({ views: 2, followers: 0, calls: 0, whatsapp: 0, enquiries: 0 });
    expect(json.series).toBeNull();
    expect((await statsOf(ravi)).status).toBe(404);
  });

  test("are shown day by day with the plan of the owner, also to a manager", async () => {
    const premium = await app.signIn("Farah", { premium: true });
    company = await insertCompany(app, premium);
    await insertManager(app, company, kiran);
    await visit(CHROME);
    const { series, to } = (await statsOf(kiran)).json;
    expect(series).toHaveLength(30);
    expect(series.at(-1)).toEqual({ day: to, views: 1, followers: 0, calls: 0, whatsapp: 0, enquiries: 0 });
  });

  test("count taps on the number, also on a product's page, and notify the team once a day", async () => {
    await insertManager(app, company, kiran);
    const product = await insertProduct(app, company);
    const tap = (path: string, kind: string, as?: Person) =>
      app.send("POST", `/api/${path}/contact-click`, {
        as,
        body: { kind },
        headers: { "user-agent": CHROME },
      });
    const ofCompany = `companies/${company.id}`;
    const ofProduct = `products/${product.id}`;
    for (const kind of ["call", "call", "whatsapp"]) expect((await tap(ofCompany, kind)).status).toBe(204);
    expect((await tap(ofCompany, "fax")).status).toBe(400);
    for (const own of [asha, kiran]) await tap(ofCompany, "call", own);
    for (const kind of ["whatsapp", "call"]) await tap(ofProduct, kind, ravi);
    const { totals } = (await statsOf(asha)).json;
    expect(totals).toMatchObject({ calls: 1, whatsapp: 1 });
    for (const own of [asha, kiran]) {
      const notices = await app.db
        .select()
        .from(notifications)
        .where(eq(notifications.recipientId, own.member.id));
      expect(notices.map((notice) => [notice.type, messageOf(notice)])).toEqual([
        ["contact_attempt", "Ravi Kulkarni opened WhatsApp to write to Hex bolt M8."],
      ]);
    }
    await block(asha, ravi);
    expect((await tap(ofProduct, "call", ravi)).status).toBe(404);
  });

  test("WhatsApp is on until the company switches it off, for its products too", async () => {
    const product = await insertProduct(app, company);
    const shown = async () => [
      (await app.call("GET", `/api/companies/${company.id}`)).json.showWhatsapp,
      (await app.call("GET", `/api/products/${product.id}`)).json.company.showWhatsapp,
    ];
    expect(await shown()).toEqual([true, true]);
    await call(asha, "PATCH", `/${company.id}`, { showWhatsapp: false });
    expect(await shown()).toEqual([false, false]);
  });

  test("do not keep who visited", async () => {
    await visit(CHROME);
    const context: JobContext = { ...app.services, now: new Date(Date.now() + 3 * HOUR_MS) };
    await deleteCompanyVisitsJob.run(context, {}, new AbortController().signal);
    expect(await app.db.$count(companyVisits)).toBe(0);
  });
});

test("its QR code leads to its page, and ends with it", async () => {
  const path = `/api/companies/${company.id}/qr.svg`;
  const code = await fetch(app.url + path);
  expect([code.status, code.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
  const { zxing } = await readQr(await code.text());
  expect(zxing).toBe(`${app.services.origin}/company/deshmukh-fasteners-${company.id}`);
  const version = code.headers.get("etag") ?? "";
  expect((await fetch(app.url + path, { headers: { "if-none-match": version } })).status).toBe(304);
  await call(asha, "POST", `/${company.id}/hide`, {});
  expect((await fetch(app.url + path)).status).toBe(404);
});

describe("beside a company", () => {
  test("are others of its industry, those of its city first, without hidden and blocked ones", async () => {
    const industry = "energy-and-solar";
    const one = await insertCompany(app, null, { industry, city: "Nashik" });
    const far = await insertCompany(app, null, { industry, city: "Surat" });
    const before = await insertCompany(app, null, { industry, city: "Agra" });
    const near = await insertCompany(app, kiran, { industry, city: "Nasik" });
    await insertCompany(app, null, { industry, city: "Nashik", status: "hidden" });
    await insertCompany(app, null, { industry, city: "Nashik", completedAt: null });
    await insertCompany(app, null, { industry, city: "Nashik", deletedAt: new Date() });
    const similar = async (as?: Person) =>
      (await app.call("GET", `/api/companies/${one.id}/similar`, { as })).json.companies.map(
        ({ _id }: { _id: string }) => _id,
      );
    expect(await similar()).toEqual([near.id, far.id, before.id]);
    await block(kiran, ravi);
    expect(await similar(ravi)).toEqual([far.id, before.id]);
  });

  test("are the people of its team who have a complete card", async () => {
    await insertManager(app, company, ravi);
    await insertManager(app, company, kiran);
    await makeCard(app, asha, { name: "Asha Menon", role: "Founder" });
    const card = await makeCard(app, ravi, { name: "Ravi </script> K", role: "Head of sales" });
    const people = async (as?: Person) =>
      (await app.call("GET", `/api/companies/${company.id}/people`, { as })).json.people;
    expect(await people()).toEqual([
      expect.objectContaining({ name: "Asha Menon", role: "Founder" }),
      {
        _id: null,
        name: "Ravi </script> K",
        role: "Head of sales",
        picture: null,
        path: `/card/${card.slug}`,
      },
    ]);
    const meera = await app.signIn("Meera");
    const idsSeenBy = async (as: Person) => (await people(as)).map(({ _id }: { _id: string | null }) => _id);
    expect(await idsSeenBy(meera)).toEqual([asha.member.id, ravi.member.id]);
    await app.call("PATCH", "/api/user-profile", { as: asha, body: { visibility: "connections" } });
    expect(await idsSeenBy(meera)).toEqual([null, ravi.member.id]);
    await block(ravi, meera);
    expect(await people(meera)).toHaveLength(1);
  });

  test("is the listing of its owner, and the company on the page of the listing", async () => {
    const listing = await insertListing(app, asha);
    const shown = async () => (await app.call("GET", `/api/business-listings/${listing.id}`)).json.company;
    const path = `/company/deshmukh-fasteners-${company.id}`;
    expect(await shown()).toEqual({ name: "Deshmukh Fasteners", path });
    expect((await app.call("GET", `/api/companies/${company.id}`)).json.listing).toEqual({
      name: "Menon Interiors",
      path: `/business/menon-interiors-${listing.id}`,
    });
    await call(asha, "POST", `/${company.id}/hide`, {});
    expect(await shown()).toBeNull();
  });

  test("changes on the pages of both companies when the listing goes to another owner", async () => {
    const listing = await insertListing(app, asha);
    const theirs = await insertCompany(app, ravi);
    const invalidate = vi.spyOn(app.services.pages, "invalidate");
    await inTransaction(app.db, (tx) =>
      handOverListing({ ...app.services, now: new Date() }, tx, listing, ravi.member.id),
    );
    const tags = invalidate.mock.calls.flatMap(([, each]) => each);
    invalidate.mockRestore();
    expect(tags).toEqual(expect.arrayContaining([companyTag(company.id), companyTag(theirs.id)]));
  });
});

test("a company is reported once by each member, never by its team", async () => {
  await insertManager(app, company, kiran);
  const report = (as: Person, body: object) => call(as, "POST", `/${company.id}/report`, body);
  expect((await report(ravi, { reason: "Spam", details: "No such company" })).status).toBe(201);
  expect((await report(ravi, { reason: "Spam again" })).status).toBe(200);
  expect((await report(ravi, {})).status).toBe(400);
  expect(await report(kiran, { reason: "Spam" })).toMatchObject({
    status: 409,
    json: { message: COMPANY_TEXT.ownReport },
  });
  const rows = await app.db.select().from(reports).where(eq(reports.targetId, company.id));
  expect(rows).toMatchObject([{ targetType: "company", reason: "Spam" }]);
});
