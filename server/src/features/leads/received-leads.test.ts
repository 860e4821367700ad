import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { RECEIVED_LEADS_TEXT } from "@cardplaza/contract/leads/lead-words";
import { DAY_MS, dateInIndia, HOUR_MS } from "@cardplaza/contract/time";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { members } from "../accounts/accounts.table.ts";
import { makeCard, makeTeamCard } from "../cards/card.fixtures.ts";
import { cards } from "../cards/cards.table.ts";
import { noticesOfType } from "../notifications/notify.fixtures.ts";
import { endPlan, endPlanAt } from "../plan/plan.fixtures.ts";
import { leads, leadSteps, type LeadRow } from "./leads.table.ts";
import { ownerOfLeads, insertLead, receivedLeadCalls } from "./lead.fixtures.ts";

const A_MONDAY = Date.parse("2026-11-16T00:00:00+05:30");
const WEEK_MS = 7 * DAY_MS;

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;
let card: Awaited<ReturnType<typeof makeCard>>;

beforeEach(async () => {
  ({ asha, ravi, card } = await ownerOfLeads(app));
});

const { insert, call, list } = receivedLeadCalls(app, () => ({ owner: asha, cardId: card._id }));
const names = async (query: string) =>
  (await list(query)).leads.map(({ name }: { name: string }) => name) as string[];
const at = (ms: number) => new Date(Date.now() + ms);

describe("the list", () => {
  test("is everything without parameters, newest first", async () => {
    for (let index = 0; index < 60; index++) await insert({ name: `Lead ${index}`, at: at(-index * 1000) });
    const { leads: all, counts, nextCursor } = await list();
    expect([all.length, counts, nextCursor]).toEqual([60, undefined, undefined]);
    expect(all[0]).toMatchObject({
      name: "Lead 0",
      followUpStatus: "pending",
      tags: [],
      reminderAt: null,
      withdrawn: false,
      cardId: { _id: card._id, name: "Asha Menon", company: "Menon Interiors" },
    });
    expect(Date.parse(all[0].submittedDate)).toBeLessThanOrEqual(Date.now());
  });

  test("with any parameter comes fifty at a time, each lead once", async () => {
    for (let index = 0; index < 120; index++) await insert({ name: `Lead ${index}`, at: at(-index * 1000) });
    const seen: string[] = [];
    let cursor = "";
    for (let page = 0; page < 3; page++) {
      const response = await list(`?status=all${cursor && `&cursor=${cursor}`}`);
      expect(response.counts).toEqual({ total: 120, pending: 120, contacted: 0, completed: 0 });
      seen.push(...response.leads.map(({ _id }: { _id: string }) => _id));
      cursor = response.nextCursor;
    }
    expect([new Set(seen).size, seen.length, cursor]).toEqual([120, 120, null]);
  });

  test("is searched by name, email and message, and pattern characters are plain characters", async () => {
    await insert({ name: "Meera Iyer", email: "meera@iyer.example", message: "Curtains" });
    await insert({ name: "Joseph", email: "jo@example.com", message: "A 100% cotton_sheet" });
    expect(await names("?q=MEERA")).toEqual(["Meera Iyer"]);
    expect(await names("?q=iyer.ex")).toEqual(["Meera Iyer"]);
    expect(await names("?q=curtain")).toEqual(["Meera Iyer"]);
    expect(await names("?q=100%25")).toEqual(["Joseph"]);
    expect(await names("?q=n_s")).toEqual(["Joseph"]);
    expect(await names("?q=%25%25")).toEqual([]);
    expect(await names("?q=nothing")).toEqual([]);
  });

  test("is narrowed by status, tag, card and day in India", async () => {
    const other = await makeCard(app, asha, { name: "Menon Stays" });
    await insert({ name: "Done", followUpStatus: "completed", tags: ["Pune"] });
    await insert({ name: "Stay", cardId: other._id });
    // Half past midnight in India is still the day before in UTC.
    await insert({ name: "Old", at: new Date("2026-03-09T19:00:00Z") });
    expect(await names("?status=completed")).toEqual(["Done"]);
    expect(await names("?tag=Pune")).toEqual(["Done"]);
    expect(await names(`?cardId=${other._id}`)).toEqual(["Stay"]);
    expect(await names("?from=2026-03-10&to=2026-03-10")).toEqual(["Old"]);
    expect(await names("?to=2026-03-09")).toEqual([]);
    expect((await call("GET", "tags")).json).toEqual({ tags: ["Pune"] });
  });

  test.each(["?status=lost", "?from=yesterday", "?cursor=x", "?q=a&q=b", `?tag=${"t".repeat(31)}`])(
    "refuses %s",
    async (query) => {
      expect((await call("GET", `my-leads${query}`)).status).toBe(400);
    },
  );

  test("counts correctly through every change, including the deletion of a whole card", async () => {
    const made = [await insert(), await insert(), await insert()] as [LeadRow, LeadRow, LeadRow];
    const counts = async () => (await list("?status=all")).counts;
    await call("PATCH", `${made[0].id}/follow-up`, { followUpStatus: "contacted" });
    expect(await counts()).toEqual({ total: 3, pending: 2, contacted: 1, completed: 0 });
    await call("POST", "merge", { keepId: made[0].id, mergeIds: [made[1].id] });
    expect(await counts()).toEqual({ total: 2, pending: 1, contacted: 1, completed: 0 });
    await call("DELETE", made[2].id);
    expect(await counts()).toEqual({ total: 1, pending: 0, contacted: 1, completed: 0 });
    await app.db.delete(cards).where(eq(cards.id, card._id));
    expect(await counts()).toEqual({ total: 0, pending: 0, contacted: 0, completed: 0 });
  });

  test("shows nothing of Asha's to Ravi", async () => {
    await insert();
    expect((await call("GET", "my-leads", undefined, ravi)).json).toEqual({ leads: [] });
    expect((await call("GET", "my-leads?q=kitchen", undefined, ravi)).json.leads).toEqual([]);
    expect((await call("GET", "export.csv", undefined, ravi)).text).not.toContain("kitchen");
  });
});

test("the weeks are counted from Monday in India, twelve of them, including the empty ones", async () => {
  // A week to come: the plan began before it.
  const monday = A_MONDAY + Math.ceil((Date.now() - A_MONDAY) / WEEK_MS) * WEEK_MS;
  app.clock.set(new Date(monday + 2 * DAY_MS));
  const first = monday - 11 * WEEK_MS;
  for (const midnight of [monday, first]) {
    await insert({ at: new Date(midnight + 1_000) });
    await insert({ at: new Date(midnight - 1_000) });
  }
  await insertLead(app, { ownerId: ravi.member.id, cardId: card._id });
  const { weeks } = (await call("GET", "weeks")).json;
  expect(weeks).toHaveLength(12);
  const week = (from: number, count: number) => ({ from: dateInIndia(new Date(from)), leads: count });
  expect(weeks.slice(0, 2)).toEqual([week(first, 1), week(first + WEEK_MS, 0)]);
  expect(weeks.slice(-2)).toEqual([week(monday - WEEK_MS, 1), week(monday, 1)]);
});

describe("the status", () => {
  test("may be set to any other and is recorded in the timeline", async () => {
    const { id } = await insert();
    for (const followUpStatus of ["completed", "pending", "contacted", "contacted"]) {
      const { status, json } = await call("PATCH", `${id}/follow-up`, { followUpStatus });
      expect([status, json.lead.followUpStatus]).toEqual([200, followUpStatus]);
    }
    const { timeline } = (await call("GET", id)).json;
    expect(timeline.map(({ type, to }: { type: string; to?: string }) => to ?? type)).toEqual([
      "contacted",
      "pending",
      "completed",
      "received",
    ]);
  });

  test("is set for several at once, for all or for none", async () => {
    const ids = [(await insert()).id, (await insert()).id];
    const body = { ids, followUpStatus: "completed" };
    expect((await call("PATCH", "follow-up", body)).json).toEqual({ updated: 2 });
    const foreign = await insertLead(app, { ownerId: ravi.member.id, cardId: card._id });
    const mixed = { ids: [...ids, foreign.id], followUpStatus: "pending" };
    expect((await call("PATCH", "follow-up", mixed)).status).toBe(404);
    expect((await list("?status=completed")).leads).toHaveLength(2);
    expect((await call("PATCH", "follow-up", { ids: [], followUpStatus: "pending" })).status).toBe(400);
  });

  test.each([{ followUpStatus: "lost" }, {}, { followUpStatus: "pending", ownerId: "x" }])(
    "refuses %j",
    async (body) => {
      const { id } = await insert();
      expect((await call("PATCH", `${id}/follow-up`, body)).status).toBe(400);
    },
  );
});

describe("another member", () => {
  test("finds no lead of Asha's and changes none", async () => {
    const { id } = await insert();
    const note = (await call("POST", `${id}/notes`, { text: "Mine" })).json.note;
    for (const [method, path, body] of [
      ["GET", id, undefined],
      ["DELETE", id, undefined],
      ["GET", `${id}/vcard`, undefined],
      ["PATCH", `${id}/follow-up`, { followUpStatus: "completed" }],
      ["PATCH", "follow-up", { ids: [id], followUpStatus: "completed" }],
      ["POST", `${id}/notes`, { text: "x" }],
      ["DELETE", `${id}/notes/${note._id}`, undefined],
      ["PUT", `${id}/tags`, { tags: ["x"] }],
      ["PUT", `${id}/reminder`, { at: at(HOUR_MS).toISOString() }],
    ] as const) {
      const response = await call(method, path, body, ravi);
      expect([path, response.status, response.json.message]).toEqual([
        path,
        404,
        RECEIVED_LEADS_TEXT.notFound,
      ]);
    }
    expect((await call("GET", id)).json).toMatchObject({
      lead: { followUpStatus: "pending", tags: [], reminderAt: null },
      notes: [{ text: "Mine" }],
    });
  });
});

describe("the free plan", () => {
  test("keeps the leads, shows how many wait, and refuses everything else", async () => {
    const farah = await app.signIn("Farah Siddiqui");
    const her = await makeCard(app, farah);
    const body = { cardId: her._id, name: "Ravi", email: "ravi@kulkarni.example", message: "Hello" };
    expect((await app.call("POST", "/api/leads", { as: ravi, body })).status).toBe(201);
    const [{ id }] = (await app.db.select().from(leads).where(eq(leads.ownerId, farah.member.id))) as [
      LeadRow,
    ];
    expect((await call("GET", "waiting", undefined, farah)).json).toMatchObject({ count: 1 });
    for (const [method, path, sent] of [
      ["GET", "my-leads", undefined],
      ["GET", "my-leads?status=all", undefined],
      ["GET", "tags", undefined],
      ["GET", "weeks", undefined],
      ["GET", "team-counts", undefined],
      ["GET", "export.csv", undefined],
      ["GET", id, undefined],
      ["GET", `${id}/vcard`, undefined],
      ["DELETE", id, undefined],
      ["PATCH", `${id}/follow-up`, { followUpStatus: "completed" }],
      ["PATCH", "follow-up", { ids: [id], followUpStatus: "completed" }],
      ["POST", "merge", { keepId: id, mergeIds: [id] }],
      ["POST", `${id}/notes`, { text: "x" }],
      ["PUT", `${id}/tags`, { tags: [] }],
      ["PUT", `${id}/reminder`, { at: null }],
    ] as const)
      expect(await call(method, path, sent, farah)).toMatchObject({
        status: 403,
        json: { code: "PREMIUM_REQUIRED", feature: "My Leads" },
      });
    expect((await app.call("GET", "/api/leads/my-leads")).status).toBe(401);
    expect((await app.call("GET", "/api/leads/waiting")).status).toBe(401);
  });

  test("shows who wrote and what, and the address that it was mailed to, to the owner alone", async () => {
    const farah = await app.signIn("Farah Siddiqui");
    const her = await makeCard(app, farah);
    const body = { cardId: her._id, name: "Ravi", email: "ravi@kulkarni.example", message: "Hello" };
    const { json } = await app.call("POST", "/api/leads", { as: ravi, body });
    const message = { _id: json.lead._id, name: "Ravi", email: body.email, phone: "", message: "Hello" };
    const waiting = async (as: Person, query = "") =>
      (await call("GET", `waiting${query}`, undefined, as)).json;
    expect(await waiting(farah)).toMatchObject({ newest: [message], mailedTo: farah.member.email });
    const named = `?lead=${message._id}`;
    expect(await waiting(farah, named)).toMatchObject({ newest: [message], mailedTo: farah.member.email });
    expect((await waiting(ravi, named)).newest).toEqual([]);
    const off = { types: [{ type: "contact_attempt" as const, email: false }] };
    await app.call("PUT", "/api/notification-settings", { as: farah, body: off });
    expect((await waiting(farah)).mailedTo).toBe("");
  });

  test("says that nothing was mailed before the address was proven", async () => {
    const farah = await app.signIn("Farah Siddiqui");
    const her = await makeCard(app, farah);
    await app.db.update(members).set({ emailProvenAt: null }).where(eq(members.id, farah.member.id));
    const body = { cardId: her._id, name: "Ravi", email: "ravi@kulkarni.example", message: "Hello" };
    await app.call("POST", "/api/leads", { as: ravi, body });
    const waiting = async () => (await call("GET", "waiting", undefined, farah)).json;
    expect(await waiting()).toMatchObject({ count: 1, newest: [{ message: "Hello" }], mailedTo: "" });
    expect(await noticesOfType(app, farah, "contact_attempt")).toMatchObject([
      { message: "Ravi wrote to you through your card. “Hello”" },
    ]);
    const later = new Date(Date.now() + 60_000);
    await app.db.update(members).set({ emailProvenAt: later }).where(eq(members.id, farah.member.id));
    expect((await waiting()).mailedTo).toBe("");
  });

  test("after a downgrade nothing is lost", async () => {
    const { id } = await insert();
    await call("POST", `${id}/notes`, { text: "Kept" });
    await endPlan(app, asha);
    expect((await call("GET", id)).status).toBe(403);
    await endPlanAt(app, asha, at(HOUR_MS));
    expect((await call("GET", id)).json.notes).toMatchObject([{ text: "Kept" }]);
  });
});

test("the owner of a team card sees how many leads its holder has, and no more", async () => {
  const team = await makeTeamCard(app, asha);
  await app.db.update(cards).set({ holderId: ravi.member.id }).where(eq(cards.id, team._id));
  await insertLead(app, { ownerId: ravi.member.id, cardId: team._id });
  expect((await call("GET", "team-counts")).json).toEqual({
    cards: [{ _id: team._id, name: "Meera Iyer", leads: 1 }],
  });
  expect((await list()).leads).toEqual([]);
});

test("a lead is deleted with its notes and its timeline", async () => {
  const { id } = await insert();
  await call("PATCH", `${id}/follow-up`, { followUpStatus: "contacted" });
  expect((await call("DELETE", id)).status).toBe(204);
  expect((await call("GET", id)).status).toBe(404);
  expect(await app.db.$count(leadSteps, eq(leadSteps.leadId, id))).toBe(0);
});
