import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DEFAULT_CUSTOMIZATION } from "@cardplaza/contract/customization";
import { TEAM_FEATURE, TEAM_TEXT } from "@cardplaza/contract/team-cards";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { cards } from "../cards/cards.table.ts";
import { COMPLETE, makeTeamCard } from "../cards/test-card.ts";
import { premiumPeriods } from "../plan/plan.table.ts";
import { pngOf } from "../uploads/test-files.ts";
import { sendFile } from "../uploads/test-upload.ts";
import { teamTemplates } from "./team-cards.table.ts";

type Person = Awaited<ReturnType<TestApp["signIn"]>>;
let app: TestApp;
let farah: Person;
let ravi: Person;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  farah = await app.signIn("Farah Siddiqui", { premium: true });
  ravi = await app.signIn("Ravi Kulkarni");
});

const PATH = "/api/team-card/template";
const read = (as: Person) => app.call("GET", PATH, { as });
const keep = (body: object, as: Person = farah) => app.call("PUT", PATH, { as, body });
const show = async (id: string, as: Person) =>
  (await app.call("GET", `/api/business-cards/${id}`, { as })).json;
const change = (id: string, body: object, as: Person = ravi) =>
  app.call("PATCH", `/api/business-cards/${id}`, { as, body });

const endPlan = (person: Person) =>
  app.db
    .update(premiumPeriods)
    .set({ endsAt: new Date(Date.now() - 1000) })
    .where(eq(premiumPeriods.memberId, person.member.id));

describe("a template", () => {
  test("is empty at first, kept whole, and nobody else's", async () => {
    expect(await read(farah)).toMatchObject({
      status: 200,
      json: { company: "", theme: "modern", locks: "standard", design: null, updated_at: null },
    });
    const kept = await keep({ company: "Siddiqui Studio", website: "siddiqui.example", locks: "strict" });
    expect(kept).toMatchObject({
      status: 200,
      json: {
        company: "Siddiqui Studio",
        website: "https://siddiqui.example",
        locks: "strict",
        changedCards: 0,
      },
    });
    // A field that is left out is empty: the whole template was sent.
    expect((await keep({ locks: "relaxed" })).json).toMatchObject({ company: "", locks: "relaxed" });
    const other = await app.signIn("Neha Rao", { premium: true });
    expect((await read(other)).json).toMatchObject({ locks: "standard", updated_at: null });
  });

  test("is part of the plan", async () => {
    for (const answer of [await read(ravi), await keep({ company: "x" }, ravi)]) {
      expect(answer).toMatchObject({
        status: 403,
        json: { code: "PREMIUM_REQUIRED", feature: TEAM_FEATURE },
      });
    }
    expect((await app.call("GET", PATH)).status).toBe(401);
    expect(await app.db.$count(teamTemplates, eq(teamTemplates.makerId, ravi.member.id))).toBe(0);
  });

  test("refuses wrong input, strangers' pictures and a stale version", async () => {
    const logo = pngOf(40, 40, "real");
    const [{ url: mine }, { url: foreign }] = [
      await sendFile(app, logo, { as: farah, purpose: "logo" }),
      await sendFile(app, logo, { as: ravi, purpose: "logo" }),
    ];
    for (const [field, value] of [
      ["website", "javascript:alert(1)"],
      ["locks", "tight"],
      ["theme", "neon"],
      ["company", "x".repeat(121)],
      ["makerId", ravi.member.id],
      ["business_logo", foreign],
      ["business_cover_photo", "https://evil.example/x.png"],
    ] as const) {
      const { status, json } = await keep({ [field]: value });
      expect([field, status, Object.keys(json.fields)]).toEqual([field, 400, [field]]);
    }
    const design = { ...DEFAULT_CUSTOMIZATION, logo: foreign };
    expect((await keep({ design })).json.fields).toHaveProperty(["design.logo"]);
    expect((await keep({ design: { primaryColor: "red" } })).status).toBe(400);

    const first = (await keep({ business_logo: mine })).json.updated_at;
    const second = (await keep({ business_logo: mine, company: "One", updated_at: first })).json;
    expect(second.company).toBe("One");
    expect((await keep({ company: "Two", updated_at: first })).status).toBe(409);
    expect((await read(farah)).json.company).toBe("One");
  });

  test("fills a new card in, where it says nothing itself, and gives it its design", async () => {
    const design = { ...DEFAULT_CUSTOMIZATION, primaryColor: "#0f766e" };
    await keep({ company: "Siddiqui Studio", website: "siddiqui.example", theme: "corporate", design });
    const body = { name: "Meera Iyer", phone: COMPLETE.phone, role: "Architect", website: "meera.example" };
    const { status, json } = await app.call("POST", "/api/team-card", {
      as: farah,
      body: { ...body, fromTemplate: true },
    });
    expect(status).toBe(201);
    expect(json).toMatchObject({
      company: "Siddiqui Studio",
      website: "https://meera.example",
      theme: "corporate",
      isIncomplete: false,
      customization: { primaryColor: "#0f766e" },
    });
    // Members on the free plan have the look of the team that pays for it, until it no longer does.
    await app.db.update(cards).set({ holderId: ravi.member.id }).where(eq(cards.id, json._id));
    const seen = () => app.call("GET", `/api/business-cards/${json._id}`);
    expect((await seen()).json.customization.primaryColor).toBe("#0f766e");
    await endPlan(farah);
    expect((await seen()).json.customization.primaryColor).toBe(DEFAULT_CUSTOMIZATION.primaryColor);
  });

  test("must be there before a card is made from it, and the plan too", async () => {
    const body = { name: "Meera Iyer", fromTemplate: true };
    expect(await app.call("POST", "/api/team-card", { as: farah, body })).toMatchObject({
      status: 422,
      json: { message: TEAM_TEXT.noTemplate },
    });
    expect(await app.call("POST", "/api/team-card", { as: ravi, body })).toMatchObject({
      status: 403,
      json: { code: "PREMIUM_REQUIRED" },
    });
  });

  test("reaches the cards that are there, on wish and no others", async () => {
    const [first, second] = [await makeTeamCard(app, farah), await makeTeamCard(app, farah)];
    const ravis = await makeTeamCard(app, ravi);
    await keep({ company: "Quiet" });
    expect((await show(first._id, farah)).company).toBe(COMPLETE.company);
    const design = { ...DEFAULT_CUSTOMIZATION, primaryColor: "#7c3aed" };
    const { json } = await keep({ company: "Siddiqui & Daughters", design, applyToCards: true });
    expect(json.changedCards).toBe(2);
    for (const { _id, updated_at } of [first, second]) {
      const card = await show(_id, farah);
      expect(card).toMatchObject({
        company: "Siddiqui & Daughters",
        role: COMPLETE.role,
        customization: { primaryColor: "#7c3aed" },
      });
      expect(card.updated_at > updated_at).toBe(true);
    }
    expect((await show(ravis._id, ravi)).company).toBe(COMPLETE.company);
  });
});

test("after a downgrade all cards stay public and can be edited, but there is no new one", async () => {
  const made = [];
  for (let at = 0; at < 5; at++) made.push(await makeTeamCard(app, farah));
  await endPlan(farah);
  for (const { slug, _id } of made) {
    expect((await app.call("GET", `/api/team-card/slug/${slug}`)).status).toBe(200);
    expect((await change(_id, { role: "Still here" }, farah)).status).toBe(200);
  }
  expect((await app.call("GET", "/api/team-card", { as: farah })).json).toHaveLength(5);
  expect(await app.call("POST", "/api/team-card", { as: farah, body: { name: "Sixth" } })).toMatchObject({
    status: 403,
    json: { code: "LIMIT_REACHED", message: TEAM_TEXT.limit },
  });
});
