import fc from "fast-check";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { cardColours } from "@cardplaza/contract/cards/card-colour-rules";
import { contrast, leastContrast } from "@cardplaza/contract/cards/colour-rules";
import {
  DEFAULT_CUSTOMIZATION,
  type ThemeSuggestion,
} from "@cardplaza/contract/cards/customization/customization";
import {
  CUSTOMIZATION_TEXT,
  THEMES_A_DAY,
} from "@cardplaza/contract/cards/customization/customization-words";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { makeCard } from "../card.fixtures.ts";
import { sendFile } from "../../uploads/upload.fixtures.ts";

const app = await sharedTestApp();
let farah: Person;
let card: { _id: string };

beforeEach(async () => {
  farah = await app.signIn("Farah Siddiqui", { premium: true });
  card = await makeCard(app, farah);
});

const ask = (body: object, as: Person = farah, id = card._id) =>
  app.send("POST", `/api/card-customization/${id}/ai-theme`, { as, body });

function expectReadable({ customization, contrast: said }: ThemeSuggestion) {
  const { textColor, backgroundColor, primaryColor, secondaryColor, accentColor, gradient } = customization;
  for (const colour of [
    textColor,
    backgroundColor,
    primaryColor,
    secondaryColor,
    accentColor,
    ...gradient.colors,
  ])
    expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  expect(contrast(textColor, backgroundColor)).toBeGreaterThanOrEqual(4.5);
  expect(said).toBeGreaterThanOrEqual(4.5);
  const shown = cardColours(customization);
  expect(shown.ink).toBe(textColor);
  for (const text of [shown.ink, shown.muted, shown.link])
    expect(leastContrast(text, shown.papers)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(shown.onPrimary, shown.primary)).toBeGreaterThanOrEqual(4.5);
}

async function logoOf(background: string, spot: string) {
  const dot = { input: { create: { width: 120, height: 120, channels: 3 as const, background: spot } } };
  const png = await sharp({ create: { width: 200, height: 200, channels: 3, background } })
    .composite([dot])
    .png()
    .toBuffer();
  return (await sendFile(app, png, { as: farah, purpose: "logo" })).url;
}

describe("themes from a sentence", () => {
  test("are four, readable, different, and change nothing yet", async () => {
    const { status, json } = await ask({ prompt: "calm law firm, dark green", useLogo: false, seed: 7 });
    expect(status).toBe(200);
    expect(json.suggestions).toHaveLength(4);
    json.suggestions.forEach(expectReadable);
    expect(new Set(json.suggestions.map(({ name }: ThemeSuggestion) => name)).size).toBe(4);
    expect(json.suggestions[0]!.name).toMatch(/^Deep Green/);
    expect(json.suggestions[0]!.customization.fontFamily).toBe("Lora");
    const read = await app.call("GET", `/api/card-customization/${card._id}`, { as: farah });
    expect(read.json).toEqual(DEFAULT_CUSTOMIZATION);
  });

  test("are the same for the same seed, and different for another", async () => {
    const request = { prompt: "sunny bakery", useLogo: false };
    const first = (await ask({ ...request, seed: 11 })).json;
    expect((await ask({ ...request, seed: 11 })).json).toEqual(first);
    expect((await ask({ ...request, seed: 12 })).json.suggestions).not.toEqual(first.suggestions);
    const unseeded = (await ask(request)).json;
    expect((await ask({ ...request, seed: unseeded.seed })).json).toEqual(unseeded);
  });

  test("leave out what the member switched off, and include their logo", async () => {
    const body = new FormData();
    body.set("customization", JSON.stringify({ showGallery: false, logoPosition: "center" }));
    await app.call("POST", `/api/card-customization/${card._id}`, { as: farah, body });
    const { json } = await ask({ prompt: "bold red gym", useLogo: false });
    for (const { customization } of json.suggestions)
      expect(customization).toMatchObject({ showGallery: false, logoPosition: "center" });
  });

  test("follow the words: dark is dark, green is green", async () => {
    const [night] = (await ask({ prompt: "midnight jewellery", useLogo: false, seed: 1 })).json.suggestions;
    expect(contrast(night!.customization.backgroundColor, "#000000")).toBeLessThan(2);
    const [green] = (await ask({ prompt: "green garden", useLogo: false, seed: 1 })).json.suggestions;
    const [r, g, b] = [1, 3, 5].map((at) =>
      parseInt(green!.customization.primaryColor.slice(at, at + 2), 16),
    );
    expect(g).toBeGreaterThan(Math.max(r ?? 0, b ?? 0));
  });
});

describe("themes from the logo", () => {
  test("take its colour before that of the words", async () => {
    const red = await makeCard(app, farah, { business_logo: await logoOf("#ffffff", "#c8102e") });
    const { json } = await ask({ prompt: "calm blue studio", useLogo: true, seed: 3 }, farah, red._id);
    json.suggestions.forEach(expectReadable);
    expect(json.note).toBeUndefined();
    const [r, , b] = [1, 3, 5].map((at) =>
      parseInt(json.suggestions[0]!.customization.primaryColor.slice(at, at + 2), 16),
    );
    expect(r).toBeGreaterThan((b ?? 0) * 1.5);
  });

  test("of a grey logo are neutral greys, and say so", async () => {
    const grey = await makeCard(app, farah, { business_logo: await logoOf("#f4f4f4", "#555555") });
    const { json } = await ask({ prompt: "bright pink party", useLogo: true, seed: 3 }, farah, grey._id);
    expect(json.note).toBe(CUSTOMIZATION_TEXT.greyLogo);
    json.suggestions.forEach(expectReadable);
    for (const { name, customization } of json.suggestions as ThemeSuggestion[]) {
      expect(name).toMatch(/^Neutral/);
      for (const colour of [
        customization.primaryColor,
        customization.backgroundColor,
        customization.accentColor,
      ]) {
        const channels = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
        expect(Math.max(...channels) - Math.min(...channels)).toBeLessThan(6);
      }
    }
  });

  test("without a logo come from the words, and say so", async () => {
    const { json } = await ask({ prompt: "calm blue studio", useLogo: true });
    expect(json.note).toBe(CUSTOMIZATION_TEXT.noLogo);
    expect(json.suggestions).toHaveLength(4);
  });
});

describe("what is refused", () => {
  test.each([
    { prompt: "ab", useLogo: false },
    { prompt: "  a  ", useLogo: false },
    { prompt: "x".repeat(301), useLogo: false },
    { prompt: ["blue"], useLogo: false },
    { useLogo: false },
    { prompt: "calm", useLogo: "yes" },
    { prompt: "calm", useLogo: false, seed: -1 },
    { prompt: "calm", useLogo: false, seed: 1.5 },
    { prompt: "calm", useLogo: false, plan: "premium" },
  ])("%j", async (body) => {
    expect((await ask(body)).status).toBe(400);
  });

  test("other members, the free plan and visitors", async () => {
    const request = { prompt: "calm law firm", useLogo: false };
    expect((await ask(request, await app.signIn("Ravi Kulkarni", { premium: true }))).status).toBe(404);
    const meera = await app.signIn("Meera Iyer");
    const hers = await makeCard(app, meera);
    expect(await ask(request, meera, hers._id)).toMatchObject({
      status: 403,
      json: { code: "PREMIUM_REQUIRED", feature: "AI card theme editor" },
    });
  });

  test("the twenty-first of a day, over all cards of the member", async () => {
    const other = await makeCard(app, farah);
    const request = { prompt: "calm law firm", useLogo: false };
    await ask({ prompt: "x", useLogo: false });
    for (let at = 0; at < THEMES_A_DAY; at++)
      expect((await ask(request, farah, at % 2 ? other._id : card._id)).status).toBe(200);
    const { status, json, headers } = await ask(request);
    expect({ status, message: json.message }).toEqual({
      status: 429,
      message: CUSTOMIZATION_TEXT.themesUsedUp,
    });
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(3600);
  });
});

test("fifty random prompts all give readable cards", async () => {
  const word = fc.constantFrom(
    ..."dark deep neon yellow white grey lime pink black calm vibrant luxury minimal gym law cream pale toString".split(
      " ",
    ),
  );
  const prompts = fc.oneof(
    fc.array(word, { minLength: 2, maxLength: 8 }).map((words) => words.join(" ")),
    fc.string({ minLength: 3, maxLength: 60, unit: "grapheme" }),
  );
  let people = 0;
  let asker = farah;
  let theirs = card._id;
  let asked = 0;
  await fc.assert(
    fc.asyncProperty(prompts, fc.nat(2_147_483_647), async (prompt, seed) => {
      fc.pre(prompt.trim().length >= 3);
      if (asked++ % THEMES_A_DAY === 0) {
        asker = await app.signIn(`Member ${++people}`, { premium: true });
        theirs = (await makeCard(app, asker))._id;
      }
      const { status, json } = await ask({ prompt, useLogo: false, seed }, asker, theirs);
      // Text of invisible characters only is too short once it is cleaned.
      if (status === 400) return;
      expect(status).toBe(200);
      expect(json.suggestions).toHaveLength(4);
      json.suggestions.forEach(expectReadable);
    }),
    { numRuns: 50, endOnFailure: true },
  );
});
