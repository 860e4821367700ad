import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { UPLOAD_TEXT } from "@cardplaza/contract/uploads/upload-words";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { describeTwoTabs } from "../../testing/two-tabs.fixtures.ts";
import { premiumPeriods } from "../plan/plan.table.ts";
import * as files from "../uploads/files.fixtures.ts";
import { sendFile } from "../uploads/upload.fixtures.ts";
import { cards } from "./cards.table.ts";
import { makeCard } from "./card.fixtures.ts";

type CardJson = Awaited<ReturnType<typeof makeCard>>;
const app = await sharedTestApp();
let asha: Person;
let ravi: Person;
let card: CardJson;

beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
  card = await makeCard(app, asha, { address: "Pune", services: ["Consultation"] });
});

const change = (as: Person, body: unknown, id: string = card._id) =>
  app.send("PATCH", `/api/business-cards/${id}`, { as, body });
/** The card as it is stored, without what only its page shows. */
async function now() {
  const { json } = await app.call("GET", `/api/business-cards/${card._id}`, { as: asha });
  const { profilePath, ...stored } = json;
  expect(profilePath).toBe(`/profile/${asha.member.id}`);
  return stored;
}

describe("changing a card", () => {
  test("saves what was sent and leaves the rest", async () => {
    const { status, json } = await change(asha, { role: "Architect", website: "menon.example/home?x=1" });
    expect(status).toBe(200);
    expect(json).toEqual({
      ...card,
      role: "Architect",
      website: "https://menon.example/home?x=1",
      updated_at: json.updated_at,
      version: card.version + 1,
    });
    expect(json.updated_at > card.updated_at).toBe(true);
    expect(await now()).toEqual(json);
  });

  test("to another name changes the slug, and old links still work", async () => {
    const { json } = await change(asha, { name: "Asha M. Nair" });
    expect(json.slug).toBe(`asha-m-nair-${card._id}`);
    expect((await app.call("GET", `/api/business-cards/slug/${card.slug}`)).json.slug).toBe(json.slug);
  });

  test("to empty restores the placeholder", async () => {
    const { json } = await change(asha, { phone: "", company: " ", role: "" });
    expect(json).toMatchObject({
      phone: "0000000000",
      company: "Update company",
      role: "Update role",
      isIncomplete: true,
    });
    expect(
      (await change(asha, { phone: "9876543210", company: "Menon", role: "Owner" })).json.isIncomplete,
    ).toBe(false);
  });

  test("reorders and empties lists", async () => {
    expect((await change(asha, { services: ["B", "A"] })).json.services).toEqual(["B", "A"]);
    expect((await change(asha, { services: [] })).json.services).toEqual([]);
  });

  test("invalidates the pages that show it", async () => {
    const invalidated: string[] = [];
    const stop = app.services.pageChanges.subscribe((tags) => void invalidated.push(...tags));
    await change(asha, { role: "Architect" });
    stop();
    expect(invalidated).toEqual([`card:${card._id}`, `cards-of:${asha.member.id}`]);
  });

  test.each([
    "views",
    "user_id",
    "type",
    "isOwner",
    "_id",
    "slug",
    "plan",
    "ownerId",
    "holderId",
    "deletedAt",
    "created_at",
  ])("cannot plant %s", async (field) => {
    const { status, json } = await change(asha, { role: "Architect", [field]: "x" });
    expect([status, json.fields]).toEqual([400, { [field]: "This field is not known." }]);
    expect(await now()).toEqual(card);
  });

  test.each([
    { name: "" },
    { website: "javascript:alert(1)" },
    { phone: "none" },
    { email: "x" },
    { theme: null },
    { updated_at: "today" },
  ])("to %j is refused, and nothing changes", async (wrong) => {
    const { status, json } = await change(asha, { address: "Nashik", ...wrong });
    expect([status, Object.keys(json.fields)]).toEqual([400, Object.keys(wrong)]);
    expect(await now()).toEqual(card);
  });
});

describe("a phone number that would be refused today", () => {
  const STORED = "98220 12345 or 67890 (home)";

  test("saves unchanged with everything else; a new one like it is refused", async () => {
    await app.db.update(cards).set({ phone: STORED, business_phone: STORED }).where(eq(cards.id, card._id));
    const same = { phone: STORED, business_phone: STORED };
    expect(await change(asha, { ...same, role: "Architect" })).toMatchObject({
      status: 200,
      json: { ...same, role: "Architect" },
    });
    expect((await change(asha, { phone: `${STORED} 2` })).json.fields).toEqual({
      phone: "Enter a phone number.",
    });
  });
});

describe("the owner of a card", () => {
  test("Ravi and visitors cannot change Asha's card", async () => {
    expect((await change(ravi, { role: "Thief" })).status).toBe(404);
    expect((await app.call("PATCH", `/api/business-cards/${card._id}`, { body: { role: "x" } })).status).toBe(
      401,
    );
    expect((await change(asha, { role: "x" }, "zzzzzzzzzzzzzzzzzzzz")).status).toBe(404);
    expect(await now()).toEqual(card);
  });
});

describe("direct leads", () => {
  test("need the plan to be switched on, but not to stay on or to be switched off", async () => {
    expect(await change(asha, { directLeads: true })).toMatchObject({
      status: 403,
      json: { code: "PREMIUM_REQUIRED", feature: "Direct leads" },
    });
    const farah = await app.signIn("Farah Siddiqui", { premium: true });
    const hers = await makeCard(app, farah, { directLeads: true });
    await app.db.delete(premiumPeriods).where(eq(premiumPeriods.memberId, farah.member.id));
    expect((await change(farah, { directLeads: true, role: "Head" }, hers._id)).status).toBe(200);
    expect((await change(farah, { directLeads: false }, hers._id)).json.directLeads).toBe(false);
    expect((await change(farah, { directLeads: true }, hers._id)).status).toBe(403);
  });
});

describe("pictures", () => {
  test("are the member's own, or what the card showed before", async () => {
    const upload = async (as: Person) => (await sendFile(app, await files.jpegFrom(), { as })).url;
    const [own, ravis] = [await upload(asha), await upload(ravi)];
    expect((await change(asha, { gallery: [own] })).json.gallery).toEqual([own]);
    expect(await change(asha, { gallery: [own, ravis] })).toMatchObject({
      status: 400,
      json: { fields: { "gallery.1": UPLOAD_TEXT.notYourPicture } },
    });
    // A colleague of the team had uploaded it.
    await app.db.update(cards).set({ profile_image: ravis }).where(eq(cards.id, card._id));
    expect((await change(asha, { profile_image: ravis, gallery: [own, ravis] })).status).toBe(200);
  });
});

describeTwoTabs(async () => ({
  read: now,
  save: (role, on) => change(asha, { role, ...on }),
  textOf: (json) => (json as CardJson).role,
}));
