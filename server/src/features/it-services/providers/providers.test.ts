import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { IT_TEXT } from "@cardplaza/contract/it-services/it-words";
import { newestMessage } from "../../../testing/outbox.ts";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { insertCompany, insertManager } from "../../companies/company/company.fixtures.ts";
import { insertProduct } from "../../companies/products/product.fixtures.ts";
import { companyManagers } from "../../companies/team/team.table.ts";
import { listOf } from "../../notifications/notify.fixtures.ts";
import { outgoingMessages } from "../../outgoing/outgoing.table.ts";
import { reviewOf } from "../../reviews/review.fixtures.ts";
import { readSitemap } from "../../seo/sitemap.fixtures.ts";
import { itCalls, PROVIDER } from "../it-services.fixtures.ts";

const app = await sharedTestApp();
const { call, saveProvider, providerOf, addPackage } = itCalls(app);

const namesOf = async (query: string) => {
  const { providers } = (await call(undefined, "GET", `/providers?${query}`)).json;
  return providers.map(({ name }: { name: string }) => name);
};

test("Asha tells about her company's IT services, and everybody finds them", async () => {
  const asha = await app.signIn("Asha");
  const { id } = await insertCompany(app, asha, { name: "Menon Softworks", size: "11–50" });
  const saved = await saveProvider(asha, id);
  expect(saved.json).toMatchObject({ _id: id, name: "Menon Softworks", version: 1, role: "owner" });
  const seen = await call(undefined, "GET", `/providers/${id}`);
  expect(seen.json).toMatchObject({
    focus: [{ category: "web", percent: 60 }, { category: "mobile" }],
    size: "11–50",
    role: null,
    portfolio: [{ link: "https://nairtextiles.example" }],
  });
  expect(await namesOf("")).toContain("Menon Softworks");
});

test("the focus must add up to 100, the hourly rates must be in order, and pictures be their own", async () => {
  const ravi = await app.signIn("Ravi");
  const { id } = await insertCompany(app, ravi);
  const half = await saveProvider(ravi, id, { focus: [{ category: "web", percent: 50 }] });
  expect(half.json.fields).toEqual({ focus: IT_TEXT.focusTotal });
  const twice = [50, 50].map((percent) => ({ category: "web", percent }));
  expect((await saveProvider(ravi, id, { focus: twice })).json.fields).toMatchObject({
    focus: IT_TEXT.focusTwice,
  });
  const turned = await saveProvider(ravi, id, { hourlyMinPaise: 200_000 });
  expect(turned.json.fields).toEqual({ hourlyMaxPaise: IT_TEXT.hourlyOrder });
  const foreign = await saveProvider(ravi, id, {
    portfolio: [{ title: "Stolen", picture: `/files/${"a".repeat(20)}/800x600-1600.webp` }],
  });
  expect(foreign.status).toBe(400);
  expect(Object.keys(foreign.json.fields)).toEqual(["portfolio.0.picture"]);
});

test("a manager may change it, a stranger and a removed manager may not", async () => {
  const { company } = await providerOf("Meera");
  const [manager, stranger] = [await app.signIn("Manager"), await app.signIn("Stranger")];
  await insertManager(app, company, manager);
  expect((await saveProvider(manager, company.id, { stack: ["Go"] })).json.stack).toEqual(["Go"]);
  await app.db.delete(companyManagers).where(eq(companyManagers.memberId, manager.member.id));
  for (const person of [manager, stranger]) {
    expect((await saveProvider(person, company.id)).status).toBe(404);
    const read = await app.call("GET", `/api/companies/${company.id}/provider`, { as: person });
    expect(read.status).toBe(404);
  }
});

test("two tabs change it: the one with the old version is told", async () => {
  const { owner, company } = await providerOf("Two tabs");
  expect((await saveProvider(owner, company.id, { version: 1, stack: ["Go"] })).status).toBe(200);
  expect((await saveProvider(owner, company.id, { version: 1, stack: ["Rust"] })).status).toBe(409);
});

test("an unfinished company cannot offer IT services", async () => {
  const owner = await app.signIn("Unfinished");
  const { id } = await insertCompany(app, owner, { completedAt: null });
  expect((await saveProvider(owner, id)).json.message).toBe(IT_TEXT.setUpFirst);
});

test("providers are narrowed by category, city, budget, size, rating, verified and words", async () => {
  await providerOf("Kochi", { city: "Kochi", cityKey: "kochi", size: "2–10" });
  const erp = {
    focus: [{ category: "erp-tally", percent: 100 }],
    minProjectPaise: 30_000_000,
    stack: ["Tally"],
  };
  await providerOf("Tally", { city: "Kochi", cityKey: "kochi", size: "51–200" }, erp);
  expect(await namesOf("city=Cochin&category=erp-tally")).toEqual(["Tally Softworks"]);
  expect(await namesOf("city=Kochi&budget=50k-2l")).toEqual(["Kochi Softworks"]);
  expect(await namesOf("city=Kochi&size=51–200")).toEqual(["Tally Softworks"]);
  expect(await namesOf("city=Kochi&q=tally")).toEqual(["Tally Softworks"]);
  expect(await namesOf("city=Kochi&rating=4")).toEqual([]);
  expect(await namesOf("city=Kochi&verified=1")).toEqual([]);
  expect(await namesOf("city=Kochi&category=nonsense&page=x")).toHaveLength(2);
});

test("providers are found by parts of words, short ones too, as soon as they or their company change", async () => {
  const city = { city: "Udupi", cityKey: "udupi" };
  const { owner, company } = await providerOf(
    "Words",
    { ...city, tagline: "Shops that sell 100%", specialities: ["Hotel booking"] },
    { stack: ["C#", "Go", "PostgreSQL"] },
  );
  await providerOf("Other", city, { stack: ["Vue"] });
  const found = (q: string) => namesOf(`city=Udupi&q=${encodeURIComponent(q)}`);
  for (const q of ["words", "go", "C#", "GRESQL", "otel", "100%", "sell c#", "works book"])
    expect(await found(q), q).toEqual(["Words Softworks"]);
  for (const q of ["go vue", "1_0", "sellgo"]) expect(await found(q), q).toEqual([]);
  await saveProvider(owner, company.id, { stack: ["Zig"] });
  expect([await found("go"), await found("zig")]).toEqual([[], ["Words Softworks"]]);
  const renamed = { name: "Malpe Code", specialities: ["Fish auctions"] };
  const { status } = await app.call("PATCH", `/api/companies/${company.id}`, { as: owner, body: renamed });
  expect(status).toBe(200);
  expect([await found("words"), await found("malpe auction zig")]).toEqual([[], ["Malpe Code"]]);
});

test("a hidden, suspended or deleted company hides its provider and its packages, an unlisted one too", async () => {
  const { owner, company } = await providerOf("Hidden");
  const { json } = await addPackage(owner, company.id);
  const statuses = async () => [
    (await call(undefined, "GET", `/providers/${company.id}`)).status,
    (await call(undefined, "GET", `/packages/${json._id}`)).status,
    (await namesOf("q=Hidden")).length,
    ((await readSitemap(app, "/sitemaps/it-providers-1.xml")) ?? "").includes(company.id),
    ((await readSitemap(app, "/sitemaps/it-packages-1.xml")) ?? "").includes(json._id),
  ];
  expect(await statuses()).toEqual([200, 200, 1, true, true]);
  for (const change of [
    { status: "hidden" as const },
    { status: "suspended" as const },
    { status: "active" as const, deletedAt: new Date() },
  ]) {
    await app.db.update(companies).set(change).where(eq(companies.id, company.id));
    expect(await statuses()).toEqual([404, 404, 0, false, false]);
  }
  await app.db.update(companies).set({ deletedAt: null }).where(eq(companies.id, company.id));
  await saveProvider(owner, company.id, { ...PROVIDER, listed: false });
  expect(await statuses()).toEqual([404, 404, 0, false, false]);
});

test("a buyer reviews a provider with scores, and its rating follows", async () => {
  const { owner, company } = await providerOf("Reviewed");
  const buyer = await app.signIn("Buyer");
  const review = {
    rating: 4,
    body: "They built our shop in time and answered every question.",
    experienceDate: new Date().toISOString().slice(0, 10),
    scores: { quality: 5, schedule: 4, value: 4, recommend: true },
  };
  const reviews = `/api/reviews?targetType=it_service&targetId=${company.id}`;
  const own = await app.call("POST", reviews, { as: owner, body: review });
  expect(own.status).toBe(403);
  const { scores: _scores, ...unscored } = review;
  expect((await app.call("POST", reviews, { as: buyer, body: unscored })).status).toBe(400);
  const sent = await app.call("POST", reviews, { as: buyer, body: review });
  expect(sent.status).toBe(201);
  const { json } = await call(undefined, "GET", `/providers/${company.id}`);
  expect([json.ratingAvg, json.ratingCount]).toEqual([4, 1]);
});

test("the owner and the managers are notified of reviews of the company, its product and its services", async () => {
  const { owner, company } = await providerOf("Notified");
  const [manager, former, quiet] = [
    await app.signIn("Manager"),
    await app.signIn("Former manager"),
    await app.signIn("Quiet manager"),
  ];
  for (const each of [manager, former, quiet]) await insertManager(app, company, each);
  await app.db.delete(companyManagers).where(eq(companyManagers.memberId, former.member.id));
  const types = [{ type: "review_posted", inApp: true, email: false }];
  await app.send("PUT", "/api/notification-settings", { as: quiet, body: { types } });
  const product = await insertProduct(app, company, { name: "Billing software" });
  const scores = { quality: 5, schedule: 4, value: 4, recommend: true };
  const mailsBefore = await app.db.$count(outgoingMessages);
  const reviewed = [
    ["company", company.id, `/company-profile?company=${company.id}&tab=reviews`],
    ["product", product.id, `/product/billing-software-${product.id}#reviews`],
    ["it_service", company.id, `/company-profile?company=${company.id}&tab=it-services`],
  ] as const;
  for (const [type, id, targetUrl] of reviewed) {
    const buyer = await app.signIn(`Buyer of ${type}`);
    const body = reviewOf(type === "it_service" ? { scores } : {});
    const path = `/api/reviews?targetType=${type}&targetId=${id}`;
    expect((await app.call("POST", path, { as: buyer, body })).status).toBe(201);
    const name = type === "product" ? "Billing software" : "Notified Softworks";
    const message = `${name} has a new review with 5 of 5 stars.`;
    for (const each of [owner, manager, quiet])
      expect((await listOf(app, each)).notifications[0]).toMatchObject({ message, targetUrl });
  }
  for (const { member } of [owner, manager])
    await newestMessage(app, member.email as string, 3, /new review/i);
  expect(await app.db.$count(outgoingMessages)).toBe(mailsBefore + 6);
  expect((await listOf(app, former)).notifications).toEqual([]);
});
