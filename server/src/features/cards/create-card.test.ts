import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { CARD_PLACEHOLDER } from "@cardplaza/contract/cards/card-rules";
import { SOCIAL_LINK_TEXT } from "@cardplaza/contract/links/social-links";
import { OWN_CARD_TEXT } from "@cardplaza/contract/cards/own-card-words";
import { UPLOAD_TEXT } from "@cardplaza/contract/uploads/upload-words";
import { slugOfName } from "@cardplaza/contract/slugs/slug-of-name";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { listOf } from "../notifications/notify.fixtures.ts";
import * as files from "../uploads/files.fixtures.ts";
import { sendFile } from "../uploads/upload.fixtures.ts";
import { cards } from "./cards.table.ts";
import { COMPLETE, makeCard } from "./card.fixtures.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;

beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
});

const create = (as: Person, body: unknown) => app.send("POST", "/api/business-cards", { as, body });
const listed = async (as: Person) => (await app.call("GET", "/api/business-cards", { as })).json;
const countOf = ({ member }: Person) => app.db.$count(cards, eq(cards.ownerId, member.id));
const pictureOf = async (as: Person) => (await sendFile(app, await files.jpegFrom(), { as })).url;

describe("creating a card", () => {
  test("needs only a name; the rest is filled with placeholders, so the card is incomplete", async () => {
    const { status, json } = await create(asha, { name: "  Asha   Menon " });
    expect(status).toBe(201);
    expect(json).toMatchObject({
      name: "Asha Menon",
      ...CARD_PLACEHOLDER,
      type: "personal",
      user_id: asha.member.id,
      slug: slugOfName({ name: "Asha Menon", _id: json._id }),
      theme: "modern",
      services: [],
      gallery: [],
      contactFormEnabled: true,
      directLeads: false,
      isOwner: true,
      isIncomplete: true,
      views: 0,
    });
    expect(json._id).toMatch(/^[0-9a-z]{20}$/);
  });

  test("saves every field, cleaned", async () => {
    const [portrait, product] = [await pictureOf(asha), await pictureOf(asha)];
    const given = {
      name: "Asha Menon",
      role: "Interior designer",
      company: "Menon Interiors",
      email: "asha@menon.example",
      phone: "98765 43210",
      business_phone: "020 2612 3456",
      business_email: "Studio@Menon.example",
      address: "4 Koregaon Park\nPune",
      website: "menon.example",
      linkedin_url: "https://www.linkedin.com/in/asha",
      shortDescription: "Homes\u200B that breathe",
      profile_image: portrait,
      gallery: [portrait],
      services: ["Consultation", { name: "Kitchen", price: 150000.5, duration: "6 weeks" }],
      products: [{ name: "Lamp", price: 1200, image: product }],
      theme: "creative",
    };
    const { json } = await create(asha, given);
    expect(json).toMatchObject({
      ...given,
      phone: "+919876543210",
      business_phone: "+912026123456",
      business_email: "studio@menon.example",
      website: "https://menon.example",
      shortDescription: "Homes that breathe",
      services: [
        "Consultation",
        { name: "Kitchen", price: 150000.5, duration: "6 weeks", description: "", category: "" },
      ],
      isIncomplete: false,
    });
    expect((await app.call("GET", `/api/business-cards/${json._id}`, { as: asha })).json).toEqual({
      ...json,
      profilePath: `/profile/${asha.member.id}`,
    });
  });

  test("notifies its owner", async () => {
    const card = await makeCard(app, asha);
    expect((await listOf(app, asha)).notifications).toMatchObject([
      { type: "card_created", targetUrl: `/card/${card.slug}` },
    ]);
    expect((await listOf(app, ravi)).notifications).toEqual([]);
  });

  test("needs a sign-in", async () => {
    expect((await app.call("POST", "/api/business-cards", { body: { name: "Asha" } })).status).toBe(401);
  });

  test("with the same Idempotency-Key creates one card", async () => {
    const send = () =>
      app.call("POST", "/api/business-cards", {
        as: asha,
        body: { name: "Asha" },
        headers: { "idempotency-key": "one" },
      });
    const responses = [await send(), await send()];
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    expect(responses[0]?.json).toEqual(responses[1]?.json);
    expect(await countOf(asha)).toBe(1);
  });
});

describe("kinds of cards", () => {
  test("the first is the main card, further ones are business-owner cards", async () => {
    const [first, second] = [
      await makeCard(app, asha),
      await makeCard(app, asha, { company: "Second Studio" }),
    ];
    expect(await listed(asha)).toMatchObject([
      { _id: first._id, type: "personal", isOwner: true, views: 0 },
      { _id: second._id, type: "business", isOwner: false, company: "Second Studio" },
    ]);
    expect((await app.call("GET", "/api/business-cards/", { as: asha })).json).toEqual(await listed(asha));
    expect((await app.call("GET", "/api/business-cards/user", { as: asha })).json).toEqual({
      businessCards: await listed(asha),
    });
    expect((await app.call("GET", "/api/user-profile", { as: asha })).json.cardId).toBe(first._id);
    expect(await listed(ravi)).toEqual([]);
  });

  test("of ten created at once exactly one is main", async () => {
    await Promise.all(Array.from({ length: 10 }, () => makeCard(app, asha)));
    const all: { type: string; isOwner: boolean }[] = await listed(asha);
    expect(all.filter(({ isOwner }) => isOwner)).toHaveLength(1);
    expect(all.map(({ type }) => type)).toEqual(["personal", ...Array<string>(9).fill("business")]);
  });
});

test("a handle is stored as the address of its page", async () => {
  const { json } = await create(asha, { name: "Asha", linkedin_url: "@asha", instagram_url: "asha.menon" });
  expect(json).toMatchObject({
    linkedin_url: "https://www.linkedin.com/in/asha",
    instagram_url: "https://www.instagram.com/asha.menon",
  });
});

describe("what is refused, at its field", () => {
  test.each([
    ["no name", "name", ""],
    ["an invisible name", "name", "\u200B \n"],
    ["a name too long", "name", "n".repeat(81)],
    ["a list as a name", "name", ["Asha"]],
    ["a role too long", "role", "r".repeat(121)],
    ["a short description too long", "shortDescription", "s".repeat(161)],
    ["a long description too long", "longDescription", "l".repeat(2001)],
    ["notes too long", "custom_notes", "c".repeat(501)],
    ["no e-mail address", "email", "asha at menon"],
    ["words as a phone", "phone", "call me"],
    ["two digits as a phone", "business_phone", "12"],
    ["an unknown theme", "theme", "neon"],
    ["a text as a switch", "contactFormEnabled", "yes"],
    ["51 services", "services", Array<string>(51).fill("Consultation")],
    ["21 pictures", "gallery", Array<string>(21).fill(`/files/${"a".repeat(20)}/10x10.webp`)],
  ])("%s", async (_what, field, value) => {
    const { status, json } = await create(asha, { name: "Asha Menon", [field]: value });
    expect(status).toBe(400);
    expect(Object.keys(json.fields)).toEqual([field]);
    expect(await countOf(asha)).toBe(0);
  });

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "\u0001javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "file:///etc/passwd",
    "ftp://example.com",
    "https://user:secret@example.com",
    "https://exa\u0007mple.com",
    "not a link",
  ])("the link %j, in every link field", async (link) => {
    const socials = ["linkedin_url", "twitter_url", "facebook_url", "instagram_url", "youtube_url"];
    const fields = ["website", ...socials];
    const { status, json } = await create(asha, {
      name: "Asha",
      ...Object.fromEntries(fields.map((field) => [field, link])),
    });
    expect(status).toBe(400);
    expect(json.fields).toEqual({
      ...Object.fromEntries(socials.map((field) => [field, SOCIAL_LINK_TEXT.bad])),
      website: OWN_CARD_TEXT.badLink,
    });
  });

  test("a website without a public name", async () => {
    const { json } = await create(asha, { name: "Asha", website: "localhost" });
    expect(json.fields).toEqual({ website: OWN_CARD_TEXT.badLink });
  });

  test.each([-1, 0.005, 1e12, "500"])("a price of %j", async (price) => {
    const { status, json } = await create(asha, { name: "Asha", products: [{ name: "Lamp", price }] });
    expect(status).toBe(400);
    expect(Object.keys(json.fields)).toEqual(["products.0.price"]);
  });

  test.each([
    "views",
    "user_id",
    "ownerId",
    "type",
    "kind",
    "isOwner",
    "_id",
    "id",
    "slug",
    "plan",
    "holderId",
    "created_at",
    "deletedAt",
    "verified",
    "constructor",
  ])("a planted %s", async (field) => {
    const { status, json } = await create(asha, { name: "Asha", [field]: "x" });
    expect([status, json.fields]).toEqual([400, { [field]: "This field is not known." }]);
    expect(await countOf(asha)).toBe(0);
  });

  test("direct leads on the free plan", async () => {
    const { status, json } = await create(asha, { name: "Asha", directLeads: true });
    expect([status, json.code, json.feature]).toEqual([403, "PREMIUM_REQUIRED", "Direct leads"]);
    const farah = await app.signIn("Farah Siddiqui", { premium: true });
    expect((await create(farah, { name: "Farah", directLeads: true })).json.directLeads).toBe(true);
  });

  test("pictures of Ravi or from other sites", async () => {
    const [own, ravis] = [await pictureOf(asha), await pictureOf(ravi)];
    const { status, json } = await create(asha, {
      name: "Asha",
      profile_image: ravis,
      business_logo: own,
      gallery: [own, ravis],
      products: [{ name: "Lamp", image: ravis }],
    });
    expect(status).toBe(400);
    expect(json.fields).toEqual({
      profile_image: UPLOAD_TEXT.notYourPicture,
      "gallery.1": UPLOAD_TEXT.notYourPicture,
      "products.0.image": UPLOAD_TEXT.notYourPicture,
    });
    expect((await create(asha, { name: "Asha", profile_image: "https://evil.example/x.webp" })).status).toBe(
      400,
    );
  });

  test("markup is text, and stays text", async () => {
    const hostile = `</script><img src=x onerror=alert(1)>`;
    const fields = {
      name: hostile,
      company: hostile,
      address: hostile,
      services: [hostile],
      custom_notes: hostile,
    };
    const { json } = await create(asha, { ...COMPLETE, ...fields });
    expect(json).toMatchObject(fields);
    expect(json.slug).toBe(`script-img-src-x-onerror-alert-1-${json._id}`);
  });
});
