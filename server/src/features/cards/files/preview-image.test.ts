import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { PREVIEW_IMAGE } from "@cardplaza/contract/cards/card-files";
import { CARD_THEMES } from "@cardplaza/contract/cards/card-rules";
import { contrast } from "@cardplaza/contract/cards/colour-rules";
import { DEFAULT_CUSTOMIZATION } from "@cardplaza/contract/cards/customization/customization";
import { drawable, drawText } from "../../../platform/pictures/draw-text.ts";
import { previewColours } from "./preview-colours.ts";
import { drawPreview } from "./preview-image.ts";

const colours = previewColours(DEFAULT_CUSTOMIZATION);
const asha = {
  name: "Asha Sharma",
  role: "Director",
  company: "Sharma Textiles",
  theme: "modern" as const,
  colours,
};
const photo = () =>
  sharp({ create: { width: 500, height: 700, channels: 3, background: "#00ff00" } })
    .jpeg()
    .toBuffer();
const style = { weight: "SemiBold" as const, colour: "#000000", sizes: [60], width: 2000, height: 200 };

/** The number of pixels that a text covers. */
async function inkOf(text: string) {
  const { input } = await drawText(text, style);
  const { data } = await sharp(input).extractChannel("alpha").raw().toBuffer({ resolveWithObject: true });
  return data.reduce((sum, alpha) => sum + alpha, 0) / 255;
}

async function partOf(image: Buffer, area: { left: number; top: number; width: number; height: number }) {
  return sharp(image).extract(area).raw().toBuffer();
}

describe("a preview image", () => {
  test.each(CARD_THEMES)(
    "of a %s card is a small JPEG of the right size, with a portrait or a letter",
    async (theme) => {
      for (const portrait of [await photo(), null]) {
        const image = await drawPreview({ ...asha, theme }, portrait);
        const { width, height, format } = await sharp(image).metadata();
        expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });
        expect(image.length).toBeLessThan(PREVIEW_IMAGE.maxBytes);
      }
    },
  );

  test("shows the portrait in its circle", async () => {
    const [red = 255, green = 0] = await partOf(await drawPreview(asha, await photo()), {
      left: 250,
      top: 315,
      width: 1,
      height: 1,
    });
    expect(green - red).toBeGreaterThan(200);
  });

  test("of the longest texts stays small, inside and off the product's mark", async () => {
    const long = { ...asha, name: "W".repeat(80), role: "M W ".repeat(30), company: "Wm".repeat(60) };
    for (const theme of CARD_THEMES) {
      const image = await drawPreview({ ...long, theme }, null);
      expect(image.length).toBeLessThan(PREVIEW_IMAGE.maxBytes);
      const right = { left: 1124, top: 200, width: 30, height: 330 };
      const short = await drawPreview({ ...asha, name: "A", role: "", company: "", theme }, null);
      expect(await partOf(image, right)).toEqual(await partOf(short, right));
    }
  });

  test("draws markup as text", async () => {
    const image = await drawPreview(
      { ...asha, name: '<span size="900000">&amp;</b>', role: "&", company: "<i>" },
      null,
    );
    expect(image.length).toBeGreaterThan(10_000);
  });

  test("without a name that can be drawn is still an image", async () => {
    expect(drawable("王小明 😀")).toBe("");
    expect((await drawPreview({ ...asha, name: "王小明" }, null)).length).toBeGreaterThan(10_000);
  });
});

describe("text in a picture", () => {
  test.each(["आशा", "আশা", "ਆਸ਼ਾ", "આશા", "ଆଶା", "ஆஷா", "ఆశా", "ಆಶಾ", "ആശ", "آشا", "Ąşhâ", "Άσα", "Аша"])(
    "draws %s",
    async (name) => {
      expect(drawable(name)).toBe(name);
      expect(await inkOf(name)).toBeGreaterThan(300);
    },
  );

  test("joins the letters of Devanagari", async () => {
    const width = async (text: string) => (await drawText(text, style)).width;
    // If the virama were drawn as a separate stroke, both would be as wide as their letters.
    expect(await width("क्ष")).toBeLessThan((await width("क")) + (await width("ष")));
    expect(await width("श्री")).toBeLessThan((await width("श")) + (await width("री")));
  });

  test("shrinks before it breaks a word, and ends in an ellipsis when nothing else helps", async () => {
    const box = { ...style, sizes: [60, 40], width: 300, height: 60 };
    expect((await drawText("Asha", box)).height).toBeGreaterThan(40);
    expect((await drawText("Venkatanara", box)).width).toBeLessThanOrEqual(300);
    const cut = await drawText("Asha Devi ".repeat(30), box);
    expect(cut.height).toBeLessThanOrEqual(60);
    expect((await drawText("श्रीवास्तव".repeat(12), box)).height).toBeLessThanOrEqual(60);
  });
});

describe("the colours of a preview", () => {
  const pairs = ["#ffffff", "#000000", "#777777", "#808080", "#ff0000", "#fde047", "#2563eb", "#2563eb80"];

  test.each(pairs)("are readable on %s, whatever was chosen", (backgroundColor) => {
    for (const colour of pairs) {
      const chosen = previewColours({
        ...DEFAULT_CUSTOMIZATION,
        backgroundColor,
        textColor: colour,
        primaryColor: colour,
      });
      for (const text of [chosen.ink, chosen.muted, chosen.emphasis]) {
        expect(contrast(text, chosen.paper)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test.each([
    [["#ffffff", "#000000"]],
    [["#000000", "#ffffff"]],
    [["#777777", "#787878"]],
    [["#ff0000", "#00ff00", "#0000ff"]],
  ])("are readable all along the gradient %j", (colors) => {
    const gradient = { ...DEFAULT_CUSTOMIZATION.gradient, enabled: true, colors };
    const chosen = previewColours({ ...DEFAULT_CUSTOMIZATION, gradient });
    for (const paper of chosen.papers) {
      expect(
        Math.min(...[chosen.ink, chosen.muted, chosen.emphasis].map((text) => contrast(text, paper))),
      ).toBeGreaterThanOrEqual(4.5);
    }
  });
});
