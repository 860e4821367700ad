import { DEFAULT_CUSTOMIZATION } from "@cardplaza/contract/cards/customization/customization-defaults";
import { expect, test } from "vitest";
import { lookOf } from "./apply-theme.ts";
import { coloursFrom } from "./palette-rules.ts";
import { readPercent } from "./read-percent.ts";

test("a palette is applied in its order, with white and the first colour standing in", () => {
  const [a, b, c, d, e] = ["#111111", "#222222", "#333333", "#444444", "#555555"] as const;
  const whole = { primaryColor: a, secondaryColor: b, backgroundColor: c, accentColor: d };
  expect(coloursFrom([a, b, c, d, e])).toEqual(whole);
  expect(coloursFrom([a, b, c])).toEqual({ ...whole, accentColor: a });
  expect(coloursFrom([a, b])).toEqual({ ...whole, backgroundColor: "#ffffff", accentColor: a });
  expect(coloursFrom([a])).toBeNull();
  expect(coloursFrom([])).toBeNull();
});

test("a percentage is clamped to 0..100", () => {
  expect(["0", "50", "100", "250", "-5", "33.5", "12,5", "40 %"].map(readPercent)).toEqual([
    0, 50, 100, 100, 0, 33.5, 12.5, 40,
  ]);
  expect(["", "abc", "1e3", "--1"].map(readPercent)).toEqual([null, null, null, null]);
});

test("a theme changes the look, not what the member shows", () => {
  const look = lookOf({ ...DEFAULT_CUSTOMIZATION, primaryColor: "#123456", showQR: false, logo: "x" });
  expect(look).toMatchObject({ primaryColor: "#123456", fontFamily: "Inter" });
  for (const field of ["showQR", "showLogo", "logo", "logoPosition", "fontSize"])
    expect(look).not.toHaveProperty(field);
});
