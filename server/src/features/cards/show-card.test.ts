import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { CARD_TEXT } from "@cardplaza/contract/cards/card-rules";
import {
  DEFAULT_CUSTOMIZATION,
  type Customization,
} from "@cardplaza/contract/cards/customization/customization";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { members } from "../accounts/accounts.table.ts";
import { cardDays } from "./events/card-events.table.ts";
import { cardCustomizations } from "./customization/customization.table.ts";
import { endPlan } from "../plan/plan.fixtures.ts";
import { makeCard } from "./card.fixtures.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;

beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
});

const show = (ref: string, as?: Person) => app.call("GET", `/api/business-cards/${ref}`, { as });
const bySlug = (slug: string, as?: Person) => app.call("GET", `/api/business-cards/slug/${slug}`, { as });
const design = (cardId: string, chosen: Partial<Customization>) =>
  app.db
    .insert(cardCustomizations)
    .values({ cardId, design: { ...DEFAULT_CUSTOMIZATION, ...chosen }, updatedAt: new Date() });

describe("a card", () => {
  test("is public by id and by slug, in any case, and says what it is", async () => {
    const card = await makeCard(app, asha);
    const responses = await Promise.all([
      show(card._id),
      show(card.slug),
      bySlug(card.slug),
      bySlug(card.slug.toUpperCase()),
      bySlug(`an-older-name-${card._id}`),
    ]);
    for (const { status, json } of responses) {
      expect(status).toBe(200);
      expect(json).toEqual(responses[0]?.json);
    }
    expect(responses[0]?.json).toMatchObject({
      _id: card._id,
      slug: card.slug,
      type: "personal",
      user_id: asha.member.id,
      phone: "+919876543210",
      isOwner: false,
      isIncomplete: false,
      customization: DEFAULT_CUSTOMIZATION,
    });
  });

  test("marks it as the owner's own, and shows how often it was opened", async () => {
    const card = await makeCard(app, asha);
    const day = { cardId: card._id, type: "view", channel: "link", source: "person" as const };
    await app.db.insert(cardDays).values([
      { ...day, day: "2026-01-01", count: 3 },
      { ...day, day: "2026-01-02", count: 4 },
      { ...day, day: "2026-01-02", type: "share", count: 100 },
    ]);
    expect((await show(card._id, asha)).json).toMatchObject({ isOwner: true, views: 7 });
    expect((await app.call("GET", "/api/business-cards", { as: asha })).json[0]!.views).toBe(7);
    for (const as of [ravi, undefined]) {
      const { json } = await show(card._id, as);
      expect(json).toMatchObject({ isOwner: false });
      expect(json).not.toHaveProperty("views");
    }
  });

  test.each([
    "zzzzzzzzzzzzzzzzzzzz",
    "nobody",
    "slug/asha-menon",
    "slug/asha-zzzzzzzzzzzzzzzzzzzz",
    "slug/-",
    "%F0%9F%92%A9",
  ])("that never was is not found: %s", async (ref) => {
    expect(await show(ref)).toMatchObject({
      status: 404,
      json: { code: "NOT_FOUND", message: CARD_TEXT.notFound },
    });
  });

  test("hides its placeholders from others while it is incomplete", async () => {
    const card = await makeCard(app, asha, { phone: "", company: "", role: "" });
    expect(card).toMatchObject({ phone: "0000000000", company: "Update company", role: "Update role" });
    expect((await show(card._id, ravi)).json).toMatchObject({
      phone: "",
      company: "",
      role: "",
      isIncomplete: true,
    });
    expect((await show(card._id, asha)).json).toMatchObject({ phone: "0000000000", isIncomplete: true });
  });

  test.each([
    ["9876543210", "+919876543210", "+91 98765 43210"],
    ["0484 2345678", "+914842345678", "+91 484 234 5678"],
    ["080-23456789", "+918023456789", "+91 80 2345 6789"],
    ["+44 20 7946 0958", "+442079460958", "+44 20 7946 0958"],
    ["1800 425 3800 ext 12", "1800 425 3800 ext 12", "1800 425 3800 ext 12"],
  ])("shows %s as people read it, and keeps it as it is dialled", async (business_phone, saved, shown) => {
    const card = await makeCard(app, asha, { business_phone });
    for (const as of [asha, ravi])
      expect((await show(card._id, as)).json).toMatchObject({
        business_phone: saved,
        readablePhones: { phone: "+91 98765 43210", business_phone: shown },
      });
  });

  test("of a member who is leaving is hidden at once", async () => {
    const card = await makeCard(app, asha);
    await app.db.update(members).set({ erasesAt: new Date() }).where(eq(members.id, asha.member.id));
    expect((await show(card._id)).status).toBe(404);
    await app.db.update(members).set({ erasesAt: null }).where(eq(members.id, asha.member.id));
    expect((await show(card._id)).status).toBe(200);
  });
});

describe("a card by its link", () => {
  test("comes from the cache for visitors, and is never older than the last change", async () => {
    const card = await makeCard(app, asha);
    const first = await bySlug(card.slug);
    const { hits } = app.services.pages.counts;
    const second = await bySlug(card.slug);
    expect(second.text).toBe(first.text);
    expect(app.services.pages.counts.hits).toBe(hits + 1);
    await app.call("PATCH", `/api/business-cards/${card._id}`, { as: asha, body: { role: "Architect" } });
    expect((await bySlug(card.slug)).json.role).toBe("Architect");
    await app.call("DELETE", `/api/business-cards/${card._id}`, { as: asha });
    expect((await bySlug(card.slug)).status).toBe(410);
  });

  test("is never the visitors' for a signed-in member, nor the owner's for visitors", async () => {
    const card = await makeCard(app, asha, { role: "" });
    expect((await bySlug(card.slug, asha)).json).toMatchObject({ isOwner: true, role: "Update role" });
    expect((await bySlug(card.slug)).json).toMatchObject({ isOwner: false, role: "" });
    expect((await bySlug(card.slug, asha)).json).toMatchObject({ isOwner: true, role: "Update role" });
    await app.call("PUT", `/api/blocks/${ravi.member.id}`, { as: asha });
    expect((await bySlug(card.slug, ravi)).status).toBe(404);
  });

  test("is cached at its own address alone", async () => {
    const card = await makeCard(app, asha);
    const stale = `somebody-${card._id}`;
    await bySlug(stale);
    const { hits } = app.services.pages.counts;
    await bySlug(stale);
    expect(app.services.pages.counts.hits).toBe(hits);
  });
});

describe("what was switched off", () => {
  const full = {
    email: "asha@menon.example",
    business_phone: "+912026123456",
    business_email: "studio@menon.example",
    address: "4 Koregaon Park, Pune",
    website: "https://menon.example",
    linkedin_url: "https://www.linkedin.com/in/asha",
    twitter_url: "https://x.com/asha",
    services: ["Consultation"],
    products: [{ name: "Lamp" }],
  };

  test.each([
    ["showPersonalContact", { phone: "", email: "", readablePhones: { phone: "" } }],
    [
      "showBusinessContact",
      {
        business_phone: "",
        business_email: "",
        address: "",
        website: "",
        readablePhones: { business_phone: "" },
      },
    ],
    ["showSocialMedia", { linkedin_url: "", twitter_url: "" }],
    ["showServices", { services: [] }],
    ["showProducts", { products: [] }],
  ] as const)("by %s is gone for others, and there for its owner", async (name, hidden) => {
    const card = await makeCard(app, asha, full);
    await design(card._id, { [name]: false });
    for (const ref of [card._id, `slug/${card.slug}`]) {
      const { json } = await show(ref, ravi);
      expect(json).toMatchObject(hidden);
      expect(json.customization[name]).toBe(false);
    }
    const { customization: _public, ...before } = card;
    expect((await show(card._id, asha)).json).toMatchObject(before);
  });
});

describe("a design", () => {
  test("is used while the plan is live; then the default is back, but nothing hidden is shown again", async () => {
    const farah = await app.signIn("Farah Siddiqui", { premium: true });
    const card = await makeCard(app, farah, { directLeads: true });
    await design(card._id, { primaryColor: "#123456", showPersonalContact: false });
    expect((await show(card._id)).json).toMatchObject({
      phone: "",
      directLeads: true,
      customization: { primaryColor: "#123456", showPersonalContact: false },
    });
    await endPlan(app, farah);
    expect((await show(card._id)).json).toMatchObject({
      phone: "",
      directLeads: false,
      customization: { primaryColor: "#2563eb", showPersonalContact: false },
    });
    // Her form shows the card as others see it; her choices are stored for the next plan.
    expect((await show(card._id, farah)).json).toMatchObject({
      directLeads: true,
      customization: { primaryColor: "#2563eb", showPersonalContact: false },
    });
    const saved = await app.call("GET", `/api/card-customization/${card._id}`, { as: farah });
    expect(saved.json).toMatchObject({ primaryColor: "#123456" });
  });

  test("is read completely by its owner, and by nobody else", async () => {
    const card = await makeCard(app, asha);
    const read = (as: Person) => app.call("GET", `/api/card-customization/${card._id}`, { as });
    expect(await read(asha)).toMatchObject({ status: 200, json: DEFAULT_CUSTOMIZATION });
    await design(card._id, { fontSize: 20 });
    expect((await read(asha)).json).toEqual({ ...DEFAULT_CUSTOMIZATION, fontSize: 20 });
    expect(await read(ravi)).toMatchObject({ status: 404, json: { message: CARD_TEXT.notFound } });
  });
});
