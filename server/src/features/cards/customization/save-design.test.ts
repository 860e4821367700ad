import { beforeEach, describe, expect, test } from "vitest";
import { CARD_TEXT } from "@cardplaza/contract/cards/card-rules";
import { DEFAULT_CUSTOMIZATION } from "@cardplaza/contract/cards/customization/customization";
import { COLOUR_PROBLEM } from "@cardplaza/contract/cards/customization/customization-words";
import { UPLOAD_TEXT } from "@cardplaza/contract/uploads/upload-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { makeCard, makeTeamCard } from "../card.fixtures.ts";
import { endPlan, endPlanAt } from "../../plan/plan.fixtures.ts";
import { html, jpegFrom, picture, svg } from "../../uploads/files.fixtures.ts";
import { sendFile } from "../../uploads/upload.fixtures.ts";
import { uploads } from "../../uploads/uploads.table.ts";

const app = await sharedTestApp();
let farah: Person;
let ravi: Person;
let card: { _id: string; slug: string };

beforeEach(async () => {
  farah = await app.signIn("Farah Siddiqui", { premium: true });
  ravi = await app.signIn("Ravi Kulkarni", { premium: true });
  card = await makeCard(app, farah, { name: "Farah Siddiqui" });
});

const path = (id = card._id) => `/api/card-customization/${id}`;
const read = async (as = farah) => (await app.call("GET", path(), { as })).json;
const seen = async () => (await app.call("GET", `/api/business-cards/slug/${card.slug}`)).json.customization;

function save(
  customization: unknown,
  { as = farah, logo, id }: { as?: Person; logo?: File; id?: string } = {},
) {
  const body = new FormData();
  body.set(
    "customization",
    typeof customization === "string" ? customization : JSON.stringify(customization),
  );
  if (logo) body.set("logo", logo);
  return app.call("POST", path(id), { as, body });
}

const WHOLE = {
  primaryColor: "#9f1239",
  secondaryColor: "#d1325f",
  backgroundColor: "#fffafa",
  textColor: "#3d0a19",
  accentColor: "#d1325fcc",
  fontFamily: "Playfair Display",
  fontSize: 18,
  fontWeight: "medium",
  layout: "classic",
  cardShape: "pill",
  borderRadius: 24,
  shadow: false,
  showQR: false,
  showPersonalContact: true,
  showBusinessContact: false,
  showSocialMedia: false,
  showProducts: false,
  showServices: false,
  showGallery: false,
  showLogo: true,
  logoPosition: "center",
  backgroundType: "gradient",
  gradient: { enabled: true, direction: "to-bottom-right", colors: ["#fff5f5", "#ffe4e6", "#fecdd3"] },
  logo: null,
};

describe("Save Design", () => {
  test("saves every field, and every visitor sees it at once", async () => {
    expect(await seen()).toEqual(DEFAULT_CUSTOMIZATION);
    expect(await save(WHOLE)).toMatchObject({ status: 200, json: WHOLE });
    expect(await read()).toEqual(WHOLE);
    expect(await seen()).toEqual(WHOLE);
  });

  test("changes only what was sent, and writes short colours in full", async () => {
    await save({ primaryColor: "#ABC", gradient: { direction: "to-top" } });
    const { json } = await save({ fontSize: 20, gradient: { colors: ["#111", "#222222"] } });
    expect(json).toEqual({
      ...DEFAULT_CUSTOMIZATION,
      primaryColor: "#aabbcc",
      fontSize: 20,
      gradient: { enabled: false, direction: "to-top", colors: ["#111111", "#222222"] },
    });
  });

  test("accepts a logo; it stays until it is replaced or removed", async () => {
    const logo = new File([new Uint8Array(await picture().png().toBuffer())], "mark.png", {
      type: "image/png",
    });
    const { json } = await save({ showLogo: true }, { logo });
    expect(json.logo).toMatch(/^\/files\/[0-9a-z]{20}\/1000x600\.webp$/);
    expect((await app.call("GET", json.logo)).status).toBe(200);
    expect((await save({ fontSize: 14 })).json.logo).toBe(json.logo);
    expect((await save({ logo: json.logo })).status).toBe(200);
    expect((await save({ logo: null })).json.logo).toBeNull();
  });

  test("accepts an uploaded logo of the member, and of nobody else", async () => {
    const { url } = await sendFile(app, await jpegFrom(), { as: farah, purpose: "logo" });
    const stolen = await sendFile(app, await jpegFrom(), { as: ravi, purpose: "logo" });
    expect((await save({ logo: url })).json.logo).toBe(url);
    expect(await save({ logo: stolen.url })).toMatchObject({
      status: 400,
      json: { fields: { "customization.logo": UPLOAD_TEXT.notYourPicture } },
    });
    expect((await save({ logo: "https://evil.example/logo.png" })).status).toBe(400);
  });

  test.each([
    ["an SVG", svg, "mark.svg", "image/svg+xml", 415],
    ["a page that says it is a PNG", html, "mark.png", "image/png", 400],
  ])("refuses %s as a logo", async (_, bytes, name, type, status) => {
    const before = await app.db.$count(uploads);
    const logo = new File([new Uint8Array(bytes)], name, { type });
    expect((await save({ fontSize: 13 }, { logo })).status).toBe(status);
    expect(await app.db.$count(uploads)).toBe(before);
    expect(await read()).toEqual(DEFAULT_CUSTOMIZATION);
  });

  test("refuses a WebP as a logo, which the specification does not name", async () => {
    const webp = new File([new Uint8Array(await picture().webp().toBuffer())], "mark.webp", {
      type: "image/webp",
    });
    expect((await save({}, { logo: webp })).status).toBe(415);
  });

  test.each<[string, unknown]>([
    ["primaryColor", "red"],
    ["primaryColor", "#12345"],
    ["primaryColor", "2563eb"],
    ["backgroundColor", "#fff;background:url(https://evil.example)"],
    ["textColor", "rgb(0,0,0)"],
    ["accentColor", 255],
    ["fontFamily", "Comic Sans MS"],
    ["fontFamily", 'Inter"; } body { display: none'],
    ["fontSize", 11],
    ["fontSize", 23],
    ["fontSize", 14.5],
    ["fontSize", "16"],
    ["fontWeight", "900"],
    ["layout", "upside-down"],
    ["cardShape", "circle"],
    ["borderRadius", -1],
    ["borderRadius", 33],
    ["shadow", "yes"],
    ["showQR", 1],
    ["logoPosition", "behind"],
    ["backgroundType", "image"],
    ["gradient.direction", "45deg"],
    ["gradient.colors", ["#ffffff"]],
    ["gradient.colors", ["#000000", "#111111", "#222222", "#333333", "#444444", "#555555"]],
    ["logo", "javascript:alert(1)"],
    ["logo", "/files/../secrets"],
    ["owner", "me"],
    ["__proto__x", 1],
  ])("refuses %s %j", async (field, value) => {
    const [outer = "", inner] = field.split(".");
    const { status, json } = await save({ [outer]: inner ? { [inner]: value } : value });
    expect(status).toBe(400);
    expect(Object.keys(json.fields)[0]).toMatch(new RegExp(`^customization.${field.replaceAll(".", "\\.")}`));
    expect(await read()).toEqual(DEFAULT_CUSTOMIZATION);
  });

  test("explains what is wrong with a colour", async () => {
    expect((await save({ primaryColor: "blue" })).json.fields).toEqual({
      "customization.primaryColor": COLOUR_PROBLEM,
    });
  });

  test.each(["", "not json", "[]", "null", '"text"', "{"])("refuses the form %j", async (customization) => {
    expect((await save(customization)).status).toBe(400);
  });

  test("refuses JSON where a form is expected", async () => {
    expect((await app.call("POST", path(), { as: farah, body: { customization: {} } })).status).toBe(415);
  });

  test("twice at once loses nothing", async () => {
    const responses = await Promise.all([
      save({ primaryColor: "#112233" }),
      save({ secondaryColor: "#445566" }),
      save({ fontSize: 21 }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await read()).toMatchObject({ primaryColor: "#112233", secondaryColor: "#445566", fontSize: 21 });
  });

  test("works on a team card too", async () => {
    const team = await makeTeamCard(app, farah);
    expect((await save({ layout: "split" }, { id: team._id })).json.layout).toBe("split");
  });
});

describe("Reset", () => {
  test("restores the defaults, for visitors too", async () => {
    await save(WHOLE);
    expect(await app.call("DELETE", path(), { as: farah })).toMatchObject({
      status: 200,
      json: DEFAULT_CUSTOMIZATION,
    });
    expect(await read()).toEqual(DEFAULT_CUSTOMIZATION);
    expect(await seen()).toEqual(DEFAULT_CUSTOMIZATION);
    expect((await app.call("DELETE", path(), { as: farah })).status).toBe(200);
  });
});

describe("who may not", () => {
  test("another member does not find the card, and uploads nothing", async () => {
    const before = await app.db.$count(uploads);
    const logo = new File([new Uint8Array(await jpegFrom())], "mark.jpg", { type: "image/jpeg" });
    const notFound = { status: 404, json: { message: CARD_TEXT.notFound } };
    expect(await save(WHOLE, { as: ravi, logo })).toMatchObject(notFound);
    expect(await app.call("DELETE", path(), { as: ravi })).toMatchObject(notFound);
    expect(await save({}, { id: "zzzzzzzzzzzzzzzzzzzz" })).toMatchObject(notFound);
    expect(await app.db.$count(uploads)).toBe(before);
    expect(await read()).toEqual(DEFAULT_CUSTOMIZATION);
  });

  test("the free plan is asked to upgrade, a visitor to sign in", async () => {
    const meera = await app.signIn("Meera Iyer");
    const { _id } = await makeCard(app, meera);
    const premium = { status: 403, json: { code: "PREMIUM_REQUIRED", feature: "Card Personalization" } };
    expect(await save(WHOLE, { as: meera, id: _id })).toMatchObject(premium);
    // Reset to the free design is for everybody.
    expect((await app.call("DELETE", path(_id), { as: meera })).status).toBe(200);
    expect((await app.call("DELETE", path(_id))).status).toBe(401);
  });

  test("when the plan ends the free design is back at once, and nothing is lost", async () => {
    await save(WHOLE);
    const shown = async () => (await app.call("GET", `/api/business-cards/${card._id}`)).json.customization;
    const image = async () =>
      (await app.call("GET", `/api/business-cards/${card._id}/og.jpg`)).headers.get("etag");
    const chosen = await image();
    expect(await shown()).toMatchObject({ primaryColor: "#9f1239", layout: "classic" });
    await endPlan(app, farah);
    expect(await shown()).toEqual({
      ...DEFAULT_CUSTOMIZATION,
      showQR: false,
      showBusinessContact: false,
      showSocialMedia: false,
      showProducts: false,
      showServices: false,
      showGallery: false,
    });
    expect(await image()).not.toBe(chosen);
    expect((await save({ fontSize: 12 })).status).toBe(403);
    expect(await read()).toEqual(WHOLE);
    await endPlanAt(app, farah, new Date(Date.now() + DAY_MS));
    expect(await shown()).toEqual(WHOLE);
  });
});
