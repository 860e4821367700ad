import { expect, test } from "vitest";
import { cardColours, chosenContrast } from "./card-colour-rules.ts";
import {
  alphaOf,
  calmed,
  contrast,
  leastContrast,
  readable,
  readableOn,
  readHex,
  withAlpha,
} from "./colour-rules.ts";
import { DEFAULT_CUSTOMIZATION } from "./customization/customization-defaults.ts";

test("a colour is read in its short or long form, and any other text is null", () => {
  expect(["#ABC", "2563EB", " #2563eb80 ", "#2563ebff"].map(readHex)).toEqual([
    "#aabbcc",
    "#2563eb",
    "#2563eb80",
    "#2563eb",
  ]);
  for (const wrong of ["", "#", "#12", "#12345", "red", "rgb(0,0,0)", "#2563eb;x", "#ggg", "url(x)"])
    expect(readHex(wrong)).toBeNull();
});

test("alpha is clamped to 0..1", () => {
  expect(withAlpha("#2563eb", 2)).toBe("#2563eb");
  expect(withAlpha("#2563eb", -1)).toBe("#2563eb00");
  expect(withAlpha("#2563eb80", 0.5)).toBe("#2563eb80");
  expect(withAlpha("#2563eb", Number.NaN)).toBe("#2563eb");
  expect(alphaOf("#2563eb00")).toBe(0);
});

test("text on a colour can always be read", () => {
  for (const colour of ["#2563eb", "#06b6d4", "#facc15", "#000000", "#ffffff", "#7f7f7f", "#767676"])
    expect(contrast(colour, readableOn(colour))).toBeGreaterThanOrEqual(4.5);
});

test("a colour that cannot be read changes as little as possible", () => {
  expect(readable("#1f2937", ["#ffffff"])).toBe("#1f2937");
  const grey = readable("#cccccc", ["#ffffff"]);
  expect(contrast(grey, "#ffffff")).toBeGreaterThanOrEqual(4.5);
  expect(grey).not.toBe("#000000");
});

test("a gradient from white to black is reduced until text can be read on all of it", () => {
  const papers = calmed(["#ffffff", "#000000"]);
  expect(papers[0]).toBe("#ffffff");
  expect(leastContrast("#000000", papers)).toBeGreaterThanOrEqual(4.5);
});

test("grey on grey, glass on glass and every gradient leave a readable card", () => {
  const wild = ["#777777", "#ff0000", "#00ff00", "#0000ff", "#ffff0080", "#00000000", "#808080", "#123456"];
  for (const backgroundColor of wild)
    for (const textColor of wild)
      for (const backgroundType of ["solid", "gradient"] as const) {
        const gradient = {
          enabled: false,
          direction: "to-right" as const,
          colors: [backgroundColor, textColor],
        };
        const design = { ...DEFAULT_CUSTOMIZATION, backgroundColor, textColor, backgroundType, gradient };
        const { papers, ink, muted, link, contactHeading, contactIcon, onPrimary, primary } = cardColours({
          ...design,
          primaryColor: textColor,
          secondaryColor: backgroundColor,
        });
        for (const text of [ink, muted, link, contactHeading])
          expect(leastContrast(text, papers)).toBeGreaterThanOrEqual(4.5);
        expect(leastContrast(contactIcon, papers)).toBeGreaterThanOrEqual(3);
        expect(contrast(onPrimary, primary)).toBeGreaterThanOrEqual(4.5);
      }
});

test("the free look is shown as it is", () => {
  expect(cardColours(DEFAULT_CUSTOMIZATION)).toMatchObject({
    ink: "#1f2937",
    link: "#2563eb",
    onPrimary: "#ffffff",
    papers: ["#ffffff"],
  });
  expect(chosenContrast(DEFAULT_CUSTOMIZATION)).toBeGreaterThan(14);
});
