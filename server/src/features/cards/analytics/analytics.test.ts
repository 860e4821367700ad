import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { cardEvents } from "../events/card-events.table.ts";
import { cards } from "../cards.table.ts";
import { COMPLETE, makeCard, makeTeamCard } from "../card.fixtures.ts";
import { GOOGLEBOT, IPHONE, visit } from "../events/visits.fixtures.ts";
import { endPlan } from "../../plan/plan.fixtures.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;
let card: string;

beforeEach(async () => {
  asha = await app.signIn("Asha Menon", { premium: true });
  ravi = await app.signIn("Ravi Kulkarni", { premium: true });
  card = (await makeCard(app, asha))._id;
});

const ask = (query = "", as: Person | undefined = asha, id = card) =>
  app.call("GET", `/api/business-cards/${id}/analytics${query}`, { as });
const csv = (query = "", as: Person | undefined = asha, id = card) =>
  app.call("GET", `/api/business-cards/${id}/analytics.csv${query}`, { as });
/** An event, by default a person's view. */
const happened = (at: string, more: Partial<typeof cardEvents.$inferInsert> = {}) =>
  app.db.insert(cardEvents).values({
    at: new Date(at),
    cardId: card,
    type: "view",
    visitor: `${at} ${more.visitor ?? ""}`,
    source: "person",
    ...more,
  });

describe("the analytics of a card", () => {
  test("count what visitors did today, with what is known of them", async () => {
    const headers = { "x-page-referrer": "https://www.linkedin.com" };
    const seen = { cardId: card, timezone: "Asia/Kolkata" };
    await visit(app, { ...seen, userAgent: IPHONE, channel: "shared" }, { headers });
    await visit(app, { ...seen });
    await visit(app, { ...seen });
    await visit(app, { ...seen, userAgent: GOOGLEBOT });
    await visit(app, { ...seen }, { as: asha });
    await visit(app, { ...seen, type: "click", linkKey: "website" });
    await visit(app, { ...seen, type: "click", linkKey: "website" });
    await visit(app, { ...seen, type: "click", linkKey: "phone" });
    for (const type of ["share", "save", "bookmark", "scan", "qr"]) await visit(app, { ...seen, type });
    const lead = { cardId: card, name: "Meera", email: "meera@example.com", message: "Please call me." };
    expect((await app.call("POST", "/api/leads", { as: ravi, body: lead })).status).toBe(201);

    const { status, json } = await ask();
    expect(status).toBe(200);
    const figures = {
      views: 2,
      uniqueVisitors: 2,
      shares: 1,
      contactSaves: 1,
      bookmarks: 1,
      linkClicks: 3,
      scans: 1,
      leads: 1,
    };
    expect(json).toMatchObject({
      cardId: card,
      tz: "Asia/Kolkata",
      detailed: true,
      totals: { ...figures, conversion: 0.5 },
      previous: { views: 0, conversion: 0 },
      apart: { owner: 1, bots: 1 },
      channels: [
        { key: "link", count: 1 },
        { key: "shared", count: 1 },
      ],
      countries: [{ key: "IN", count: 2 }],
      devices: [
        { key: "desktop", count: 1 },
        { key: "phone", count: 1 },
      ],
      links: [
        { key: "website", count: 2 },
        { key: "phone", count: 1 },
      ],
    });
    expect(json.referrers).toContainEqual({ key: "linkedin.com", count: 1 });
    expect(json.referrers).toContainEqual({ key: null, count: 1 });
    expect(json.series).toHaveLength(30);
    expect(json.series.at(-1)).toEqual({ day: json.to, ...figures });
    expect(json.series[0]).toMatchObject({ day: json.from, views: 0 });
  });

  test("convert people, not their messages, and never more than all of them", async () => {
    await visit(app, { cardId: card });
    await visit(app, { cardId: card, userAgent: IPHONE });
    const write = (message: string, as: Person) =>
      app.call("POST", "/api/leads", {
        as,
        body: { cardId: card, name: "M", email: "m@example.com", message },
      });
    for (const message of ["Please call.", "Please do.", "Hello?"]) await write(message, ravi);
    expect((await ask()).json.totals).toMatchObject({ uniqueVisitors: 2, leads: 3, conversion: 0.5 });
    for (const name of ["Meera", "Farah"]) await write("Me too.", await app.signIn(name));
    expect((await ask()).json.totals).toMatchObject({ uniqueVisitors: 2, leads: 5, conversion: 1 });
  });

  test("of a card without views are complete, and all zero", async () => {
    const { json } = await ask("?from=2026-05-01&to=2026-05-07");
    expect(json).toMatchObject({ totals: { views: 0, uniqueVisitors: 0, conversion: 0 }, channels: [] });
    expect(json.series.map(({ day }: { day: string }) => day)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((day) => `2026-05-0${day}`),
    );
  });

  test("compare with as many days before", async () => {
    await happened("2026-05-01T12:00:00Z");
    await happened("2026-05-07T12:00:00Z");
    await happened("2026-05-08T12:00:00Z");
    await happened("2026-04-30T12:00:00Z");
    const { json } = await ask("?from=2026-05-08&to=2026-05-14");
    expect([json.totals.views, json.previous.views, json.previous.uniqueVisitors]).toEqual([1, 2, 2]);
  });

  test("count a visitor who stays beyond midnight once", async () => {
    await happened("2026-05-01T18:29:00Z", { visitor: "meera" });
    await happened("2026-05-01T18:31:00Z", { visitor: "meera" });
    const { json } = await ask("?from=2026-05-01&to=2026-05-02");
    expect(json.totals).toMatchObject({ views: 2, uniqueVisitors: 1 });
    expect(json.series.map((day: { uniqueVisitors: number }) => day.uniqueVisitors)).toEqual([1, 1]);
  });
});

describe("days", () => {
  const viewsByDay = async (query: string) =>
    (await ask(query)).json.series.map(({ day, views }: { day: string; views: number }) => [day, views]);

  test("begin and end in the owner's time zone", async () => {
    // Half past midnight of the second in India; still the first in London and New York.
    await happened("2026-05-01T19:00:00Z");
    const days = "?from=2026-05-01&to=2026-05-02&tz=";
    expect(await viewsByDay(`${days}Asia/Kolkata`)).toEqual([
      ["2026-05-01", 0],
      ["2026-05-02", 1],
    ]);
    for (const zone of ["Europe/London", "America/New_York", "UTC"])
      expect(await viewsByDay(days + zone)).toEqual([
        ["2026-05-01", 1],
        ["2026-05-02", 0],
      ]);
  });

  test("include their first moment and not the first of the next day", async () => {
    await happened("2026-05-01T18:29:59.999Z");
    await happened("2026-05-01T18:30:00.000Z");
    await happened("2026-05-02T18:29:59.999Z");
    await happened("2026-05-02T18:30:00.000Z");
    expect(await viewsByDay("?from=2026-05-02&to=2026-05-02&tz=Asia/Calcutta")).toEqual([["2026-05-02", 2]]);
  });

  test("have 23 or 25 hours when the clocks change", async () => {
    await happened("2026-11-01T04:30:00Z");
    await happened("2026-11-02T04:30:00Z");
    expect(await viewsByDay("?from=2026-11-01&to=2026-11-02&tz=America/New_York")).toEqual([
      ["2026-11-01", 2],
      ["2026-11-02", 0],
    ]);
  });

  test("may be given as a time that falls on them", async () => {
    const { json } = await ask("?from=2026-05-01T20:00:00Z&to=2026-05-03T00:00:00%2B05:30");
    expect([json.from, json.to]).toEqual(["2026-05-02", "2026-05-03"]);
  });

  test.each([
    "from=yesterday",
    "to=2026-02-30",
    "from=2026-05-02&to=2026-05-01",
    "from=2020-01-01&to=2026-05-01",
    "tz=Mars/Olympus",
    "tz=%2B05:30",
    "tz='; drop table cards; --",
    "from=2026-05-01&from=2026-05-02",
  ])("that are none are refused: %s", async (query) => {
    expect((await ask(`?${query}`)).status).toBe(400);
    expect((await csv(`?${query}`)).status).toBe(400);
  });
});

describe("as a file", () => {
  test("they are one row a day, or one of the tables", async () => {
    await happened("2026-05-01T12:00:00Z", { referrer: "-evil.example", country: "AE" });
    const days = await csv("?from=2026-05-01&to=2026-05-02");
    expect(days.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(days.headers.get("content-disposition")).toBe(
      'attachment; filename="analytics-days-2026-05-01-to-2026-05-02.csv"',
    );
    expect(days.text.replace("\uFEFF", "").split("\r\n")).toEqual([
      '"Day","Views","Unique visitors","Shares","Contact saves","Bookmarks","Link clicks","Scans","Leads"',
      '"2026-05-01",1,1,0,0,0,0,0,0',
      '"2026-05-02",0,0,0,0,0,0,0,0',
      "",
    ]);
    const table = async (name: string) =>
      (await csv(`?from=2026-05-01&to=2026-05-02&table=${name}`)).text.replace("\uFEFF", "");
    expect(await table("referrers")).toBe('"Referrer","Views"\r\n"\'-evil.example",1\r\n');
    expect(await table("countries")).toBe('"Country","Views"\r\n"United Arab Emirates",1\r\n');
    expect(await table("links")).toBe('"Link","Clicks"\r\n');
    expect((await csv("?table=members")).status).toBe(400);
  });
});

describe("they are private", () => {
  test("other members do not find them, visitors must sign in", async () => {
    for (const get of [ask, csv]) {
      expect((await get("", ravi)).status).toBe(404);
      expect((await get("", asha, "zzzzzzzzzzzzzzzzzzzz")).status).toBe(404);
    }
    expect((await app.call("GET", `/api/business-cards/${card}/analytics`)).status).toBe(401);
  });

  test("on the free plan they are refused, also once the plan has ended", async () => {
    const meera = await app.signIn("Meera");
    const own = (await makeCard(app, meera))._id;
    const refused = {
      status: 403,
      json: { code: "PREMIUM_REQUIRED", feature: "Analytics on views and shares" },
    };
    expect(await ask("", meera, own)).toMatchObject(refused);
    expect(await csv("", meera, own)).toMatchObject(refused);
    await endPlan(app, asha);
    expect(await ask()).toMatchObject(refused);
  });

  test("a team card's are its owner's until a member claims it; then the owner sees totals only", async () => {
    const team = (await makeTeamCard(app, asha, { ...COMPLETE }))._id;
    await happened("2026-05-01T12:00:00Z", { cardId: team, channel: "team" });
    const days = "?from=2026-05-01&to=2026-05-01";
    expect((await ask(days, asha, team)).json).toMatchObject({ detailed: true, totals: { views: 1 } });
    await app.db.update(cards).set({ holderId: ravi.member.id }).where(eq(cards.id, team));
    expect((await ask(days, ravi, team)).json).toMatchObject({
      detailed: true,
      series: [{ views: 1 }],
      channels: [{ key: "team", count: 1 }],
    });
    expect((await ask(days, asha, team)).json).toMatchObject({
      detailed: false,
      totals: { views: 1 },
      series: [],
      channels: [],
      countries: [],
      devices: [],
      referrers: [],
      links: [],
    });
    expect((await csv(days, asha, team)).status).toBe(403);
    expect((await csv(days, ravi, team)).status).toBe(200);
  });

  test("a deleted card has none", async () => {
    await app.call("DELETE", `/api/business-cards/${card}`, { as: asha, body: {} });
    expect((await ask()).status).toBe(404);
  });
});
