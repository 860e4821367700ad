import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { TeamTemplate } from "@cardplaza/contract/cards/team/team-templates";
import { DEFAULT_CUSTOMIZATION } from "@cardplaza/contract/cards/customization/customization";
import { TEAM_FEATURE, TEAM_TEXT } from "@cardplaza/contract/cards/team/team-cards";
import { DAY_MS } from "@cardplaza/contract/time";
import { newId } from "../../../platform/ids.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { describeTwoTabs } from "../../../testing/two-tabs.fixtures.ts";
import { cards } from "../cards.table.ts";
import { COMPLETE, makeTeamCard } from "../card.fixtures.ts";
import { storedNoticesTo } from "../../notifications/notify.fixtures.ts";
import { endPlan } from "../../plan/plan.fixtures.ts";
import { pngOf } from "../../uploads/files.fixtures.ts";
import { sendFile } from "../../uploads/upload.fixtures.ts";
import { cardVerifications } from "../verification/verification.table.ts";
import { teamTemplates } from "./team-cards.table.ts";
import { TEMPLATE_PATH, templateCalls } from "./template.fixtures.ts";

const app = await sharedTestApp();
let farah: Person;
let ravi: Person;

beforeEach(async () => {
  farah = await app.signIn("Farah Siddiqui", { premium: true });
  ravi = await app.signIn("Ravi Kulkarni");
});

const read = (as: Person) => app.call("GET", TEMPLATE_PATH, { as });
const { save, show, change } = templateCalls(app, () => ({ owner: farah, holder: ravi }));

const premium = (name: string) => app.signIn(name, { premium: true });

describe("a template", () => {
  test("is empty at first, saved as a whole, and private", async () => {
    expect(await read(farah)).toMatchObject({
      status: 200,
      json: { company: "", theme: "modern", locks: "standard", design: null, updated_at: null, version: 0 },
    });
    const saved = await save({ company: "Siddiqui Studio", website: "siddiqui.example", locks: "strict" });
    expect(saved).toMatchObject({
      status: 200,
      json: {
        company: "Siddiqui Studio",
        website: "https://siddiqui.example",
        locks: "strict",
        changedCards: 0,
      },
    });
    // A field that is left out is empty: the whole template was sent.
    expect((await save({ locks: "relaxed" })).json).toMatchObject({ company: "", locks: "relaxed" });
    expect((await read(await premium("Neha Rao"))).json).toMatchObject({
      locks: "standard",
      updated_at: null,
    });
  });

  test("needs the plan", async () => {
    for (const response of [await read(ravi), await save({ company: "x" }, ravi)]) {
      expect(response).toMatchObject({
        status: 403,
        json: { code: "PREMIUM_REQUIRED", feature: TEAM_FEATURE },
      });
    }
    expect((await app.call("GET", TEMPLATE_PATH)).status).toBe(401);
    expect(await app.db.$count(teamTemplates, eq(teamTemplates.ownerId, ravi.member.id))).toBe(0);
  });

  test("refuses wrong input and other members' pictures", async () => {
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
      ["ownerId", ravi.member.id],
      ["business_logo", foreign],
      ["business_cover_photo", "https://evil.example/x.png"],
    ] as const) {
      const { status, json } = await save({ [field]: value });
      expect([field, status, Object.keys(json.fields)]).toEqual([field, 400, [field]]);
    }
    const design = { ...DEFAULT_CUSTOMIZATION, logo: foreign };
    expect((await save({ design })).json.fields).toHaveProperty(["design.logo"]);
    expect((await save({ design: { primaryColor: "red" } })).status).toBe(400);

    expect((await save({ business_logo: mine })).json.business_logo).toBe(mine);
  });

  describeTwoTabs(async () => {
    await save({ company: "Siddiqui Studio" });
    return {
      read: async () => (await read(farah)).json,
      save: (company, on) => save({ company, ...on }),
      textOf: (json) => (json as TeamTemplate).company,
    };
  });

  test.each([{ version: 0 }, { updated_at: null }])(
    "made on %j, where there was none, does not overwrite one that was made meanwhile",
    async (on) => {
      expect((await save({ company: "One", ...on })).status).toBe(200);
      expect((await save({ company: "Two", ...on })).status).toBe(409);
      expect((await read(farah)).json.company).toBe("One");
    },
  );

  test("that was deleted and created again is not confused with the one before", async () => {
    const { version, updated_at } = (await save({ company: "One" })).json;
    expect((await app.call("DELETE", TEMPLATE_PATH, { as: farah })).status).toBe(204);
    expect((await save({ company: "Two", version })).status).toBe(409);
    expect((await save({ company: "Two", version: 0 })).status).toBe(200);
    expect((await save({ company: "Three", version })).status).toBe(409);
    expect((await save({ company: "Three", updated_at })).status).toBe(409);
  });

  test("fills the empty fields of a new card, and gives it its design", async () => {
    const design = { ...DEFAULT_CUSTOMIZATION, primaryColor: "#0f766e" };
    await save({ company: "Siddiqui Studio", website: "siddiqui.example", theme: "corporate", design });
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
    // Holders on the free plan have the team's design until the team's plan ends.
    await app.db.update(cards).set({ holderId: ravi.member.id }).where(eq(cards.id, json._id));
    const seen = () => app.call("GET", `/api/business-cards/${json._id}`);
    expect((await seen()).json.customization.primaryColor).toBe("#0f766e");
    await endPlan(app, farah);
    expect((await seen()).json.customization.primaryColor).toBe(DEFAULT_CUSTOMIZATION.primaryColor);
  });

  test("must exist before a card is created from it, and the plan too", async () => {
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

  test("is applied to existing cards only if requested", async () => {
    const [first, second] = [await makeTeamCard(app, farah), await makeTeamCard(app, farah)];
    const ravis = await makeTeamCard(app, ravi);
    await save({ company: "Quiet" });
    expect((await show(first._id, farah)).company).toBe(COMPLETE.company);
    const design = { ...DEFAULT_CUSTOMIZATION, primaryColor: "#7c3aed" };
    const { json } = await save({ company: "Siddiqui & Daughters", design, applyToCards: true });
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

  test("shows how many Verified badges would be lost, and notifies those who lose one", async () => {
    ravi = await premium("Ravi Kulkarni");
    const neha = await premium("Neha Rao");
    const website = "https://siddiqui.example";
    const provedBy = (holder: Person, more = {}) =>
      heldCard(holder, { name: holder.member.name, website, ...more }, "verified");
    await provedBy(neha, { company: "Siddiqui & Daughters" });
    await heldCard(neha, { name: "Neha's second", website }, "pending");
    const { _id } = await provedBy(ravi);
    const atStake = (query: object, as = farah) =>
      app.call("GET", `${TEMPLATE_PATH}/badges?${new URLSearchParams({ ...query }).toString()}`, { as });
    const said = { company: " Siddiqui  & Daughters ", website: "siddiqui.example" };
    expect((await atStake(said)).json).toEqual({ lost: 1 });
    expect((await atStake({ website: "elsewhere.example" })).json).toEqual({ lost: 2 });
    expect((await atStake({ company: "" })).json).toEqual({ lost: 0 });
    expect((await atStake(said, neha)).json).toEqual({ lost: 0 });
    expect((await atStake({ website: "javascript:alert(1)" })).status).toBe(400);
    expect((await atStake(said, await app.signIn("Dev Patel"))).json.code).toBe("PREMIUM_REQUIRED");

    expect((await show(_id, ravi)).badges).toContain("Verified");
    await save({ ...said, applyToCards: true });
    expect((await show(_id, ravi)).badges).toEqual(["Pro"]);
    const notificationsOf = ({ member }: Person) => storedNoticesTo(app, member);
    expect(await notificationsOf(ravi)).toMatchObject([
      {
        message:
          "The Verified badge of Ravi Kulkarni has ended, because Farah Siddiqui changed the company. Prove the new details to get it back.",
        targetUrl: `/business-cards?tool=verification&card=${_id}`,
      },
    ]);
    expect(await notificationsOf(neha)).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(/^The request for the Verified badge of Neha's second has ended/),
      }),
    ]);

    // The same by editing: the holder is notified of the owner's edit, not of their own.
    const [byOwner, byHolder] = [await provedBy(neha), await provedBy(neha)];
    await change(byOwner._id, { name: "N. Rao", website: "" }, farah);
    await change(byHolder._id, { name: "N. Rao" }, neha);
    expect((await notificationsOf(neha)).map(({ message }) => message)).toEqual([
      expect.anything(),
      expect.stringContaining("because Farah Siddiqui changed the name and website."),
    ]);
  });
});

/** A card of Farah's team whose holder has asked for the badge, or has it. */
async function heldCard(holder: Person, fields: object, status: "pending" | "verified") {
  const card = await makeTeamCard(app, farah, fields);
  const { _id, name, company, website } = card;
  await app.db.update(cards).set({ holderId: holder.member.id }).where(eq(cards.id, _id));
  const now = new Date();
  await app.db.insert(cardVerifications).values({
    id: newId(),
    cardId: _id,
    memberId: holder.member.id,
    method: "document",
    status,
    name,
    company,
    website,
    createdAt: now,
    ...(status === "verified" && { verifiedAt: now, endsAt: new Date(now.getTime() + DAY_MS) }),
  });
  return card as { _id: string };
}

test("after a downgrade all cards stay public and can be edited, but new ones are refused", async () => {
  const made = [];
  for (let at = 0; at < 5; at++) made.push(await makeTeamCard(app, farah));
  await endPlan(app, farah);
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
